import { manyAdminUnits } from '@quad/domain/fixtures';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { NO_UNIT_FILTERS, UnitList } from './UnitList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const SECOND = { role: 'combobox', name: 'Category' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look a unit up, and change, move, archive it or hand it over.'],
  useInstead: [{ when: 'Units are shown as they belong together', component: 'UnitTree' }],
  anatomy: [
    { part: 'Filters', is: 'a search by name or contact, a category, and a state; with how many there are.' },
    { part: 'Line', is: 'name, contact, what it is, and to which other unit it belongs.' },
    { part: 'Menu', is: 'what can be done to the unit; nothing to the own one.' },
    { part: 'None', is: 'says that there is none, or that none passes the filters.' },
  ],
  dos: [
    {
      do: <UnitList units={manyAdminUnits(2)} onAct={doNothing} ownId="" filters={NO_UNIT_FILTERS} onFilter={doNothing} />,
      dont: <EmptyState title="2 units" />,
      why: 'Whoever hands a unit over looks who has it now.',
    },
    {
      do: <Badge tone="caution">Archived</Badge>,
      dont: <Badge tone="critical">Deleted</Badge>,
      why: 'What an archived unit has done stays.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the next filter.', outcome: { focus: SECOND } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter units' },
    { part: 'List', role: 'list', name: 'Units' },
  ],
  adapts: {
    narrow: { says: 'The menu stays beside the name; facts break into lines.', story: 'Default' },
    long: { says: 'Names and addresses break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['UnitDialog', 'OfficeList', 'PeopleList'],
  matrix: 'States',
} satisfies ComponentGuide;
