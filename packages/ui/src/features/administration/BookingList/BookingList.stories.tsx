import { anAdminBooking, FIXED_NOW, manyAdminBookings } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, callsWith, lastCallsWith, plays, presses, sees, seesMany, selects, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { BookingList } from './BookingList.tsx';

const LONG = 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon';
const ROOM = { role: 'combobox', name: 'Room' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', on: ROOM, does: 'Moves on to the first event.', outcome: { focus: { role: 'link', name: 'Workshop 1' } } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter bookings' },
    { part: 'List', role: 'list', name: 'Room bookings' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/BookingList',
  component: BookingList,
  parameters: { tables, frame: 'overlay' },
  args: {
    items: manyAdminBookings(4),
    filters: { day: '2026-11-20', room: '' },
    onFiltersChange: fn(),
    rooms: [
      { key: 'main auditorium', name: 'Main Auditorium' },
      { key: 'room 2', name: 'Room 2' },
    ],
    now: FIXED_NOW,
    onCancel: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof BookingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const rows = await context.canvas.findAllByRole('listitem');
  await expect(rows).toHaveLength(4);
  await expect(rows[0]).toHaveTextContent('Workshop 1');
}, performTables);

/** An upcoming and a past booking. */
export const States: Story = {
  args: { items: [anAdminBooking(), anAdminBooking({ _id: 'over', ends_at: FIXED_NOW.toISOString() })] },
  play: sequence(sees('Over'), seesMany(1, 'button', /^Cancel booking/)),
};

export const CancelsAndFilters: Story = act(
  { args: { items: [anAdminBooking()] } },
  presses('Cancel booking: Main Auditorium, Robotics Workshop'),
  callsWith('onCancel', anAdminBooking()),
  selects('Room', 'Room 2'),
  lastCallsWith('onFiltersChange', { day: '2026-11-20', room: 'room 2' }),
);

export const LongName: Story = {
  args: { items: [anAdminBooking({ room: LONG, event: { _id: 'event', title: LONG }, unit: { _id: 'unit', name: LONG } })] },
};
