import { manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RoomRequestList } from '../../../features.ts';
import { EventList } from './EventList.tsx';
import { EventListFailed } from './EventListFailed.tsx';
import { EventListLoading } from './EventListLoading.tsx';

const meta = {
  title: 'Features/Events/EventList',
  component: EventList,
  args: {
    events: manyEvents(6),
    role: 'CLUB_COORDINATOR',
    timeZone: 'Asia/Kolkata',
    onRequestRoom: fn(),
    onManageRequests: fn(),
    onEdit: fn(),
    renderRoomRequests: (event) => <RoomRequestList requests={event.room_requests} />,
  },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const President: Story = {
  args: { role: 'PRESIDENT' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Manage Requests' })).toHaveLength(6);
  },
};

export const Many: Story = {
  args: { events: manyEvents(24) },
};

/** Only the cards in sight are drawn; the keyboard reaches all of them. */
export const Hundreds: Story = {
  args: { events: manyEvents(500) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Events' })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(20);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '500'));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(20);
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events found')).toBeVisible();
    await expect(canvas.getByText('There are no events to display for your role.')).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <EventListLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

const retry = fn();

export const Failed: Story = {
  render: () => <EventListFailed error="Failed to fetch events." onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading events: Failed to fetch events.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
