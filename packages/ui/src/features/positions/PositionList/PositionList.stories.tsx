import { manyPositions } from '@quad/domain/fixtures';
import { isPositionWanted, NO_POSITION_FILTERS, type PositionFilterWords, readPositionFilters } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { lacks, lastCallsWith, says, sees, seesMany, selects, sequence, types } from '../../../plays.ts';
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
function Page({ positions: all, onFiltersChange, ...list }: PositionListProps) {
  const [filters, setFilters] = useState(list.filters);
  const found = useMemo(() => all?.filter((position) => isPositionWanted(position, readPositionFilters(filters))), [all, filters]);
  const counts = found && all && { shown: found.length, all: all.length };
  const change = useCallback(
    (changed: Partial<PositionFilterWords>) => {
      onFiltersChange(changed);
      setFilters((known) => ({ ...known, ...changed }));
    },
    [onFiltersChange],
  );
  return (
    <PositionList
      {...list}
      {...{ filters, counts }}
      positions={found}
      onFiltersChange={change}
      onClear={() => setFilters(NO_POSITION_FILTERS)}
    />
  );
}

const meta = {
  title: 'Features/Positions/PositionList',
  component: PositionList,
  parameters: { tables },
  args: { positions: manyPositions(12), filters: NO_POSITION_FILTERS, units: UNITS, onView: fn(), onFiltersChange: fn(), onClear: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PositionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(says('Showing 12 of 12 positions', 'status'), seesMany(12, 'button', 'View Details'), performGuide),
};

export const Coordinator: Story = { args: { units: undefined }, play: lacks('combobox', 'Department') };
export const Loading: Story = { args: { positions: undefined }, play: sequence(says('Loading positions...', 'status'), performGuide) };
export const Empty: Story = { args: { positions: [] }, play: sees('No positions found') };

export const Filtered: Story = {
  play: sequence(
    selects('Department', 'Coding Club'),
    says('Showing 1 of 12 positions', 'status'),
    lastCallsWith('onFiltersChange', { unit: second?._id }),
    types('Search', 'archive', 'searchbox'),
    sees('No positions found'),
    performGuide,
  ),
};

export const Many: Story = {
  args: { positions: manyPositions(500) },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('[aria-setsize]').length).toBeLessThan(20),
};
