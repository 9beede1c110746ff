import { manyPositions } from '@quad/domain/fixtures';
import { isPositionWanted, NO_POSITION_FILTERS, type PositionFilterWords, readPositionFilters } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PositionList, type PositionListProps } from './PositionList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const DEPARTMENT = { role: 'combobox', name: 'Department' } as const;
const VIEW = { role: 'button', name: 'View Details' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: SEARCH, does: 'Moves to the department; the browser’s own keys choose one.', outcome: { focus: DEPARTMENT } },
    { keys: '{Enter}', on: VIEW, does: 'Asks for the details of the first.', outcome: { calls: 'onView' } },
    {
      keys: '{Escape}',
      on: SEARCH,
      does: 'Clears the search.',
      outcome: [{ shows: { ...SEARCH, state: { value: '' } } }, { focus: SEARCH }],
      story: 'Filtered',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter positions' },
    { part: 'Department', ...DEPARTMENT, state: { value: 'All departments' } },
    { part: 'How many are left', role: 'status', text: 'Showing 12 of 12 positions' },
    { part: 'List', role: 'list', name: 'Positions' },
    { part: 'While they are on their way', role: 'status', text: 'Loading positions...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const [first, second] = manyPositions(2).flatMap(({ unit_id }) => unit_id ?? []);
const UNITS = [first, second].flatMap((unit) => (unit ? [{ _id: unit._id, name: unit.name }] : []));

/** Like a page that keeps the filters in its address, and reads of all positions what passes them. */
function Page({ positions: all, onFilter, ...list }: PositionListProps) {
  const [filters, setFilters] = useState(list.filters);
  const found = useMemo(() => all?.filter((position) => isPositionWanted(position, readPositionFilters(filters))), [all, filters]);
  const counts = found && all && { shown: found.length, all: all.length };
  const change = useCallback(
    (changed: Partial<PositionFilterWords>) => {
      onFilter(changed);
      setFilters((known) => ({ ...known, ...changed }));
    },
    [onFilter],
  );
  return (
    <PositionList {...list} {...{ filters, counts }} positions={found} onFilter={change} onClear={() => setFilters(NO_POSITION_FILTERS)} />
  );
}

const meta = {
  title: 'Features/Positions/PositionList',
  component: PositionList,
  parameters: { tables },
  args: { positions: manyPositions(12), filters: NO_POSITION_FILTERS, units: UNITS, onView: fn(), onFilter: fn(), onClear: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PositionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 positions');
    await expect(canvas.getAllByRole('button', { name: 'View Details' })).toHaveLength(12);
    await performGuide(context);
  },
};

export const Coordinator: Story = {
  args: { units: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { positions: undefined },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading positions...');
    await performGuide(context);
  },
};

export const Empty: Story = {
  args: { positions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No positions found')).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Department' }), 'Coding Club');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 12 positions'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ unit: second?._id });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'archive');
    await waitFor(() => expect(canvas.getByText('No positions found')).toBeVisible());
    await performGuide(context);
  },
};

export const Many: Story = {
  args: { positions: manyPositions(500) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-setsize]').length).toBeLessThan(20);
  },
};
