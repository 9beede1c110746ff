import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './BackLink.guide.tsx';
import { BackLink } from './BackLink.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  args: { href: '#events', children: 'Events' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '#events');
    await performGuide(context);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
