import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, hasAttribute, onPage, plays, presses, seesRole } from '../../plays.ts';
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

export const Open: Story = plays(
  { parameters: { frame: 'opened' } },
  presses('Meera Iyer'),
  onPage(seesRole('menuitem', 'Logout')),
  hasAttribute('button', 'Meera Iyer', 'aria-expanded', 'true'),
  ({ canvas }) => expect(canvas.getByRole('button', { name: 'Meera Iyer' })).not.toHaveAttribute('aria-busy'),
  performTables,
);

export const ByKeyboard: Story = act(performTables);
export const LongName: Story = { args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Rao' } };
