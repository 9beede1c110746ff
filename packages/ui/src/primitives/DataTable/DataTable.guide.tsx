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
    'Several things of one kind are compared by the same properties.',
    'People look for the most, the least or the latest: columns can be sorted.',
  ],
  useInstead: [
    { when: 'It is about one thing and its properties', component: 'KeyValueList' },
    { when: 'Each thing is read by itself, with a picture or buttons of its own', component: 'RecordList' },
    { when: 'There are more than some hundred rows', component: 'VirtualList' },
  ],
  anatomy: [
    { part: 'Frame', is: 'scrolls sideways where the table is wider than its place, and is a stop of the Tab key for that.' },
    { part: 'Caption', is: 'names the table; `captionHidden` keeps it for screen readers where a heading says it already.' },
    { part: 'Column header', is: 'the name of a column, a button where it can be sorted by, with an arrow that shows how.' },
    { part: 'Row header', is: 'the cell that names its row: the first, or that of the column with `rowHeader`.' },
    { part: 'Cell', is: 'what `cell` draws of a row; numbers stand at the `end`, so that they can be compared.' },
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
      why: 'The first column says which thing a row is; figures stand at the end of their column without their unit, which the header names.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the frame, which the arrow keys then scroll.',
      outcome: { focus: { role: 'region', name: 'Feedbacks' } },
    },
    { keys: '{Tab}', does: 'Moves to the first column that can be sorted by.', outcome: { focus: SORTER } },
    {
      keys: '{Enter}',
      does: 'Sorts by it, upwards at first.',
      outcome: [{ calls: 'onSortingChange' }, { shows: { ...COMMENT, state: { sort: 'ascending' } } }],
    },
    {
      keys: '[Space]',
      does: 'Turns the order around.',
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
    narrow: { says: 'It keeps its columns and scrolls sideways in its frame; the page does not.', story: 'PhoneWidth' },
    long: { says: 'Long texts break within their cell.', story: 'LongText' },
    many: { says: 'Every row is rendered; from some hundred on, use VirtualList or pages.', story: 'Default' },
    rightToLeft: { says: 'Columns run from the right; numbers stay at the end, which is then left.', story: 'Default' },
  },
  related: ['KeyValueList', 'RecordList', 'VirtualList', 'FilterBar'],
  matrix: 'Sorted',
} satisfies ComponentGuide;
