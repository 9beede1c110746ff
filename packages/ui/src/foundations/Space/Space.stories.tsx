import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, seesRole } from '../../plays.ts';
import { Space } from './Space.tsx';

const meta = { title: 'Foundations/Space', component: Space, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

function gapBetween(list: HTMLElement): number {
  const [first, second] = [...list.children].map((item) => item.getBoundingClientRect());
  return Math.round((second?.top ?? 0) - (first?.bottom ?? 0));
}

export const Default: Story = plays(seesRole('row', /^xl 32 px 24 px/), async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('list');
  await expect(gapBetween(list)).toBe(16);
  await userEvent.click(canvas.getByRole('button', { name: 'xxl' }));
  await expect(gapBetween(list)).toBe(48);
});

export const Compact: Story = {
  globals: { density: 'compact' },
  play: ({ canvas }) => expect(gapBetween(canvas.getByRole('list'))).toBe(12),
};
