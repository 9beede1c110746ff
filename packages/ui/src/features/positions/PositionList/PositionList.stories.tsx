import { aPosition, manyPositions } from '@quad/domain/fixtures';
import { matchesPositionFilters, NO_POSITION_FILTERS, type PositionFilterValues, readPositionFilters } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, lacks, lastCallsWith, plays, says, sees, seesMany, selects, sequence, types } from '../../../plays.ts';
import { reversesSort, sortedColumn } from '../../../testing/listPlays.tsx';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { PositionList, type PositionListProps } from './PositionList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const DEPARTMENT = { role: 'combobox', name: 'Department' } as const;
const VIEW = { role: 'button', name: 'View Details' } as const;
const MENU = { role: 'button', name: 'What to do with Workshop Lead' } as const;
const EDIT = { role: 'menuitem', name: 'Edit' } as const;

const tables = {
  keyboard: [
    key('{Tab}', SEARCH, 'Moves to the department; the browser’s own keys choose one.', { focus: DEPARTMENT }),
    { ...reversesSort('Position', 'onOrderChange') },
    key('{Enter}', VIEW, 'Asks for the details of the first.', { calls: 'onView' }),
    ...ofStory(
      'EditComingSoon',
      key('{Enter}', MENU, 'Opens the menu, at Edit.', { focus: EDIT }),
      key('{Enter}', 'Says that it is still to come.', { shows: { role: 'alert', text: 'Edit coming soon' } }),
    ),
    ...ofStory(
      'Filtered',
      key('{Escape}', SEARCH, 'Clears the search.', { shows: { ...SEARCH, state: { value: '' } } }, { focus: SEARCH }),
    ),
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter positions' },
    { part: 'Department', ...DEPARTMENT, state: { value: 'All departments' } },
    { part: 'How many are left', role: 'status', text: 'Showing 12 of 12 positions' },
    { part: 'List', role: 'table', name: 'Positions' },
    sortedColumn('Position', 'ascending'),
    { part: 'View Details', ...VIEW, description: 'Workshop Lead', story: 'EditComingSoon' },
    { part: 'While they are on their way', role: 'status', text: 'Loading positions...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const [first, second] = manyPositions(2).flatMap(({ unit_id }) => unit_id ?? []);
const UNITS = [first, second].flatMap((unit) => (unit ? [{ _id: unit._id, name: unit.name }] : []));

/** Stores the filters and loads the matching positions, as a page does with its URL. */
function Page({ positions: all, onFiltersChange, ...list }: PositionListProps) {
  const [filters, setFilters] = useState(list.filters);
  const found = useMemo(() => all?.filter((position) => matchesPositionFilters(position, readPositionFilters(filters))), [all, filters]);
  const counts = found && all && { shown: found.length, all: all.length };
  const change = useCallback(
    (changed: Partial<PositionFilterValues>) => {
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
  args: {
    positions: manyPositions(12),
    filters: NO_POSITION_FILTERS,
    units: UNITS,
    onView: fn(),
    onFiltersChange: fn(),
    onOrderChange: fn(),
    onClear: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PositionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(says('Showing 12 of 12 positions', 'status'), seesMany(12, 'button', 'View Details'), performTables);

/** Missing values are stated or omitted. */
export const SparseData: Story = {
  args: { positions: [aPosition({ unit_id: null, position_type: null, created_at: undefined, updated_at: undefined })] },
  play: sees('No unit', 'Created – · Last updated –'),
};

export const EditComingSoon: Story = act(
  { args: { positions: [aPosition()] } },
  sees('Created 4 May 2026 · Last updated 5 November 2026'),
  performTables,
);

export const Coordinator: Story = { args: { units: undefined }, play: lacks('combobox', 'Department') };
export const Loading: Story = { args: { positions: undefined }, play: sequence(says('Loading positions...', 'status'), performTables) };

export const Filtered: Story = plays(
  selects('Department', 'Coding Club'),
  says('Showing 1 of 12 positions', 'status'),
  lastCallsWith('onFiltersChange', { unit: second?._id }),
  types('Search', 'archive', 'searchbox'),
  sees('No positions found'),
  performTables,
);

export const Many: Story = plays({ parameters: { frame: 'page' }, args: { positions: manyPositions(500) } }, ({ canvasElement }) =>
  expect(canvasElement.querySelectorAll('[aria-rowindex]').length).toBeLessThan(40),
);
