import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { act, plays } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './DataTable.guide.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Feedback {
  id: string;
  comment: string;
  type: string;
  isResolved: boolean;
  rating: number | null;
}

const ROWS: Feedback[] = [
  { id: '1', comment: 'The projector of hall 3 flickers', type: 'Complaint', isResolved: false, rating: 2 },
  { id: '2', comment: 'A wonderful evening', type: 'Appreciation', isResolved: true, rating: 5 },
  { id: '3', comment: 'Can the library stay open?', type: 'Query', isResolved: false, rating: null },
];

const meta = {
  title: 'Primitives/DataTable',
  component: DataTable,
  args: {
    caption: 'Feedbacks',
    rows: ROWS,
    rowId: ({ id }) => id,
    onSortingChange: fn(),
    columns: [
      { id: 'comment', header: 'Comment', cell: ({ comment }) => comment, sortValue: ({ comment }) => comment },
      { id: 'type', header: 'Type', cell: ({ type }) => type, sortValue: ({ type }) => type },
      {
        id: 'status',
        header: 'Status',
        cell: ({ isResolved }) => <Badge tone={isResolved ? 'positive' : 'caution'}>{isResolved ? 'Resolved' : 'Not Resolved'}</Badge>,
      },
      { id: 'rating', header: 'Rating', cell: ({ rating }) => rating ?? '–', sortValue: ({ rating }) => rating, align: 'end' },
    ],
  },
  parameters: { guide: () => guide, frame: 'bar' },
} satisfies Meta<DataTableProps<Feedback>>;
export default meta;
type Story = StoryObj<DataTableProps<Feedback>>;

function comments(table: HTMLElement): (string | null)[] {
  return within(table)
    .getAllByRole('rowheader')
    .map((each) => each.textContent);
}

export const Default: Story = { play: performTables };
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const Empty: Story = { args: { rows: [] } };

export const LongText: Story = {
  args: { rows: [{ id: '1', comment: 'The projector of hall 3 flickers '.repeat(8), type: 'Complaint', isResolved: false, rating: 2 }] },
};

export const PhoneWidth: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Sorted: Story = plays(async ({ args, canvas, userEvent }) => {
  const table = canvas.getByRole('table', { name: 'Feedbacks' });
  await userEvent.click(canvas.getByRole('button', { name: 'Rating' }));
  await expect(canvas.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(comments(table)).toEqual(['The projector of hall 3 flickers', 'A wonderful evening', 'Can the library stay open?']);
  await userEvent.click(canvas.getByRole('button', { name: 'Rating' }));
  await expect(canvas.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
  await expect(comments(table)).toEqual(['A wonderful evening', 'The projector of hall 3 flickers', 'Can the library stay open?']);
  await expect(args.onSortingChange).toHaveBeenLastCalledWith({ columnId: 'rating', direction: 'descending' });
  await expect(canvas.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
});

/** The column headers stay at the edge of the window, also of a table that scrolls sideways. */
export const HeadInView: Story = act(
  { ...PhoneWidth, args: { rows: Array.from({ length: 60 }, (_, row) => ({ ...ROWS[0], id: String(row) }) as Feedback) } },
  async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Comment' });
    canvas.getByRole('region').scrollTo(40, 0);
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(head.getBoundingClientRect().top).toBeCloseTo(0, 0);
    await expect(canvas.getByRole('region').scrollLeft).toBe(40);
  },
);
