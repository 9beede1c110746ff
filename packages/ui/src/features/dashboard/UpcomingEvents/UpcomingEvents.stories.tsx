import { upcomingEvents } from '@quad/domain/events';
import { anEvent, FIXED_NOW, manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sees, seesMany, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const LONG = {
  role: 'link',
  name: 'Inter-hostel debate on whether the library should stay open through the night of the examinations',
} as const;

const tables = {
  keyboard: [{ keys: '{Tab}', does: 'Moves to the next title; Enter opens the event.', outcome: { focus: LONG }, story: 'LongTitle' }],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Title', ...LONG, story: 'LongTitle' },
    { part: 'None', role: 'paragraph', text: 'No upcoming events.', story: 'Empty' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/UpcomingEvents',
  component: UpcomingEvents,
  parameters: { tables },
  args: { events: upcomingEvents(manyEvents(24), FIXED_NOW) },
} satisfies Meta<typeof UpcomingEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesMany(5, 'listitem'), performTables) };
export const Empty: Story = { args: { events: [] }, play: sequence(sees('No upcoming events.'), performTables) };
/** Events of today are highlighted. */
export const Today: Story = {
  args: {
    today: '2026-11-30',
    events: [
      anEvent({ _id: 'one', title: 'Rover Night', schedule: { start: '2026-11-30T12:30:00.000Z', end: null, venue: 'Hall' } }),
      anEvent({ _id: 'other', title: 'Quiz Evening', schedule: { start: '2026-12-01T12:30:00.000Z', end: null, venue: 'Hall' } }),
    ],
  },
  play: async ({ canvas }) => {
    const [today, tomorrow] = canvas.getAllByRole('listitem');
    await expect(today).toHaveTextContent('Rover NightToday');
    await expect(tomorrow).not.toHaveTextContent('Today');
  },
};

export const SparseData: Story = {
  args: { events: [anEvent({ organizing_unit_id: null, schedule: { start: '2026-11-30T12:30:00.000Z', end: null, venue: '' } })] },
  play: sees('Nov 30, 2026, 6:00 pm · Venue to be announced · N/A'),
};

export const LongTitle: Story = shows(
  { events: [anEvent({ title: 'Inter-hostel debate on whether the library should stay open through the night of the examinations' })] },
  performTables,
);
