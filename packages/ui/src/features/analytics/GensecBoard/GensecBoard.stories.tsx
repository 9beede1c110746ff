import { GensecAnalytics } from '@quad/domain/analytics';
import { gensecAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as v from 'valibot';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './GensecBoard.guide.tsx';
import { GensecBoard } from './GensecBoard.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Analytics/GensecBoard',
  component: GensecBoard,
  args: { figures: gensecAnalytics() },
} satisfies Meta<typeof GensecBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await performGuide(context);
    await expect(canvas.getAllByRole('figure')).toHaveLength(6);
    await expect(canvas.getByText('33 events: 9 planned, 1 ongoing, 21 completed, 2 cancelled.')).toBeVisible();
    const pipeline = within(canvas.getByRole('figure', { name: 'Event pipeline' }));
    await userEvent.click(pipeline.getByRole('button', { name: 'Show table' }));
    await expect(pipeline.getByRole('row', { name: 'completed 21 64%' })).toBeVisible();
  },
};

/** A GenSec without units gets the whole shape with zeros, never a blank page. */
export const WithoutUnits: Story = {
  args: { figures: v.parse(GensecAnalytics, { domain: 'sports' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'At a glance: Sports' })).toBeVisible();
    await expect(canvas.getAllByText('0')).toHaveLength(3);
    await expect(canvas.getAllByText('Nothing to show yet')).toHaveLength(6);
  },
};

/** Whose domain it is, is not known. */
export const WithoutDomain: Story = { args: { figures: v.parse(GensecAnalytics, {}) } };

export const Loading: Story = { args: { figures: undefined, isLoading: true }, play: performGuide };

export const Failed: Story = { args: { figures: undefined, error: 'Failed to load analytics data' }, play: performGuide };

export const NoData: Story = { args: { figures: undefined } };
