import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './StarRating.guide.tsx';
import { StarRating } from './StarRating.tsx';

const meta = {
  title: 'Primitives/StarRating',
  component: StarRating,
  args: { value: 4 },
  parameters: { guide: () => guide },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Ratings: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      {[0, 1, 2, 3, 3.6, 5].map((value) => (
        <StarRating key={value} value={value} />
      ))}
    </Stack>
  ),
};
