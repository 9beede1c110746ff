import { aRoom, busyRooms, FIXED_NOW, manyRooms, ROOMS, roomUses } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { act, callsOnce, focuses, keys, lacks, plays, presses, sees, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RoomTimeline, type RoomTimelineProps } from './RoomTimeline.tsx';

const cell = (name: string) => ({ role: 'gridcell', name }) as const;

const tables = {
  keyboard: [
    key(
      '{ArrowDown}{ArrowRight}{ArrowRight}',
      cell('3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov'),
      'Arrow keys go from now on, by half hours and by rooms.',
      { focus: cell('4:00 pm to 6:00 pm, yours: Line Follower Challenge, Seminar Hall 2, Fri, 20 Nov') },
    ),
    key('{Enter}', 'Opens a booking.', { calls: 'onItemSelect' }, { doesNotCall: 'onRequest' }),
    key('{ArrowRight}{Enter}{ArrowRight}{Enter}', 'Chooses a slot from its first to its last half hour, and asks for it.', {
      calls: 'onRequest',
    }),
    key('{Enter}', { role: 'button', name: 'Next day' }, 'Turns the page.', { calls: 'onRangeChange' }),
  ],
  screenReader: [
    { part: 'Grid', role: 'grid', name: 'Rooms, Friday, 20 November 2026' },
    { part: 'Title', role: 'heading', name: 'Friday, 20 November 2026', state: { level: 2 } },
    { part: 'Requested by somebody else', ...cell('5:00 pm to 7:00 pm, requested: somebody else, Lecture Hall L4, Fri, 20 Nov') },
    { part: 'Nothing yet', role: 'status', text: 'Loading rooms...', story: 'Loading' },
    { part: 'What did not come', role: 'alert', text: 'Failed to load the rooms.', story: 'Failed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Rooms/RoomTimeline',
  component: RoomTimeline,
  parameters: { tables, frame: 'page' },
  args: {
    view: 'day',
    day: '2026-11-20',
    now: FIXED_NOW,
    rooms: ROOMS,
    uses: roomUses(),
    onRangeChange: fn(),
    onRequest: fn(),
    onItemSelect: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RoomTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the view and the day, as an app does. */
function Stateful(args: RoomTimelineProps) {
  const [{ view, day }, move] = useState({ view: args.view, day: args.day });
  return <RoomTimeline {...args} view={view} day={day} onRangeChange={move} />;
}

export const Default: Story = plays(async (context) => {
  const { canvas, canvasElement, args } = context;
  const grid = canvas.getByRole('grid', { name: 'Rooms, Friday, 20 November 2026' });
  await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
  await expect(canvasElement).toHaveTextContent('Physics Gallery');
  await performTables(context);
  await expect(args.onRequest).toHaveBeenLastCalledWith({ room: 'Seminar Hall 2', date: '2026-11-20', time: '18:00', until: '19:00' });
  await expect(args.onItemSelect).toHaveBeenLastCalledWith([roomUses()[1]]);
  await expect(args.onRangeChange).toHaveBeenLastCalledWith({ view: 'day', day: '2026-11-21' });
});

export const Views: Story = {
  render: (args) => (
    <Stack gap="xl">
      <RoomTimeline {...args} view="day" />
      <RoomTimeline {...args} view="week" />
    </Stack>
  ),
};

/** Turns the page by days, then by weeks. */
export const Turning: Story = act(
  { render: (args) => <Stateful {...args} /> },
  presses('Next day'),
  seesRole('grid', 'Rooms, Saturday, 21 November 2026'),
  presses('Week'),
  seesRole('grid', 'Rooms, 15–21 November 2026'),
  presses('Previous week'),
  seesRole('heading', '8–14 November 2026'),
  presses('Today'),
  seesRole('heading', '15–21 November 2026'),
);

/** The requested slot stays marked. */
export const Asking: Story = shows({ slot: { room: 'Workshop Bay', date: '2026-11-20', time: '16:00', until: '18:00' } }, ({ canvas }) =>
  expect(canvas.getByRole('row', { name: /^Workshop Bay/ }).querySelector('[role="presentation"]')).toBeVisible(),
);

/** Users who cannot request rooms can open bookings. */
export const LooksOnly: Story = shows(
  { onRequest: undefined },
  sees('Press a booking to see its details.'),
  focuses('gridcell', '3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov'),
  keys('{Enter}{ArrowRight}{Enter}{ArrowDown}{ArrowRight}{Enter}'),
  callsOnce('onItemSelect'),
);

/** Two hundred rooms and 4,200 bookings in a week: only visible elements are rendered. */
export const Many: Story = {
  args: { view: 'week', day: '2026-11-22', rooms: manyRooms(200), uses: busyRooms(manyRooms(200)) },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Rooms, 22–28 November 2026' });
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('gridcell', { name: /^9:30 pm to 10:00 pm, free, Room 200, Sat, 28 Nov$/ });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
  },
};

export const LongName: Story = {
  args: { rooms: [aRoom({ name: 'Multipurpose Convention and Exhibition Hall of the New Academic Complex (Second Floor)' }), ...ROOMS] },
};

/** Until the bookings are loaded, no slot is shown as free. */
export const Loading: Story = { args: { uses: undefined }, play: sequence(lacks('grid'), performTables) };

export const Failed: Story = {
  args: { rooms: undefined, uses: undefined, error: 'Failed to load the rooms.' },
  play: sequence(performTables, presses('Retry'), callsOnce('onRetry')),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
