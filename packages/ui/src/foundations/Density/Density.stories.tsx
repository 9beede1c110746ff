import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plays } from '../../plays.ts';
import { Density } from './Density.tsx';

const meta = { title: 'Foundations/Density', component: Density, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Density>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const heights = ['Comfortable', 'Compact'].map((name) => {
    const card = canvas.getByRole('region', { name });
    const button = within(card).getByRole('button', { name: 'Submit Request' });
    return { card: card.getBoundingClientRect().height, button: button.getBoundingClientRect().height };
  });
  const [comfortable, compact] = heights;
  await expect(compact?.card).toBeLessThan(comfortable?.card ?? 0);
  await expect(compact?.button).toBe(comfortable?.button);
  await expect(canvas.getByRole('row', { name: 'medium 40 px 44 px' })).toBeVisible();
});
