import { anOfficeHolder, manyOfficeHolders } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, lastCallsWith, plays, presses, sees, selects, types } from '../../../plays.ts';
import { filteredListParts, movesOnTo, reversesSort, searchable, seesRows, sortsBy } from '../../../testing/listPlays.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { NO_OFFICE_FILTERS, OfficeList } from './OfficeList.tsx';

const tables = {
  keyboard: [...movesOnTo('Kind'), reversesSort('Holder')],
  screenReader: filteredListParts('Filter offices', 'Offices', 'table'),
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/OfficeList',
  component: OfficeList,
  parameters: { tables },
  args: { items: manyOfficeHolders(8), filters: NO_OFFICE_FILTERS, onFiltersChange: fn(), onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof OfficeList>;
export default meta;
type Story = StoryObj<typeof meta>;

const Searchable = searchable(OfficeList);
const ANY = { ...NO_OFFICE_FILTERS, order: 'office' };

export const Default: Story = plays(seesRows(8, 'Kavya Subramanianpresident@campus.examplePresident', 'row'), performTables);

/** A role with an end date, a position with its tenure, and a contact address without an account. */
export const States: Story = {
  args: {
    items: [
      anOfficeHolder({ _id: 'a', until: '2027-04-30T18:30:00.000Z' }),
      anOfficeHolder({ _id: 'b', kind: 'position', office: 'Captain', unit: 'Chess Club', tenure: '2026-2027' }),
      anOfficeHolder({ _id: 'c', kind: 'contact', office: 'Coordinator', unit: 'Chess Club', person: null }),
    ],
  },
  play: sees('until Apr 30, 2027', '2026-2027', 'Nobody has an account with the contact address'),
};

/** Filters to nothing and back, and reverses the order by a column. Positions can be corrected, except the user's own. */
export const FiltersAndCorrects: Story = act(
  {
    args: {
      items: [
        anOfficeHolder({ _id: 'a' }),
        anOfficeHolder({ _id: 'b', kind: 'position', office: 'Captain', unit: 'Chess Club', tenure: '2026-2027', holder_id: 'b' }),
        anOfficeHolder({
          _id: 'c',
          kind: 'position',
          office: 'Own',
          holder_id: 'c',
          person: { _id: 'self', name: 'Olivia', username: 'o@campus.example' },
        }),
      ],
      onCorrect: fn(),
      ownId: 'self',
    },
    render: (args) => <Searchable {...args} />,
  },
  types('Search', 'd', 'searchbox'),
  lastCallsWith('onFiltersChange', { ...NO_OFFICE_FILTERS, search: 'd' }),
  sees('No offices found'),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', ANY),
  selects('Kind', 'Positions'),
  lastCallsWith('onFiltersChange', { ...ANY, kind: 'position' }),
  sortsBy('Holder', { ...ANY, kind: 'position', order: 'holder' }),
  presses(/^Correct/),
  ({ args }) => expect(args.onCorrect).toHaveBeenCalledWith(args.items?.[1]),
);

export const LongName: Story = {
  args: {
    items: [
      anOfficeHolder({
        office: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon',
        unit: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon',
      }),
    ],
  },
};
