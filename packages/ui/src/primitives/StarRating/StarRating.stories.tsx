import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { StarRating } from './StarRating.tsx';

const meta = { title: 'Primitives/StarRating', component: StarRating, args: { value: 4 } } satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  },
};

export const Ratings: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      {[0, 1, 2, 3, 3.6, 5].map((value) => (
        <StarRating key={value} value={value} />
      ))}
    </Stack>
  ),
};
