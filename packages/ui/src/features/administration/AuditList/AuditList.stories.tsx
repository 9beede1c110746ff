import { anAuditRow, manyAuditRows } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, lastCallsWith, plays, presses, sees, selects, types } from '../../../plays.ts';
import { filteredListParts, movesOnTo, searchable, seesRows } from '../../../testing/listPlays.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AuditList, NO_AUDIT_FILTERS } from './AuditList.tsx';

const tables = {
  keyboard: [...movesOnTo('Area')],
  screenReader: filteredListParts('Filter the audit log', 'Audit log'),
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/AuditList',
  component: AuditList,
  parameters: { tables },
  args: { items: manyAuditRows(8), filters: NO_AUDIT_FILTERS, onFiltersChange: fn(), onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof AuditList>;
export default meta;
type Story = StoryObj<typeof meta>;

const Searchable = searchable(AuditList);

export const Default: Story = plays(seesRows(8, 'account.renamerow 8'), performTables);

/** A complete row, one by the server itself, and one about a deleted account. */
export const States: Story = {
  args: {
    items: [
      anAuditRow(),
      anAuditRow({ _id: 'server', actor: null, subject: null, position: null, detail: {} }),
      anAuditRow({ _id: 'gone', actor: { _id: 'gone-id', name: '', username: '' }, subject: { _id: 'gone-subject', name: '' } }),
    ],
  },
  play: sees('The server, or an unnamed person', 'gone-id, about gone-subject', /not in the chain yet/),
};

export const AtLeast: Story = { args: { itemCount: 10_000, countExact: false }, play: sees('more than 10,000 rows') };

/** Searches for something without results, back, and filters by an area. */
export const Filters: Story = act(
  { render: (args) => <Searchable {...args} /> },
  types('Search', 'd', 'searchbox'),
  lastCallsWith('onFiltersChange', { ...NO_AUDIT_FILTERS, search: 'd' }),
  sees('No rows found'),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', NO_AUDIT_FILTERS),
  selects('Area', 'People'),
  lastCallsWith('onFiltersChange', { ...NO_AUDIT_FILTERS, area: 'account' }),
);

export const LongName: Story = {
  args: {
    items: [
      anAuditRow({
        subject: { _id: 'x', name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' },
        detail: { to: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' },
      }),
    ],
  },
};
