import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './IconButton.guide.tsx';
import { IconButton } from './IconButton.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell size={20} aria-hidden="true" />, onClick: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: performGuide,
};

export const Unavailable: Story = {
  args: { unavailableReason: 'Notifications are not available yet' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription('Notifications are not available yet');
    await expect(args.onClick).not.toHaveBeenCalled();
    await performGuide(context);
  },
};
