import { anAdminPerson, manyAdminPeople } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, lastCallsWith, plays, presses, sees, seesRole, selects, types } from '../../../plays.ts';
import { filteredListParts, movesOnTo, reversesSort, searchable, seesRows, sortedColumn, sortsBy } from '../../../testing/listPlays.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { NO_PEOPLE_FILTERS, PeopleList } from './PeopleList.tsx';

const tables = {
  keyboard: [...movesOnTo('Role'), reversesSort('Name')],
  screenReader: [...filteredListParts('Filter people', 'People', 'table'), sortedColumn('Name', 'ascending')],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/PeopleList',
  component: PeopleList,
  parameters: { tables, frame: 'overlay' },
  args: {
    items: manyAdminPeople(8),
    filters: NO_PEOPLE_FILTERS,
    onFiltersChange: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onAction: fn(),
    ownId: '',
  },
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const Searchable = searchable(PeopleList);
const ANY = { ...NO_PEOPLE_FILTERS, order: 'name' };

export const Default: Story = plays(seesRows(8, 'Kavya Subramanianpresident@campus.example', 'row'), performTables);

/** An office with an end date, an administrator, a closed account, and an unconfirmed address. */
export const States: Story = {
  args: {
    items: [
      anAdminPerson({ _id: 'self', name: 'Olivia Office', is_administrator: true }),
      anAdminPerson({ _id: 'president', role: 'PRESIDENT', role_until: '2027-04-30T18:30:00.000Z' }),
      anAdminPerson({ _id: 'disabled', is_disabled: true }),
      anAdminPerson({ _id: 'unproven', is_proven: false, user_id: null, role: 'JANITOR' }),
    ],
    ownId: 'self',
  },
  play: sees('This is you', 'President until Apr 30, 2027', 'JANITOR'),
};

/** Filters to nothing and back, reverses the order by columns, and opens the actions of a person. */
export const FiltersAndActions: Story = act(
  { args: { items: [anAdminPerson({ is_disabled: true })] }, render: (args) => <Searchable {...args} /> },
  types('Search', 'd', 'searchbox'),
  lastCallsWith('onFiltersChange', { ...NO_PEOPLE_FILTERS, search: 'd' }),
  sees('Nobody found'),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', ANY),
  selects('State', 'Disabled'),
  lastCallsWith('onFiltersChange', { ...ANY, state: 'disabled' }),
  sortsBy('Joined', { ...ANY, state: 'disabled', order: '-joined' }),
  sortsBy('Name', { ...ANY, state: 'disabled' }),
  sortsBy('Name', { ...ANY, state: 'disabled', order: '-name' }),
  presses('What to do with Aarav Mehta'),
  seesRole('menuitem', 'Correct'),
  presses('Enable', 'menuitem'),
  ({ args }) => expect(args.onAction).toHaveBeenCalledWith({ action: 'enable', person: args.items?.[0] }),
);

export const LongName: Story = {
  args: {
    items: [
      anAdminPerson({
        name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon',
        username: 'averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon@students.campus.example',
      }),
    ],
  },
};
