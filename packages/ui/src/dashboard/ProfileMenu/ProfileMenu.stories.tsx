import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Dashboard/ProfileMenu',
  component: ProfileMenu,
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
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Meera Iyer' })).toHaveAttribute('data-state', 'closed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Meera Iyer' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};

export const LongName: Story = { args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao' } };
