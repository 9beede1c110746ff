import { coordinatorStats, gensecStats, presidentStats, studentStats } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './QuickStats.guide.tsx';
import { QuickStats } from './QuickStats.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Dashboard/QuickStats',
  component: QuickStats,
  args: { role: 'STUDENT', stats: studentStats() },
} satisfies Meta<typeof QuickStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'Total Skills7',
      'Feedbacks Given3',
      'Total Achievements4',
      'Total PORs2',
    ]);
    await expect(canvas.getByRole('link', { name: 'Total Skills' })).toHaveAttribute('href', '/dashboard/skills');
    await performGuide(context);
  },
};

export const GenSec: Story = {
  args: { role: 'GENSEC_SCITECH', stats: gensecStats() },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('meter', { name: 'Used' })).toHaveAttribute('aria-valuetext', '46 %');
    await expect(canvas.getByText('of ₹9,00,000')).toBeVisible();
    await performGuide(context);
  },
};

export const Coordinator: Story = { args: { role: 'CLUB_COORDINATOR', stats: coordinatorStats() } };

export const President: Story = { args: { role: 'PRESIDENT', stats: presidentStats() }, play: performGuide };

export const Overspent: Story = {
  args: { role: 'PRESIDENT', stats: presidentStats({ budget: { used: 5_000_000, total: 4_200_000 } }) },
};

export const NothingYet: Story = { args: { role: 'GENSEC_SPORTS', stats: {} } };

export const UnknownRole: Story = {
  args: { role: 'JANITOR' },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('No statistics available for this role')).toBeVisible();
    await performGuide(context);
  },
};

export const Loading: Story = { args: { stats: undefined }, play: performGuide };
