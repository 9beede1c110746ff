import { ClubAnalytics } from '@quad/domain/analytics';
import { clubAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as v from 'valibot';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './ClubBoard.guide.tsx';
import { ClubBoard } from './ClubBoard.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Analytics/ClubBoard',
  component: ClubBoard,
  args: { figures: clubAnalytics() },
} satisfies Meta<typeof ClubBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await performGuide(context);
    await expect(canvas.getByRole('table', { name: 'Who holds which position' })).toBeVisible();
    await expect(canvas.getByText('of 46 in all')).toBeVisible();
    const performance = within(canvas.getByRole('figure', { name: 'The last 5 events' }));
    await expect(performance.getAllByRole('row')).toHaveLength(7);
  },
};

export const NothingYet: Story = {
  args: { figures: v.parse(ClubAnalytics, {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show yet')).toBeVisible();
    await expect(canvas.getByText('No upcoming events.')).toBeVisible();
    await expect(canvas.getByText('Nobody holds a position of this club now.')).toBeVisible();
  },
};

export const LittleKnown: Story = {
  args: {
    figures: v.parse(ClubAnalytics, {
      clubName: 'Robotics Club',
      eventPerformance: { upcomingEvents: [{ title: 'Maze Solver Final' }] },
      teamManagement: { currentPositionHolders: [{}] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be announced')).toBeVisible();
  },
};

export const Loading: Story = { args: { figures: undefined, isLoading: true }, play: performGuide };

export const Failed: Story = { args: { figures: undefined, error: 'Failed to load analytics data' }, play: performGuide };

export const NoData: Story = { args: { figures: undefined } };
