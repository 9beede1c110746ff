import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: { isOpen: true, onClose: fn(), title: 'Quad', children: <Link href="#events">Events</Link> },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Quad' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
