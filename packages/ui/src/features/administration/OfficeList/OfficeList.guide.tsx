import { manyOfficeHolders } from '@quad/domain/fixtures';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { NO_OFFICE_FILTERS, OfficeList } from './OfficeList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const SECOND = { role: 'combobox', name: 'Kind' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look up who holds which office before they hand it over.'],
  useInstead: [{ when: 'Positions are looked up by whoever holds them', component: 'PositionHolderList' }],
  anatomy: [
    { part: 'Filters', is: 'a search, and a kind of office; with how many there are.' },
    { part: 'Line', is: 'the office with its unit, and who holds it.' },
    { part: 'Tenure', is: 'of a position; or the day on which a role ends.' },
    { part: 'None', is: 'says that no office was found.' },
  ],
  dos: [
    {
      do: <OfficeList offices={manyOfficeHolders(2)} filters={NO_OFFICE_FILTERS} onFilter={doNothing} />,
      dont: <EmptyState title="2 offices" />,
      why: 'Who holds an office is what one comes for.',
    },
    {
      do: <Badge tone="caution">until Apr 30, 2027</Badge>,
      dont: <Badge tone="caution">temporary</Badge>,
      why: 'The day tells what has to be done by when.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the next filter.', outcome: { focus: SECOND } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter offices' },
    { part: 'List', role: 'list', name: 'Offices' },
  ],
  adapts: {
    narrow: { says: 'Tenure and end stand under the names.', story: 'Default' },
    long: { says: 'Names and addresses break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['PeopleList', 'ImportReview', 'PositionHolderList'],
  matrix: 'States',
} satisfies ComponentGuide;
