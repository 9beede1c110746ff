import { aRoom, busyRooms, FIXED_NOW, manyRooms, ROOMS, roomUses } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RoomTimeline, type RoomTimelineProps } from './RoomTimeline.tsx';

const cell = (name: string) => ({ role: 'gridcell', name }) as const;

const tables = {
  keyboard: [
    {
      keys: '{ArrowDown}{ArrowRight}{ArrowRight}',
      on: cell('3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov'),
      does: 'Arrow keys go from now on, by half hours and by rooms.',
      outcome: { focus: cell('4:00 pm to 6:00 pm, yours: Line Follower Challenge, Seminar Hall 2, Fri, 20 Nov') },
    },
    { keys: '{Enter}', does: 'Opens a booking.', outcome: [{ calls: 'onOpen' }, { doesNotCall: 'onAsk' }] },
    {
      keys: '{ArrowRight}{Enter}{ArrowRight}{Enter}',
      does: 'Chooses a slot from its first to its last half hour, and asks for it.',
      outcome: { calls: 'onAsk' },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Next day' },
      does: 'Turns the page.',
      outcome: { calls: 'onMove' },
    },
  ],
  screenReader: [
    { part: 'Grid', role: 'grid', name: 'Rooms, Friday, 20 November 2026' },
    { part: 'Title', role: 'heading', name: 'Friday, 20 November 2026', state: { level: 2 } },
    { part: 'Asked for by somebody else', ...cell('5:00 pm to 7:00 pm, asked for: somebody else, Lecture Hall L4, Fri, 20 Nov') },
    { part: 'Nothing yet', role: 'status', text: 'Loading rooms...', story: 'Loading' },
    { part: 'What did not come', role: 'alert', text: 'Failed to load the rooms.', story: 'Failed' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

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
    onMove: fn(),
    onAsk: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RoomTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As whoever keeps view and day does. */
function Kept(args: RoomTimelineProps) {
  const [{ view, day }, move] = useState({ view: args.view, day: args.day });
  return <RoomTimeline {...args} view={view} day={day} onMove={move} />;
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement, args } = context;
    const grid = canvas.getByRole('grid', { name: 'Rooms, Friday, 20 November 2026' });
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    await expect(canvasElement).toHaveTextContent('Physics Gallery');
    await performGuide(context);
    await expect(args.onAsk).toHaveBeenLastCalledWith({ room: 'Seminar Hall 2', date: '2026-11-20', time: '18:00', until: '19:00' });
    await expect(args.onOpen).toHaveBeenLastCalledWith({ uses: [roomUses()[1]] });
    await expect(args.onMove).toHaveBeenLastCalledWith({ view: 'day', day: '2026-11-21' });
  },
};

export const Views: Story = {
  render: (args) => (
    <Stack gap="xl">
      <RoomTimeline {...args} view="day" />
      <RoomTimeline {...args} view="week" />
    </Stack>
  ),
};

/** The page is turned by days, then by weeks. */
export const Turning: Story = {
  tags: ['act'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await expect(canvas.getByRole('grid', { name: 'Rooms, Saturday, 21 November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await expect(canvas.getByRole('grid', { name: 'Rooms, 15–21 November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await expect(canvas.getByRole('heading', { name: '8–14 November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: '15–21 November 2026' })).toBeVisible();
  },
};

/** What is being asked for stays marked. */
export const Asking: Story = {
  args: { wish: { room: 'Workshop Bay', date: '2026-11-20', time: '16:00', until: '18:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Workshop Bay/ }).querySelector('[role="presentation"]')).toBeVisible();
  },
};

/** Who cannot ask looks, and presses what is there. */
export const LooksOnly: Story = {
  args: { onAsk: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Press a booking to see more of it.')).toBeVisible();
    canvas.getByRole('gridcell', { name: '3:00 pm to 3:30 pm, free, Main Auditorium, Fri, 20 Nov' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Two hundred rooms in a week of 4,200 bookings: as many elements as are in sight. */
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
  args: {
    rooms: [aRoom({ name: 'Multipurpose Convention and Exhibition Hall of the New Academic Complex (Second Floor)' }), ...ROOMS],
  },
};

export const Empty: Story = {
  args: { rooms: [], uses: [], hint: 'Add the rooms of the campus, so that people see when they are free.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no rooms yet.')).toBeVisible();
    await expect(canvas.getByText('Add the rooms of the campus, so that people see when they are free.')).toBeVisible();
  },
};

/** What is going on is not known yet, so nothing looks free. */
export const Loading: Story = {
  args: { uses: undefined },
  play: async (context) => {
    await expect(context.canvas.queryByRole('grid')).not.toBeInTheDocument();
    await performGuide(context);
  },
};

export const Failed: Story = {
  args: { rooms: undefined, uses: undefined, error: 'Failed to load the rooms.' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await performGuide(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
