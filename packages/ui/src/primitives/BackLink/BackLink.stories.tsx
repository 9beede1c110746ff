import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  args: { href: '#events', children: 'Events' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '#events');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
