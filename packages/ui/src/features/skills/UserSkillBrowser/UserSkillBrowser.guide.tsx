import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { UserSkillBrowser } from './UserSkillBrowser.tsx';

const ADD = { role: 'button', name: 'Add a skill' } as const;

const ALL = { proficiency: '', endorsement: '', type: '' } as const;
const EXPERT = { proficiency: 'expert', endorsement: '', type: '' } as const;

function doNothing() {}

const GIVEN = { onFilter: doNothing, onClear: doNothing, onAdd: doNothing };

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody looks through their own skills and narrows them down.'],
  useInstead: [
    { when: 'Skills are shown and not searched', component: 'UserSkillList' },
    { when: 'Only the filters are needed', component: 'UserSkillFilters' },
    { when: 'Skills of others wait to be endorsed', component: 'EndorsementQueue' },
  ],
  anatomy: [
    { part: 'Filters', is: 'a UserSkillFilters; where they are kept is up to the page.' },
    { part: 'List', is: 'a UserSkillList of the skills that pass.' },
    { part: 'None passes', is: 'says so; the filters stay, to be taken back.' },
    { part: 'None at all', is: 'says what belongs here and leads to the form. There are no filters then.' },
  ],
  dos: [
    {
      do: <UserSkillBrowser {...GIVEN} userSkills={[]} counts={{ shown: 0, all: 12 }} filters={EXPERT} />,
      dont: <UserSkillBrowser {...GIVEN} userSkills={[]} counts={{ shown: 0, all: 0 }} filters={EXPERT} />,
      why: 'Tell how many there are without the filters too; else it looks as if there were none.',
    },
    {
      do: <UserSkillBrowser {...GIVEN} userSkills={[]} counts={{ shown: 0, all: 0 }} filters={ALL} />,
      dont: <EmptyState title="No data" />,
      why: 'The first visit says what the place is for and what to do next.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first filter; the browser’s own keys choose one.',
      outcome: { focus: { role: 'combobox', name: 'Proficiency' } },
    },
    { keys: '{Enter}', on: ADD, does: 'Leads to the form.', outcome: { calls: 'onAdd' }, story: 'Empty' },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter skills' },
    { part: 'How many are left', role: 'status', text: 'Showing 12 of 12 skills' },
    { part: 'List', role: 'list', name: 'Skills' },
    { part: 'Add a skill', ...ADD, story: 'Empty' },
  ],
  adapts: {
    narrow: { says: 'Filters stand under each other and badges under the words.', story: 'Default' },
    long: { says: 'Names of skills break in their line.', story: 'Default' },
    many: { says: 'Beyond a hundred only what is in sight is rendered, and more is read as the end comes near.', story: 'Filtered' },
    rightToLeft: { says: 'Filters and words begin on the right.', story: 'Default' },
  },
  related: ['UserSkillFilters', 'UserSkillList', 'AddSkillForm', 'EmptyState'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
