import { recentActivities } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentActivity } from './RecentActivity.tsx';

const meta = {
  title: 'Features/Dashboard/RecentActivity',
  component: RecentActivity,
  args: { activities: recentActivities() },
} satisfies Meta<typeof RecentActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Main Auditorium approved for Line Follower Challenge')).toBeVisible();
    await expect(canvas.getByText('Nov 20, 2026, 2:10 pm')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { activities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent activities found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { activities: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activities...');
  },
};
