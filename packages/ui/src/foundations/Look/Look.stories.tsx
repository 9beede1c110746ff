import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plays } from '../../plays.ts';
import { Look } from './Look.tsx';

const meta = { title: 'Foundations/Look', component: Look, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Look>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const rules = canvas.getAllByRole('region');
  await expect(rules).toHaveLength(8);
  for (const rule of rules) await expect(within(rule).getAllByRole('figure')).toHaveLength(2);
});
