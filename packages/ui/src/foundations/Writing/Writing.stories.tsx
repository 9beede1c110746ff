import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plays } from '../../plays.ts';
import { sentences } from './sentences.ts';
import { Writing } from './Writing.tsx';

const meta = {
  title: 'Foundations/Writing',
  component: Writing,
  args: { sentences: sentences() },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Writing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas, args }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items).toHaveLength(args.sentences.length);
  for (const [index, { before, after }] of args.sentences.entries()) {
    await expect(within(items[index] ?? canvas.getByRole('list')).getByText(before)).toBeVisible();
    await expect(within(items[index] ?? canvas.getByRole('list')).getByText(after)).toBeVisible();
  }
});
