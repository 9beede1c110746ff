import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, sees } from '../../plays.ts';
import { Radius } from './Radius.tsx';

const meta = { title: 'Foundations/Radius', component: Radius, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Radius>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const corners = canvas.getAllByRole('listitem').map((item) => getComputedStyle(item.firstElementChild ?? item).borderTopLeftRadius);
  await expect(corners).toEqual(['6px', '10px', '999px']);
}, sees('medium: 10 px'));
