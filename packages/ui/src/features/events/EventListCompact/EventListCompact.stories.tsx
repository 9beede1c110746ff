import { aBareEvent, anEvent, manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventListCompact } from './EventListCompact.tsx';
import { EventListCompactLoading } from './EventListCompactLoading.tsx';

const meta = {
  title: 'Features/Events/EventListCompact',
  component: EventListCompact,
  args: { events: manyEvents(8), timeZone: 'Asia/Kolkata' },
} satisfies Meta<typeof EventListCompact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    await expect(rows[1]).toHaveTextContent('2Monsoon RagasAn evening of vocal and instrumental classical music.Form LinkNov 18, 2026');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WithoutDescription: Story = {
  args: { events: [anEvent({ description: '  ' }), aBareEvent()] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Event Overview')).toHaveLength(2);
  },
};

export const LongTitle: Story = {
  args: {
    events: [
      anEvent({
        title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
        description: 'Two days of talks, posters and a hands-on workshop; bring a laptop and a power strip. '.repeat(3),
      }),
      anEvent({ _id: 'second' }),
    ],
  },
};

export const Many: Story = {
  args: { events: manyEvents(60) },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events found')).toBeVisible();
    await expect(canvas.getByText('There are no events to display for your role.')).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <EventListCompactLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
