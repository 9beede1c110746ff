import type { Meta, StoryObj } from '@storybook/react-vite';
import { says, sees } from '../../../plays.ts';
import { AnalyticsSkeleton, UnknownRole as UnknownRoleState } from './AnalyticsStates.tsx';

const meta = {
  title: 'Features/Dashboard/AnalyticsStates',
  component: AnalyticsSkeleton,
  args: { text: 'Loading analytics data...' },
} satisfies Meta<typeof AnalyticsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: says('Loading analytics data...', 'status') };

/** The code is loading. */
export const LoadingDashboard: Story = { args: { text: 'Loading Dashboard.....' } };

/** The user is not known yet. */
export const LoadingUser: Story = { args: { text: 'Loading user data...' } };

export const UnknownRole: Story = {
  render: () => <UnknownRoleState roleName="JANITOR" />,
  play: sees('Unknown role: JANITOR', 'No analytics endpoint for user role'),
};
