import { manyAdminPositions } from '@quad/domain/fixtures';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { AdminPositionList, NO_ADMIN_POSITION_FILTERS } from './AdminPositionList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const SECOND = { role: 'combobox', name: 'Unit' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look a position up, see who holds it and held it, and put it right.'],
  useInstead: [{ when: 'Positions are looked up by whoever looks after a unit', component: 'PositionList' }],
  anatomy: [
    { part: 'Filters', is: 'a search by title, type or unit, and a unit; with how many there are.' },
    { part: 'Line', is: 'title, unit and type, how many of its places are taken, and how many held it before.' },
    { part: 'Menu', is: 'its holders, and the form that puts it right.' },
    { part: 'None', is: 'says that there is none, or that none passes the filters.' },
  ],
  dos: [
    {
      do: (
        <AdminPositionList
          positions={manyAdminPositions(2)}
          units={[]}
          onAct={doNothing}
          filters={NO_ADMIN_POSITION_FILTERS}
          onFilter={doNothing}
        />
      ),
      dont: <EmptyState title="2 positions" />,
      why: 'Whether somebody holds a position is what one comes for.',
    },
    {
      do: <Badge tone="caution">Nobody holds it</Badge>,
      dont: <Badge tone="critical">0</Badge>,
      why: 'A place that is free is no mistake.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the next filter.', outcome: { focus: SECOND } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter positions' },
    { part: 'List', role: 'list', name: 'Positions' },
  ],
  adapts: {
    narrow: { says: 'The menu stays beside the title; facts break into lines.', story: 'Default' },
    long: { says: 'Titles and names break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['HoldingsDialog', 'AdminPositionDialog', 'OfficeList'],
  matrix: 'States',
} satisfies ComponentGuide;
