import type { ComponentGuide } from '../../../testing/guide.ts';
import { UserSkillFilters } from './UserSkillFilters.tsx';

const PROFICIENCY = { role: 'combobox', name: 'Proficiency' } as const;
const ENDORSEMENT = { role: 'combobox', name: 'Endorsement' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;

const WAITING = { proficiency: '', endorsement: 'not-endorsed', type: '' } as const;

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list of skills is narrowed down by level, endorsement and type.'],
  useInstead: [
    { when: 'The list should be there as well', component: 'UserSkillBrowser' },
    { when: 'A list of another kind is narrowed down', component: 'FilterBar' },
    { when: 'Achievements are narrowed down', component: 'AchievementFilters' },
  ],
  anatomy: [
    { part: 'Proficiency, Endorsement, Type', is: 'All first, then the words that there are.' },
    { part: 'How many are left', is: 'read out when it changes.' },
    { part: 'Clear filters', is: 'takes all back; there while something is narrowed down.' },
  ],
  dos: [
    {
      do: <UserSkillFilters filters={WAITING} counts={{ shown: 2, all: 5 }} onFilter={doNothing} onClear={doNothing} />,
      dont: <UserSkillFilters filters={WAITING} counts={{ shown: 2, all: 2 }} onFilter={doNothing} onClear={doNothing} />,
      why: 'As `total` give how many there are without the filters; otherwise nobody sees that something is left out.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: PROFICIENCY,
      does: 'Moves to the next filter; the browser’s own keys choose one.',
      outcome: { focus: ENDORSEMENT },
    },
    { keys: '{Enter}', on: CLEAR, does: 'Takes all filters back.', outcome: { calls: 'onClear' }, story: 'Filtered' },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter skills' },
    { part: 'Proficiency', ...PROFICIENCY, state: { value: 'All' } },
    { part: 'Filter that is set', ...ENDORSEMENT, state: { value: 'Not Endorsed' }, story: 'Filtered' },
    { part: 'How many are left', role: 'status', text: 'Showing 2 of 5 skills', story: 'Filtered' },
  ],
  adapts: {
    narrow: { says: 'The filters stand side by side while each has 10 rem, then under each other.', story: 'Default' },
    long: { says: 'The words of the filters are given and short.', story: 'Default' },
    many: { says: 'It is only told how many there are, and costs the same for any number.', story: 'Filtered' },
    rightToLeft: { says: 'Filters begin on the right; Clear filters stands on the left.', story: 'Filtered' },
  },
  related: ['UserSkillBrowser', 'FilterBar', 'Select'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
