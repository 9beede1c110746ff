import { recentActivities } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RecentActivity } from './RecentActivity.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Newest activity', role: 'listitem', text: 'Main Auditorium approved for Line Follower Challenge' },
    { part: 'Nothing', role: 'paragraph', text: 'No recent activities found', story: 'Empty' },
    { part: 'While they are on their way', role: 'status', text: 'Loading activities...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Dashboard/RecentActivity',
  component: RecentActivity,
  parameters: { tables },
  args: { activities: recentActivities() },
} satisfies Meta<typeof RecentActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Main Auditorium approved for Line Follower Challenge')).toBeVisible();
    await expect(canvas.getByText('Nov 20, 2026, 2:10 pm')).toBeVisible();
    await performGuide(context);
  },
};

export const Empty: Story = {
  args: { activities: [] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('No recent activities found')).toBeVisible();
    await performGuide(context);
  },
};

export const Loading: Story = {
  args: { activities: undefined },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activities...');
    await performGuide(context);
  },
};
