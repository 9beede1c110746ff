import { manyPositions } from '@quad/domain/fixtures';
import { isPositionWanted, NO_POSITION_FILTERS, type PositionFilterWords, readPositionFilters } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionList.guide.tsx';
import { PositionList, type PositionListProps } from './PositionList.tsx';

const performGuide = performTables(guide);

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
