import { anAdminPosition, manyAdminPositions, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, lastCallsWith, plays, presses, sees, selects, shows, types } from '../../../plays.ts';
import { filteredListParts, movesOnTo, reversesSort, searchable, seesRows, sortedColumn, sortsBy } from '../../../testing/listPlays.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AdminPositionList, NO_ADMIN_POSITION_FILTERS } from './AdminPositionList.tsx';

const LONG = 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon';
const tables = {
  keyboard: [...movesOnTo('Unit'), reversesSort('Position')],
  screenReader: [...filteredListParts('Filter positions', 'Positions', 'table'), sortedColumn('Position', 'ascending')],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/AdminPositionList',
  component: AdminPositionList,
  parameters: { tables, frame: 'overlay' },
  args: {
    items: manyAdminPositions(8),
    units: UNITS,
    filters: NO_ADMIN_POSITION_FILTERS,
    onFiltersChange: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof AdminPositionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const Searchable = searchable(AdminPositionList);
const ANY = { ...NO_ADMIN_POSITION_FILTERS, order: 'title' };

export const Default: Story = plays(seesRows(8, '1 of 2 places taken', 'row'), performTables);

/** A vacant position, a full one, and one with several former holders. */
export const States: Story = shows(
  {
    items: [
      anAdminPosition({ _id: 'none', title: 'Archivist', active_count: 0, holder_count: 0 }),
      anAdminPosition({ _id: 'full', title: 'Captain', active_count: 2, holder_count: 2 }),
      anAdminPosition({ _id: 'before', title: 'Treasurer', active_count: 0, holder_count: 3 }),
    ],
  },
  async ({ canvas }) => expect((await canvas.findAllByText('Nobody holds it'))[0]).toBeVisible(),
  sees('2 of 2 places taken', '3 former'),
);

/** Filters to nothing and back, reverses the order by a column, and opens the actions of a position. */
export const FiltersAndActions: Story = act(
  { args: { items: [anAdminPosition({ title: 'Captain' })] }, render: (args) => <Searchable {...args} /> },
  types('Search', 'd', 'searchbox'),
  lastCallsWith('onFiltersChange', { ...NO_ADMIN_POSITION_FILTERS, search: 'd' }),
  sees('No positions found'),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', ANY),
  selects('Unit', 'Robotics Club'),
  lastCallsWith('onFiltersChange', { ...ANY, unit: UNITS[0]._id }),
  sortsBy('Unit', { ...ANY, unit: UNITS[0]._id, order: 'unit' }),
  presses('What to do with Captain of Robotics Club'),
  presses('Current and former holders', 'menuitem'),
  ({ args }) => expect(args.onAction).toHaveBeenCalledWith({ action: 'holders', position: args.items?.[0] }),
);

export const LongName: Story = {
  args: { items: [anAdminPosition({ title: LONG, position_type: LONG, unit: { _id: 'unit', name: LONG } })] },
};
