import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plays } from '../../plays.ts';
import { Type } from './Type.tsx';

const meta = { title: 'Foundations/Type', component: Type, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const sizes = within(canvas.getByRole('table', { name: 'Sizes of type' }));
  await expect(sizes.getAllByText('Rooms for 84 people').map((text) => getComputedStyle(text).fontSize)).toEqual([
    '13px',
    '14px',
    '15px',
    '17px',
    '22px',
    '24px',
  ]);
  await expect(sizes.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent)).toEqual([
    undefined,
    '13 px',
    '14 px',
    '15 px',
    '17 px',
    '22 px',
    '24 px',
  ]);
  // Waits for the web font, so that the screenshot does not show a fallback.
  await expect([...document.fonts].map(({ family, status }) => `${family} ${status}`)).toContain('Fraunces loaded');
});
