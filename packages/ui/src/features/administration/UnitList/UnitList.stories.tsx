import { anAdminUnit, manyAdminUnits } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, lastCallsWith, presses, sees, seesRole, selects, sequence, shows, types } from '../../../plays.ts';
import { filteredListParts, movesOnTo, reversesSort, searchable, seesRows, sortedColumn, sortsBy } from '../../../testing/listPlays.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { NO_UNIT_FILTERS, UnitList } from './UnitList.tsx';

const LONG = 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon';
const tables = {
  keyboard: [...movesOnTo('Category'), reversesSort('Name')],
  screenReader: [...filteredListParts('Filter units', 'Units', 'table'), sortedColumn('Name', 'ascending')],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/UnitList',
  component: UnitList,
  parameters: { tables, frame: 'overlay' },
  args: {
    items: manyAdminUnits(8),
    filters: NO_UNIT_FILTERS,
    onFiltersChange: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onAction: fn(),
    ownId: '',
  },
} satisfies Meta<typeof UnitList>;
export default meta;
type Story = StoryObj<typeof meta>;

const Searchable = searchable(UnitList);
const ANY = { ...NO_UNIT_FILTERS, order: 'name' };

export const Default: Story = {
  play: sequence(seesRows(8, 'Robotics ClubCoordinator of Robotics Club · robotics@campus.example', 'row'), performTables),
};

/** The user's own unit, an archived one, one whose contact has no account, and one without a parent. */
export const States: Story = shows(
  {
    items: [
      anAdminUnit({ _id: 'own', contact: { _id: 'self', name: 'Olivia Office' } }),
      anAdminUnit({ _id: 'archived', is_active: false }),
      anAdminUnit({ _id: 'nobody', contact: null }),
      anAdminUnit({ _id: 'top', type: 'independent_position', category: 'independent', parent: null }),
    ],
    ownId: 'self',
  },
  sees('Your own unit'),
  ({ canvas }) => expect(canvas.getAllByText('Archived').at(-1)).toBeVisible(),
  sees(/^Nobody has an account with the contact address/),
);

/** Filters to nothing and back, reverses the order by a column, and opens the actions of a unit. */
export const FiltersAndActions: Story = act(
  { args: { items: [anAdminUnit({ is_active: false })] }, render: (args) => <Searchable {...args} /> },
  types('Search', 'd', 'searchbox'),
  lastCallsWith('onFiltersChange', { ...NO_UNIT_FILTERS, search: 'd' }),
  sees('No units found'),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', ANY),
  selects('State', 'Archived'),
  lastCallsWith('onFiltersChange', { ...ANY, state: 'archived' }),
  sortsBy('Category', { ...ANY, state: 'archived', order: 'category' }),
  presses('What to do with Robotics Club'),
  seesRole('menuitem', 'Change or move'),
  presses('Restore', 'menuitem'),
  ({ args }) => expect(args.onAction).toHaveBeenCalledWith({ action: 'restore', unit: args.items?.[0] }),
);

export const LongName: Story = {
  args: { items: [anAdminUnit({ name: LONG, parent: { _id: 'x', name: LONG }, contact_email: `${LONG}@campus.example` })] },
};
