import { UNITS } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { UnitTree } from './UnitTree.tsx';

/** The first unit; what opens has no name of its own. */
const ABOUT = { role: 'group', name: '' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['It is shown which councils, clubs and committees there are, and which belongs to which.'],
  useInstead: [
    { when: 'One unit is chosen', component: 'Combobox' },
    { when: 'A unit is created', component: 'OrgUnitForm' },
    { when: 'Sections of text open and close', component: 'Accordion' },
  ],
  anatomy: [
    { part: 'Unit', is: 'name, kind and how many units belong to it. It opens and closes what is known of it.' },
    { part: 'Category', is: 'a badge at the units on top; those below share it.' },
    { part: 'About', is: 'description, contact, links, and the budget for those who may see it.' },
    { part: 'Units below', is: 'a list inside the list, always in sight.' },
    { part: 'None', is: 'says that units appear once they are created.' },
  ],
  dos: [
    {
      do: <UnitTree units={UNITS} />,
      dont: <UnitTree units={UNITS.map((unit) => ({ ...unit, parent_unit_id: null }))} />,
      why: 'Give all units with their parents; without them nobody sees who answers for a club.',
    },
    {
      do: <UnitTree units={[]} />,
      dont: <EmptyState title="Error" />,
      why: 'Having no units is the first day of a campus and no failure.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}{Enter}',
      does: 'Moves to the first unit and opens what is known of it.',
      outcome: { shows: { ...ABOUT, state: { expanded: true } } },
    },
    { keys: '{Tab}', does: 'Moves to its contact.', outcome: { focus: { role: 'link', name: 'academic.council@campus.example' } } },
    {
      keys: '{Shift>}{Tab}{/Shift}[Space]',
      does: 'Goes back to the unit and closes it again.',
      outcome: { shows: { ...ABOUT, state: { expanded: false } } },
    },
  ],
  screenReader: [
    { part: 'Top', role: 'list', name: 'Organizational units' },
    { part: 'Units below', role: 'list', name: 'Units of Science and Technology Council' },
    { part: 'Unit', role: 'listitem' },
    { part: 'What is known of a unit', ...ABOUT, state: { expanded: false } },
    { part: 'Contact', role: 'link', name: 'robotics@campus.example', story: 'Opened' },
    { part: 'While they are on their way', role: 'status', text: 'Loading units...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Kind, badge and count go to the next line; each level is moved in a little.', story: 'Default' },
    long: { says: 'Names, addresses and links break anywhere.', story: 'LongTitle' },
    many: { says: 'All units are in the page, closed; what is known of one is opened when it is wanted.', story: 'Default' },
    rightToLeft: { says: 'Levels are moved in from the right, and the arrow of a closed unit points to the left.', story: 'Opened' },
  },
  related: ['OrgUnitForm', 'CategoryBadge', 'KeyValueList', 'Accordion'],
  matrix: 'Opened',
} satisfies ComponentGuide;
