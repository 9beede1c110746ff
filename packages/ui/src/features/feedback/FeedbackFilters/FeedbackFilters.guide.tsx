import type { ComponentGuide } from '../../../testing/guide.ts';
import { FeedbackFilters } from './FeedbackFilters.tsx';

const TYPE = { role: 'combobox', name: 'Type' } as const;
const STATUS = { role: 'combobox', name: 'Status' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;

const COMPLAINTS = { type: 'Complaint', status: 'All' } as const;

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list of feedback is narrowed down by its type and by whether it is resolved.'],
  useInstead: [
    { when: 'A list of another kind is narrowed down', component: 'FilterBar' },
    { when: 'Skills are narrowed down', component: 'UserSkillFilters' },
    { when: 'Achievements are narrowed down', component: 'AchievementFilters' },
  ],
  anatomy: [
    { part: 'Type', is: 'All, then the seven types of feedback.' },
    { part: 'Status', is: 'All, Resolved or Not Resolved.' },
    { part: 'How many are left', is: 'read out when it changes.' },
    { part: 'Clear filters', is: 'takes both back; there while something is narrowed down.' },
  ],
  dos: [
    {
      do: <FeedbackFilters filter={COMPLAINTS} onFilter={doNothing} counts={{ shown: 3, all: 1204 }} />,
      dont: <FeedbackFilters filter={COMPLAINTS} onFilter={doNothing} counts={{ shown: 3, all: 3 }} />,
      why: 'As `count` give how many there are without the filters; otherwise nobody sees that something is left out.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: TYPE, does: 'Moves to the status; the browser’s own keys choose one.', outcome: { focus: STATUS } },
    {
      keys: '{Enter}',
      on: CLEAR,
      does: 'Takes both filters back, and goes away itself.',
      outcome: [{ calls: 'onFilter' }, { hides: CLEAR }, { shows: { ...TYPE, state: { value: 'All' } } }],
      story: 'Filters',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter feedbacks' },
    { part: 'Type', ...TYPE, state: { value: 'All' } },
    { part: 'Status', ...STATUS, state: { value: 'All' } },
    { part: 'How many are left', role: 'status', text: 'Showing 1,204 of 1,204 feedbacks' },
    { part: 'Clear filters', ...CLEAR, story: 'Filters' },
  ],
  adapts: {
    narrow: { says: 'Both choices stand side by side while each has 10 rem, then under each other.', story: 'Default' },
    long: { says: 'The words of the choices are given and short; figures are grouped as the language does.', story: 'Default' },
    many: { says: 'It costs the same for ten as for ten thousand: it is only told how many there are.', story: 'Default' },
    rightToLeft: { says: 'Fields begin on the right; Clear filters stands on the left.', story: 'Filters' },
  },
  related: ['FeedbackList', 'FilterBar', 'Select'],
  matrix: 'Filters',
} satisfies ComponentGuide;
