import { manyAuditRows } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { AuditList, NO_AUDIT_FILTERS } from './AuditList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const SECOND = { role: 'combobox', name: 'Area' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look up who did what to whom.'],
  useInstead: [{ when: 'The president sees what happens on the campus', component: 'RecentActivity' }],
  anatomy: [
    { part: 'Filters', is: 'a search for people and acts, an area, and days; with how many rows there are.' },
    { part: 'Row', is: 'what was done, by whom, to whom, and what stood there before and after.' },
    { part: 'Place', is: 'the number of the row in the chain, and the moment.' },
    { part: 'None', is: 'says that no row was found.' },
  ],
  dos: [
    {
      do: <AuditList rows={manyAuditRows(2)} filters={NO_AUDIT_FILTERS} onFilter={doNothing} />,
      dont: <EmptyState title="2 rows" />,
      why: 'A row says who did what; a number alone answers nothing.',
    },
    {
      do: <Text>account.rename</Text>,
      dont: <Text>Something was changed</Text>,
      why: 'What was done is named as it is stored, so that it can be searched for and compared.',
    },
  ],
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the next filter.', outcome: { focus: SECOND } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter the audit log' },
    { part: 'List', role: 'list', name: 'Audit log' },
  ],
  adapts: {
    narrow: { says: 'The moment stands under what was done.', story: 'Default' },
    long: { says: 'Names and addresses break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'Of thousands only the lines in sight are rendered, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['PeopleList', 'ImportReview'],
  matrix: 'States',
} satisfies ComponentGuide;
