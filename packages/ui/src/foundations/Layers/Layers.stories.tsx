import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays } from '../../plays.ts';
import { Layers } from './Layers.tsx';

const meta = { title: 'Foundations/Layers', component: Layers, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Layers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const sheets = canvas.getAllByRole('listitem').reverse();
  await expect(sheets).toHaveLength(5);
  for (const [index, sheet] of sheets.entries()) {
    const { left, right, bottom } = sheet.getBoundingClientRect();
    const [start, end] = getComputedStyle(sheet).direction === 'rtl' ? [right, left] : [left, right];
    const inside = start + (end - start) * 0.8;
    const over = sheets[index + 1] ?? sheet;
    await expect(over.contains(document.elementFromPoint(inside, bottom - 10)), sheet.textContent).toBe(true);
  }
});
