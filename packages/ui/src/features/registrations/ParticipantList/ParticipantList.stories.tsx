import { aRegistrationEntry, manyRegistrations } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { act, hasAttribute, hasValue, lastCallsWith, plays, presses, rendersAtMost, sees, selects, types } from '../../../plays.ts';
import { reversesSort, seesRows, sortedColumn, sortsBy } from '../../../testing/listPlays.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { NO_PARTICIPANT_FILTERS, ParticipantList, type ParticipantListProps } from './ParticipantList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const STATE = { role: 'combobox', name: 'State' } as const;
const REMOVE = { role: 'button', name: 'Remove' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the state.', outcome: { focus: STATE } }, reversesSort('Registered')],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter participants' },
    { part: 'List', role: 'table', name: 'Participants' },
    sortedColumn('Registered', 'ascending'),
    { part: 'Remove', ...REMOVE, description: 'Aarav Mehta' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Registrations/ParticipantList',
  component: ParticipantList,
  parameters: { tables },
  args: {
    entries: manyRegistrations(8, 5),
    filters: NO_PARTICIPANT_FILTERS,
    onFiltersChange: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ParticipantList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRows(8, 'Aarav Mehta20240001 · aarav.mehta@campus.exampleNov 18, 2026, 9:00 amRegisteredRemove', 'row'),
  ({ canvas }) => expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Number 3 in line'),
  sees('8 students'),
  performTables,
);

/** A registered person, a waiting one, and one with little data. */
export const States: Story = {
  args: {
    entries: [
      aRegistrationEntry(),
      aRegistrationEntry({ _id: 'waiting', state: 'waiting', position: 1 }),
      aRegistrationEntry({ _id: 'bare', person: { _id: 'bare', personal_info: { name: '' } }, user_id: null }),
    ],
  },
  play: sees('User'),
};

function Stateful(args: ParticipantListProps) {
  const [filters, setFilters] = useState(args.filters);
  return (
    <ParticipantList
      {...args}
      entries={filters.search ? [] : args.entries}
      filters={filters}
      onFiltersChange={(next) => {
        args.onFiltersChange(next);
        setFilters(next);
      }}
    />
  );
}

/** Filters to nothing and back, reverses the order by a column, and removes the first person. */
export const FiltersAndRemoves: Story = act(
  { render: (args) => <Stateful {...args} /> },
  types('Search', 'diya', 'searchbox'),
  lastCallsWith('onFiltersChange', { ...NO_PARTICIPANT_FILTERS, search: 'diya' }),
  sees('Nobody found', '0 students found'),
  selects('State', 'Waiting'),
  lastCallsWith('onFiltersChange', { search: 'diya', state: 'waiting', order: '' }),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', NO_PARTICIPANT_FILTERS),
  hasValue('searchbox', 'Search', ''),
  sortsBy('Name', { ...NO_PARTICIPANT_FILTERS, order: 'name' }),
  sortsBy('Name', { ...NO_PARTICIPANT_FILTERS, order: '-name' }),
  async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Remove' });
    if (!first) throw new Error('There is nobody to remove.');
    await expect(first).toHaveAccessibleDescription('Aarav Mehta');
    await userEvent.click(first);
    await expect(args.onRemove).toHaveBeenCalledWith(args.entries?.[0]);
  },
);

/** Of 5,000 only the visible ones are rendered. */
export const Many: Story = plays(
  { parameters: { frame: 'page' }, args: { entries: manyRegistrations(5000, 4000) } },
  hasAttribute('table', undefined, 'aria-rowcount', '5001'),
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2')),
  rendersAtMost(400),
);

export const LongName: Story = {
  args: {
    entries: [
      aRegistrationEntry({
        person: {
          _id: 'long',
          username: 'averyveryverylongaddresswithoutanyspacesthatgoesonandon@students.campus.example',
          personal_info: { name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandon' },
        },
        state: 'waiting',
        position: 1234,
      }),
    ],
  },
};
