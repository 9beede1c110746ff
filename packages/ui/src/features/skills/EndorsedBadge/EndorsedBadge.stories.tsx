import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EndorsedBadge } from './EndorsedBadge.tsx';

const meta = {
  title: 'Features/Skills/EndorsedBadge',
  component: EndorsedBadge,
  args: { isEndorsed: true },
} satisfies Meta<typeof EndorsedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Endorsed')).toBeVisible();
  },
};

export const NotEndorsed: Story = {
  args: { isEndorsed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Endorsed')).toBeVisible();
  },
};
