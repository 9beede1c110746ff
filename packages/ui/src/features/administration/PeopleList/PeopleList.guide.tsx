import { manyAdminPeople } from '@quad/domain/fixtures';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { NO_PEOPLE_FILTERS, PeopleList } from './PeopleList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const SECOND = { role: 'combobox', name: 'Role' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look somebody up, and do something to their account.'],
  useInstead: [{ when: 'Who registered for an event is looked up', component: 'ParticipantList' }],
  anatomy: [
    { part: 'Filters', is: 'a search by name, address or roll number, a role, and a state; with how many there are.' },
    { part: 'Line', is: 'name, address, roll number, and the role with the day on which it ends.' },
    { part: 'State', is: 'administrator, disabled, or an address that nobody has confirmed.' },
    { part: 'Menu', is: 'what can be done to the person; nothing to the reader.' },
    { part: 'None', is: 'says that there is nobody, or that nobody passes the filters.' },
  ],
  dos: [
    {
      do: <PeopleList people={manyAdminPeople(2)} onAct={doNothing} ownId="" filters={NO_PEOPLE_FILTERS} onFilter={doNothing} />,
      dont: <EmptyState title="2 people" />,
      why: 'Whoever asks for help has a name; a number alone sends one searching elsewhere.',
    },
    {
      do: <Badge tone="critical">Disabled</Badge>,
      dont: <Badge tone="critical">Inactive</Badge>,
      why: 'The word is the one on the menu that did it.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the next filter.', outcome: { focus: SECOND } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter people' },
    { part: 'List', role: 'list', name: 'People' },
  ],
  adapts: {
    narrow: { says: 'State and menu stay beside the name; facts break into lines.', story: 'Default' },
    long: { says: 'Names and addresses break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['PersonDialog', 'OfficeList', 'AuditList'],
  matrix: 'States',
} satisfies ComponentGuide;
