import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { act, hasAttribute, hasFocus, keys, onPage, presses, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './DropdownMenu.guide.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

const onSettings = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  parameters: { guide: () => guide, frame: 'menu' },
  args: {
    trigger: <Button>Meera Iyer</Button>,
    items: [
      { id: 'profile', label: 'My Profile', href: '#profile', icon: <UserRound size={16} aria-hidden="true" /> },
      { id: 'settings', label: 'Settings', onSelect: onSettings, icon: <Settings size={16} aria-hidden="true" /> },
      { id: 'logout', label: 'Logout', onSelect: fn(), icon: <LogOut size={16} aria-hidden="true" />, groupStart: true },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Open: Story = {
  parameters: { frame: 'opened' },
  play: sequence(presses('Meera Iyer'), onPage(hasAttribute('menuitem', 'My Profile', 'href', '#profile')), performTables),
};

export const ByKeyboard: Story = act(
  () => void onSettings.mockClear(),
  keys('{Tab}{Enter}'),
  onPage(hasFocus('menuitem', 'My Profile'), keys('{ArrowDown}'), hasFocus('menuitem', 'Settings'), keys('{Enter}')),
  () => expect(onSettings).toHaveBeenCalledOnce(),
  hasFocus('button', 'Meera Iyer'),
);
