import { StudentAnalytics } from '@quad/domain/analytics';
import { studentAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as v from 'valibot';
import { StudentBoard } from './StudentBoard.tsx';

const meta = {
  title: 'Features/Analytics/StudentBoard',
  component: StudentBoard,
  args: { figures: studentAnalytics() },
} satisfies Meta<typeof StudentBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(5);
    const score = within(canvas.getByRole('figure', { name: 'Engagement score' }));
    await expect(score.getByText('47 points: 2 positions (20), 3 events organized (15), 12 events attended (12).')).toBeVisible();
  },
};

export const OnePoint: Story = {
  args: {
    figures: v.parse(StudentAnalytics, {
      analytics: { engagement: { totalScore: 1, breakdown: { participated: { count: 1, score: 1 } } } },
    }),
  },
};

export const NothingYet: Story = {
  args: { figures: v.parse(StudentAnalytics, { analytics: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nothing to show yet')).toHaveLength(4);
  },
};

export const Loading: Story = { args: { figures: undefined, isLoading: true } };

export const Failed: Story = { args: { figures: undefined, error: 'Failed to load analytics data' } };

export const NoData: Story = { args: { figures: undefined } };
