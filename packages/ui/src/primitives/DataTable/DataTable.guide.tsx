import type { ComponentGuide } from '../../testing/guide.ts';
import { DataTable } from './DataTable.tsx';

interface Club {
  name: string;
  members: number;
}

const CLUBS: readonly Club[] = [
  { name: 'Robotics Club', members: 48 },
  { name: 'Literary Society', members: 126 },
];

const COMMENT = { role: 'columnheader', name: 'Comment' } as const;
const SORTER = { role: 'button', name: 'Comment' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'Several items of one kind are compared by the same properties.',
    'People look for the most, the least or the latest: columns can be sorted.',
  ],
  useInstead: [
    { when: 'There is one item with its properties', component: 'KeyValueList' },
    { when: 'Each item is read on its own, with an image or buttons', component: 'RecordList' },
    { when: 'There are more than a few hundred rows', component: 'VirtualList' },
  ],
  anatomy: [
    { part: 'Frame', is: 'scrolls horizontally if the table is wider than its container, and is a tab stop then.' },
    { part: 'Caption', is: 'the name of the table; `captionHidden` hides it visually if there is a heading.' },
    {
      part: 'Column header',
      is: 'the name of a column; a button if it can be sorted, with an arrow that shows the order. It stays in view while the rows scroll.',
    },
    { part: 'Row header', is: 'the cell that names its row: the first one, or that of the column with `rowHeader`.' },
    { part: 'Cell', is: 'the result of `cell` for a row; numbers are at the `end`, so that they can be compared.' },
  ],
  dos: [
    {
      do: (
        <DataTable
          caption="Members"
          rows={CLUBS}
          rowId={({ name }) => name}
          columns={[
            { id: 'club', header: 'Club', cell: ({ name }) => name },
            { id: 'members', header: 'Members', cell: ({ members }) => members, align: 'end' },
          ]}
        />
      ),
      dont: (
        <DataTable
          caption="Members"
          rows={CLUBS}
          rowId={({ name }) => name}
          columns={[
            { id: 'members', header: 'Members', cell: ({ members }) => `${members} members` },
            { id: 'club', header: 'Club', cell: ({ name }) => name },
          ]}
        />
      ),
      why: 'The first column names the row; figures are at the end of their column without their unit, which is in the header.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the frame, which the arrow keys then scroll.',
      outcome: { focus: { role: 'region', name: 'Feedbacks' } },
    },
    { keys: '{Tab}', does: 'Moves to the first sortable column.', outcome: { focus: SORTER } },
    {
      keys: '{Enter}',
      does: 'Sorts by the column, ascending first.',
      outcome: [{ calls: 'onSortingChange' }, { shows: { ...COMMENT, state: { sort: 'ascending' } } }],
    },
    {
      keys: '[Space]',
      does: 'Reverses the order.',
      outcome: [{ calls: 'onSortingChange' }, { shows: { ...COMMENT, state: { sort: 'descending' } } }],
    },
  ],
  screenReader: [
    { part: 'Frame', role: 'region', name: 'Feedbacks' },
    { part: 'Table', role: 'table', name: 'Feedbacks' },
    { part: 'Column header', ...COMMENT, state: { sort: 'none' } },
    { part: 'Column header that cannot be sorted by', role: 'columnheader', name: 'Status' },
    { part: 'Row header', role: 'rowheader', name: 'A wonderful evening' },
  ],
  adapts: {
    narrow: { says: 'It keeps its columns and scrolls horizontally in its frame; the page does not scroll.', story: 'PhoneWidth' },
    long: { says: 'Long texts wrap within their cell.', story: 'LongText' },
    many: { says: 'Every row is rendered; from a few hundred on, use VirtualList or pages.', story: 'Default' },
    rightToLeft: { says: 'Columns start on the right; numbers stay at the end, which is on the left.', story: 'Default' },
  },
  related: ['KeyValueList', 'RecordList', 'VirtualList', 'FilterBar'],
  matrix: 'Sorted',
} satisfies ComponentGuide;
