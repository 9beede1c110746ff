import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell size={20} aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Unavailable: Story = {
  args: { unavailableReason: 'Notifications are not available yet' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription('Notifications are not available yet');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
