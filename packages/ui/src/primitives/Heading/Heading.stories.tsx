import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Heading.guide.tsx';
import { HEADING_LEVELS, HEADING_SIZES, HEADING_WRAPS, Heading } from './Heading.tsx';

const LONG = 'Inter-hostel debate on whether the library should stay open through the night during the end-semester examinations';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Line Follower Championship' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Levels: Story = {
  render: (args) => (
    <Stack>
      {HEADING_LEVELS.map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
};

/** The size can be chosen independently of the level. */
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {HEADING_SIZES.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Wraps: Story = {
  args: { children: LONG },
  render: (args) => (
    <Stack>
      {HEADING_WRAPS.map((wrap) => (
        <Heading key={wrap} {...args} wrap={wrap} />
      ))}
    </Stack>
  ),
};

/** Longer than the widest viewport. */
export const Truncated: Story = {
  args: { truncate: true, children: `${LONG}, and who would stay with those who read until the morning comes` },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeGreaterThan(heading.clientWidth);
  },
};
