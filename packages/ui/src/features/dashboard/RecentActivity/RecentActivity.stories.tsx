import { recentActivities } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plays, says, sees, sequence } from '../../../plays.ts';
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

const meta = {
  title: 'Features/Dashboard/RecentActivity',
  component: RecentActivity,
  parameters: { tables },
  args: { activities: recentActivities() },
} satisfies Meta<typeof RecentActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(sees('Main Auditorium approved for Line Follower Challenge', 'Nov 20, 2026, 2:10 pm'), performTables);

export const Empty: Story = { args: { activities: [] }, play: sequence(sees('No recent activities found'), performTables) };
export const Loading: Story = { args: { activities: undefined }, play: sequence(says('Loading activities...', 'status'), performTables) };
