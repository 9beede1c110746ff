import { aPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionCard.guide.tsx';
import { PositionCard } from './PositionCard.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Positions/PositionCard',
  component: PositionCard,
  args: { position: aPosition(), onView: fn() },
} satisfies Meta<typeof PositionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Workshop Lead')).toBeVisible();
    await expect(canvas.getByText('Team Lead')).toBeVisible();
    await expect(canvas.getByText('Robotics Club')).toBeVisible();
    await expect(canvas.getByText('Created 4 May 2026 · Last updated 5 November 2026')).toBeVisible();
    await performGuide(context);
  },
};

export const LittleKnown: Story = {
  args: { position: aPosition({ unit_id: null, position_type: null, created_at: undefined, updated_at: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No unit')).toBeVisible();
    await expect(canvas.getByText('Created – · Last updated –')).toBeVisible();
  },
};

export const Viewed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }));
    await expect(args.onView).toHaveBeenCalledWith({ position: args.position });
  },
};

export const EditComingSoon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Edit coming soon');
  },
};

export const DeleteComingSoon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Delete coming soon');
  },
};
