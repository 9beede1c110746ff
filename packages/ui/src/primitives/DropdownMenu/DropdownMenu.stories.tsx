import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './DropdownMenu.guide.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const onSettings = fn();

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  parameters: { guide: () => guide, frame: 'menu' },
  args: {
    trigger: <Button>Meera Iyer</Button>,
    items: [
      { id: 'profile', label: 'My Profile', href: '#profile', icon: <UserRound size={16} aria-hidden="true" /> },
      { id: 'settings', label: 'Settings', onSelect: onSettings, icon: <Settings size={16} aria-hidden="true" /> },
      { id: 'logout', label: 'Logout', onSelect: fn(), icon: <LogOut size={16} aria-hidden="true" />, isGroupStart: true },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const Open: Story = {
  parameters: { frame: 'opened' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Meera Iyer' }));
    await expect(await screen.findByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '#profile');
    await performGuide(context);
  },
};

export const ByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    onSettings.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Meera Iyer' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSettings).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
