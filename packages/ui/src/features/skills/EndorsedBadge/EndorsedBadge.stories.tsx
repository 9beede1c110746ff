import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './EndorsedBadge.guide.tsx';
import { EndorsedBadge } from './EndorsedBadge.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Skills/EndorsedBadge',
  component: EndorsedBadge,
  args: { isEndorsed: true },
} satisfies Meta<typeof EndorsedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Endorsed')).toBeVisible();
    await performGuide(context);
  },
};

export const NotEndorsed: Story = {
  args: { isEndorsed: false },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Not Endorsed')).toBeVisible();
    await performGuide(context);
  },
};
