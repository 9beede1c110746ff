import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { DashboardTile } from './DashboardTile.tsx';

const meta = {
  title: 'Dashboard/DashboardTile',
  component: DashboardTile,
  args: { title: 'Latest Updates', children: 'Line Follower Championship, Nov 1, Main Auditorium' },
} satisfies Meta<typeof DashboardTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Latest Updates' })).toHaveTextContent('Line Follower Championship');
  },
};

export const WithActions: Story = {
  args: {
    title: 'Upcoming Events',
    subtitle: 'Institute-wide events and club activities',
    actions: <Button size="small">Add Event</Button>,
  },
};
