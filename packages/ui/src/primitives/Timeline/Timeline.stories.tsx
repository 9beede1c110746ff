import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { callsWith, hasAttribute, hasDescription, hasFocus, keys, lacks, lastCallsWith, neverCalls, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import type { TimelineBooking } from './slots.ts';
import { guide } from './Timeline.guide.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const ROOMS = [
  { id: 'auditorium', label: 'Main Auditorium' },
  { id: 'seminar', label: 'Seminar Hall' },
  { id: 'lab', label: 'Robotics Lab' },
  { id: 'court', label: 'Badminton Court' },
];

const DAY = ['2026-11-24'];
const WEEK = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`);

const BOOKINGS: readonly TimelineBooking[] = [
  {
    id: 'b1',
    rowId: 'auditorium',
    start: '2026-11-24T09:00',
    end: '2026-11-24T11:00',
    status: 'booked',
    label: 'Line Follower Championship',
  },
  { id: 'b2', rowId: 'auditorium', start: '2026-11-24T13:00', end: '2026-11-24T15:30', status: 'requested', label: 'Winter play' },
  { id: 'b3', rowId: 'auditorium', start: '2026-11-24T15:00', end: '2026-11-24T16:00', status: 'requested', label: 'Debate' },
  { id: 'b4', rowId: 'seminar', start: '2026-11-24T10:30', end: '2026-11-24T12:00', status: 'mine', label: 'Robo Night' },
  { id: 'b5', rowId: 'court', start: '2026-11-24T08:00', end: '2026-11-24T12:00', status: 'closed', label: 'New floor' },
];

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  parameters: { guide: () => guide, frame: 'page' },
  args: {
    label: 'Rooms on 24 November',
    rowName: 'Room',
    rows: ROOMS,
    days: DAY,
    bookings: BOOKINGS,
    onValueChange: fn(),
    onBookingSelect: fn(),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    performTables,
    lastCallsWith('onValueChange', { rowId: 'lab', start: '2026-11-24T08:00', end: '2026-11-24T09:30' }),
    lastCallsWith('onBookingSelect', [BOOKINGS[0]]),
  ),
};

/** Two overlapping requests are one block that names both. */
export const Statuses: Story = { play: performTables };

export const Chosen: Story = {
  args: { defaultValue: { rowId: 'lab', start: '2026-11-24T10:00', end: '2026-11-24T12:30' }, min: '2026-11-24T09:15' },
  play: sequence(
    ({ userEvent }) => userEvent.tab(),
    hasFocus('gridcell', '9:00 am to 11:00 am, booked: Line Follower Championship, Main Auditorium, Tue, 24 Nov'),
    keys('{ArrowDown}{Home}'),
    hasFocus('gridcell', '8:00 am to 8:30 am, over, Seminar Hall, Tue, 24 Nov'),
    hasAttribute('gridcell', '8:00 am to 8:30 am, over, Seminar Hall, Tue, 24 Nov', 'aria-disabled', 'true'),
    keys('{Enter}{ArrowRight}{Enter}'),
    neverCalls('onValueChange'),
  ),
};

/** The screen position of a slot in a row. */
function placeIn(row: HTMLElement) {
  const { left, top, width } = row.getBoundingClientRect();
  const slots = Number(row.closest('[role="grid"]')?.getAttribute('aria-colcount')) - 1;
  return (slot: number) => ({ clientX: left + 120 + ((width - 120) / slots) * slot + 5, clientY: top + 20 });
}

/** Dragging selects from the first slot to where the pointer is released, limited by existing bookings. */
export const SelectedByDragging: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Seminar Hall/ });
    const at = placeIn(row);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: row, coords: at(1) },
      { coords: at(2) },
      { coords: at(9) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ rowId: 'seminar', start: '2026-11-24T08:30', end: '2026-11-24T10:30' });
  },
};

/** A drag that ends over a booking is limited by it, and does not open it. */
export const DraggedOntoBooking: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Seminar Hall/ });
    const at = placeIn(row);
    const booking = canvas.getByRole('gridcell', { name: /yours: Robo Night/ });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: row, coords: at(1) },
      { target: booking, coords: at(6) },
      { keys: '[/MouseLeft]', target: booking, coords: at(6) },
    ]);
    await expect(args.onValueChange).toHaveBeenCalledWith({ rowId: 'seminar', start: '2026-11-24T08:30', end: '2026-11-24T10:30' });
    await expect(args.onBookingSelect).not.toHaveBeenCalled();
  },
};

/** A finger scrolls, so touching the first and then the last slot selects a range; clicks of a mouse work as well. */
export const Touched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Robotics Lab/ });
    const at = placeIn(row);
    const touch = (slot: number) => userEvent.pointer([{ keys: '[TouchA]', target: row, coords: at(slot) }]);
    await touch(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the last slot');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await touch(4);
    await expect(args.onValueChange).toHaveBeenCalledWith({ rowId: 'lab', start: '2026-11-24T09:00', end: '2026-11-24T10:30' });
    const press = (slot: number) => userEvent.pointer([{ keys: '[MouseLeft]', target: row, coords: at(slot) }]);
    await press(7);
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the last slot');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await press(5);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ rowId: 'lab', start: '2026-11-24T10:30', end: '2026-11-24T12:00' });
  },
};

/** Screen readers of phones press a cell by a click without a position. */
export const PressedByScreenReader: Story = {
  tags: ['act'],
  play: async ({ args, canvas }) => {
    const slot = canvas.getByRole('gridcell', { name: /^8:00 am .* Main Auditorium/ });
    slot.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Choose the last slot'));
    slot.click();
    await expect(args.onValueChange).toHaveBeenCalledWith({ rowId: 'auditorium', start: '2026-11-24T08:00', end: '2026-11-24T08:30' });
    await expect(args.onBookingSelect).not.toHaveBeenCalled();
    canvas.getByRole('gridcell', { name: /booked: Line Follower Championship/ }).click();
    await expect(args.onBookingSelect).toHaveBeenCalledWith([BOOKINGS[0]]);
  },
};

export const Controlled: Story = {
  tags: ['act'],
  args: { value: null },
  play: sequence(
    keys('{Tab}{Enter}{Enter}'),
    callsWith('onValueChange', { rowId: 'auditorium', start: '2026-11-24T08:00', end: '2026-11-24T08:30' }),
    hasFocus('gridcell', '8:00 am to 8:30 am, free, Main Auditorium, Tue, 24 Nov'),
  ),
};

/** Without `onValueChange`, keys, a finger and a mouse reach the free slots, but select none; bookings still open. */
export const WithoutSelection: Story = {
  tags: ['act'],
  args: { onValueChange: undefined, defaultValue: { rowId: 'lab', start: '2026-11-24T10:00', end: '2026-11-24T12:30' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await performTables(context);
    const row = canvas.getByRole('row', { name: /Robotics Lab/ });
    const at = placeIn(row);
    await expect(getComputedStyle(row).cursor).toBe('auto');
    for (const key of ['TouchA', 'MouseLeft']) {
      await userEvent.pointer([{ keys: `[${key}]`, target: row, coords: at(1) }]);
      const slot = canvas.getByRole('gridcell', { name: '8:30 am to 9:00 am, free, Robotics Lab, Tue, 24 Nov' });
      await expect(slot).toHaveFocus();
      await expect(slot).not.toHaveAttribute('aria-selected');
      await expect(slot).not.toHaveAttribute('aria-disabled');
    }
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: row, coords: at(1) }, { coords: at(3) }, { keys: '[/MouseLeft]' }]);
    await expect(canvas.queryByRole('gridcell', { name: /, chosen, / })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Press a booking to see its details.');
    await expect(args.onBookingSelect).toHaveBeenCalledOnce();
  },
};

/** Without any callback there is nothing to do, so no line says what. */
export const WithoutCallbacks: Story = {
  tags: ['act'],
  args: { onValueChange: undefined, onBookingSelect: undefined },
  play: sequence(
    keys('{Tab}{Enter}'),
    hasFocus('gridcell', '8:00 am to 8:30 am, free, Main Auditorium, Tue, 24 Nov'),
    lacks('status'),
    hasDescription('grid', 'Rooms on 24 November', ''),
  ),
};

/** Releases the first booking when one is pressed; meanwhile a room is added above and the day gets longer. */
function Released({ rows, bookings, ...rest }: TimelineProps) {
  const [isReleased, setReleased] = useState(false);
  const after = { rows: [{ id: 'annex', label: 'Annex' }, ...rows], bookings: bookings.slice(1), fromHour: 6 };
  return <Timeline {...rest} {...(isReleased ? after : { rows, bookings })} onBookingSelect={() => setReleased(true)} />;
}

/** The booking that has the focus is released while a room is added above it and the day gets longer: the focus stays at its place. */
export const FocusKeptAtChange: Story = {
  tags: ['act'],
  render: (args) => <Released {...args} />,
  play: sequence(
    keys('{Tab}{Home}{ArrowRight}{ArrowRight}'),
    hasFocus('gridcell', '9:00 am to 11:00 am, booked: Line Follower Championship, Main Auditorium, Tue, 24 Nov'),
    keys('{Enter}'),
    hasFocus('gridcell', '9:00 am to 9:30 am, free, Main Auditorium, Tue, 24 Nov'),
    keys('{ArrowUp}'),
    hasFocus('gridcell', '9:00 am to 9:30 am, free, Annex, Tue, 24 Nov'),
  ),
};

const MANY_ROOMS = Array.from({ length: 200 }, (_, index) => ({ id: `r${index}`, label: `Room ${index + 1}` }));
const MANY_BOOKINGS: readonly TimelineBooking[] = MANY_ROOMS.flatMap(({ id }, room) =>
  WEEK.flatMap((day, weekday) =>
    [9, 12, 17].map((hour) => ({
      id: `${id} ${day} ${hour}`,
      rowId: id,
      start: `${day}T${String(hour + (room % 3)).padStart(2, '0')}:00`,
      end: `${day}T${hour + (room % 3) + 1}:30`,
      status: (['booked', 'requested', 'mine', 'booked'] as const)[(room + weekday) % 4] ?? 'booked',
      label: 'Event',
    })),
  ),
);

/** Two hundred rooms and 4,200 bookings in a week: only visible elements are rendered. */
export const Many: Story = {
  args: { label: 'Rooms in this week', rows: MANY_ROOMS, days: WEEK, bookings: MANY_BOOKINGS },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Rooms in this week' });
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('gridcell', { name: '9:30 pm to 10:00 pm, free, Room 200, Sun, 29 Nov' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Sun, 29 Nov' })).toBeVisible());
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: sequence(keys('{Tab}{ArrowLeft}'), hasFocus('gridcell', '8:30 am to 9:00 am, free, Main Auditorium, Tue, 24 Nov')),
};
