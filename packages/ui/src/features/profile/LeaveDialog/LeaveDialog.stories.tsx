import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './LeaveDialog.guide.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Profile/LeaveDialog',
  component: LeaveDialog,
  parameters: { frame: 'overlay' },
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await performGuide(context);
  },
};

export const Stayed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Left: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
