import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ProfileMenu.guide.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Dashboard/ProfileMenu',
  component: ProfileMenu,
  parameters: { guide: () => guide, frame: 'menu' },
  args: {
    name: 'Meera Iyer',
    items: [
      { id: 'profile', label: 'My Profile', href: '#profile', icon: 'profile' },
      { id: 'settings', label: 'Settings', onSelect: fn(), icon: 'settings' },
      { id: 'logout', label: 'Logout', onSelect: fn(), icon: 'logout', groupStart: true },
    ],
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Open: Story = {
  parameters: { frame: 'opened' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Meera Iyer' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Meera Iyer' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Meera Iyer' })).not.toHaveAttribute('aria-busy');
    await performTables(context);
  },
};

export const ByKeyboard: Story = { tags: ['act'], play: performTables };
export const LongName: Story = { args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao' } };
