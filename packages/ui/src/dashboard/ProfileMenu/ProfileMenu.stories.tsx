import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Dashboard/ProfileMenu',
  component: ProfileMenu,
  parameters: { frame: 'menu' },
  args: {
    name: 'Meera Iyer',
    items: [
      { id: 'profile', label: 'My Profile', href: '#profile', icon: 'profile' },
      { id: 'settings', label: 'Settings', onSelect: fn(), icon: 'settings' },
      { id: 'logout', label: 'Logout', onSelect: fn(), icon: 'logout', isGroupStart: true },
    ],
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  parameters: { frame: 'opened' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meera Iyer' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Meera Iyer' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Meera Iyer' })).not.toHaveAttribute('aria-busy');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'My Profile' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Meera Iyer' })).toHaveFocus());
  },
};

export const LongName: Story = { args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao' } };
