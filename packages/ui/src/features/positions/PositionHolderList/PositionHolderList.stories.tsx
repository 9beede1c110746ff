import { aPositionHolder, manyPositionHolders, manyPositions } from '@quad/domain/fixtures';
import {
  type HolderFilterValues,
  matchesHolderFilters,
  NO_HOLDER_FILTERS,
  POSITION_HOLDER_STATUSES,
  readHolderFilters,
} from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  act,
  hasAttribute,
  hasValue,
  lastCallsWith,
  plays,
  says,
  sees,
  seesMany,
  seesRole,
  selects,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { reversesSort, sortedColumn } from '../../../testing/listPlays.tsx';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { PositionHolderList, type PositionHolderListProps } from './PositionHolderList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const STATUS = { role: 'combobox', name: 'Status' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;
const VIEW = { role: 'button', name: 'View Details' } as const;

const tables = {
  keyboard: [
    key('{Tab}', SEARCH, 'Moves to the status; the browser’s own keys choose one.', { focus: STATUS }),
    { ...reversesSort('Tenure', 'onOrderChange') },
    key('{Enter}', VIEW, 'Asks for the details of the first.', { calls: 'onView' }),
    ...ofStory(
      'Cleared',
      key('{Enter}', CLEAR, 'Takes all filters back.', { hides: CLEAR }, { shows: { ...SEARCH, state: { value: '' } } }),
    ),
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter position holders' },
    { part: 'Status', ...STATUS, state: { value: 'All statuses' } },
    { part: 'How many are left', role: 'status', text: 'Showing 24 of 24 position holders' },
    { part: 'List', role: 'table', name: 'Position holders' },
    sortedColumn('Tenure', 'descending'),
    { part: 'View Details', ...VIEW, description: 'Priya Sharma', story: 'Statuses' },
    { part: 'While they are on their way', role: 'status', text: 'Loading position holders...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const UNITS = manyPositions(2).flatMap(({ unit_id }) => (unit_id ? [{ _id: unit_id._id, name: unit_id.name }] : []));
const TENURES = ['2026-2027', '2025-2026', '2024-2025'];
const PAGE = 100;

/** Stores the filters and loads the matching holders, as a page does with its URL. */
function Page({ holders: all, onFiltersChange, ...list }: PositionHolderListProps) {
  const [filters, setFilters] = useState(list.filters);
  const [pages, setPages] = useState(1);
  const found = useMemo(() => all?.filter((holder) => matchesHolderFilters(holder, readHolderFilters(filters))), [all, filters]);
  const read = useMemo(() => found?.slice(0, pages * PAGE), [found, pages]);
  const counts = found && all && { shown: found.length, all: all.length };
  const readOn = useCallback(() => setPages((count) => count + 1), []);
  const change = useCallback(
    (changed: Partial<HolderFilterValues>) => {
      onFiltersChange(changed);
      setFilters((known) => ({ ...known, ...changed }));
    },
    [onFiltersChange],
  );
  const clear = () => setFilters(NO_HOLDER_FILTERS);
  return (
    <PositionHolderList {...list} {...{ filters, counts }} holders={read} onFiltersChange={change} onClear={clear} onLoadMore={readOn} />
  );
}

const meta = {
  title: 'Features/Positions/PositionHolderList',
  component: PositionHolderList,
  parameters: { tables },
  args: {
    holders: manyPositionHolders(24),
    filters: NO_HOLDER_FILTERS,
    tenures: TENURES,
    units: UNITS,
    onView: fn(),
    onFiltersChange: fn(),
    onOrderChange: fn(),
    onClear: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PositionHolderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  says('Showing 24 of 24 position holders', 'status'),
  seesMany(24, 'button', 'View Details'),
  seesRole('combobox', 'Department'),
  performTables,
);

export const Statuses: Story = {
  args: { holders: POSITION_HOLDER_STATUSES.map((status) => aPositionHolder({ _id: status, status })) },
  play: sequence(seesMany(3, 'button', 'View Details'), performTables),
};

export const SparseData: Story = {
  args: { holders: [aPositionHolder({ user_id: 'somebody', position_id: null })] },
  play: sees('Unknown person', 'Unknown position'),
};

export const Loading: Story = shows({ holders: undefined }, says('Loading position holders...', 'status'), performTables);

/** Filters to one, to none, back by keyboard, and to one again by selects. */
export const Cleared: Story = act(
  types('Search', 'por-24', 'searchbox'),
  says('Showing 1 of 24 position holders', 'status'),
  lastCallsWith('onFiltersChange', { search: 'por-24' }),
  types('Search', ' nobody', 'searchbox'),
  sees('No position holders found'),
  performTables,
  says('Showing 24 of 24 position holders', 'status'),
  hasValue('searchbox', 'Search', ''),
  selects('Status', 'active'),
  selects('Tenure', '2026-2027'),
  selects('Department', 'Robotics Club'),
  says('Showing 1 of 24 position holders', 'status'),
);

export const Many: Story = plays(
  { parameters: { frame: 'page' }, args: { holders: manyPositionHolders(10_000) } },
  seesRole('table', 'Position holders'),
  sees('Showing 10000 of 10000 position holders'),
  ({ canvasElement }) => expect(canvasElement.querySelectorAll('[aria-rowindex]').length).toBeLessThan(40),
  types('Search', 'POR-9999', 'searchbox'),
  sees('Showing 1 of 10000 position holders'),
  // The list is still virtualized, so it was not rendered anew.
  hasAttribute('table', 'Position holders', 'aria-rowcount', '2'),
  ({ canvasElement }) => expect(canvasElement.querySelectorAll('[aria-rowindex]')).toHaveLength(1),
);

/** The count was limited, so it is a minimum. */
export const TooManyToCount: Story = plays(
  { args: { counts: { shown: 12, all: 10_000, isAllExact: false } }, render: (args) => <PositionHolderList {...args} /> },
  sees('Showing 12 of 10000+ position holders'),
);

export const LongTitle: Story = {
  args: {
    holders: [
      aPositionHolder({
        position_id: {
          _id: 'long',
          title: 'Joint Coordinator of the Intercollegiate Symposium on Autonomous Navigation and Swarm Robotics',
          unit_id: { _id: 'unit', name: 'Committee for Intercollegiate Symposia, Workshops and Industrial Visits' },
        },
      }),
    ],
  },
};
