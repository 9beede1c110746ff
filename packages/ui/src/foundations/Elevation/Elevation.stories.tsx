import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays } from '../../plays.ts';
import { Elevation } from './Elevation.tsx';

const meta = { title: 'Foundations/Elevation', component: Elevation, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Elevation>;
export default meta;
type Story = StoryObj<typeof meta>;

function shadowOf(text: HTMLElement): string {
  return getComputedStyle(text.closest('div') ?? text).boxShadow;
}

export const Default: Story = plays(async ({ canvas }) => {
  await expect(new Set(canvas.getAllByText('floating').map(shadowOf))).toHaveProperty('size', 3);
  for (const ground of ['background', 'surface', 'sunken']) {
    for (const text of canvas.getAllByText(ground)) await expect(shadowOf(text)).toBe('none');
  }
});
