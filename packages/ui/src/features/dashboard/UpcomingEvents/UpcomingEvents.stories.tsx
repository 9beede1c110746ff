import { upcomingEvents } from '@quad/domain/events';
import { anEvent, FIXED_NOW, manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const meta = {
  title: 'Features/Dashboard/UpcomingEvents',
  component: UpcomingEvents,
  args: { events: upcomingEvents(manyEvents(24), FIXED_NOW) },
} satisfies Meta<typeof UpcomingEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming events.')).toBeVisible();
  },
};

export const LittleKnown: Story = {
  args: { events: [anEvent({ organizing_unit_id: null, schedule: { start: '2026-11-30T12:30:00.000Z', end: null, venue: '' } })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.getByText('Venue to be announced')).toBeVisible();
    await expect(canvas.getByText('Nov 30, 2026, 6:00 pm')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    events: [anEvent({ title: 'Inter-hostel debate on whether the library should stay open through the night of the examinations' })],
  },
};
