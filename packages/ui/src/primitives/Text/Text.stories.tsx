import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { sequence, shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Text.guide.tsx';
import { TEXT_SIZES, TEXT_TONES, TEXT_WEIGHTS, TEXT_WRAPS, Text } from './Text.tsx';

const LONG = 'A paper on sparse maps for small robots, written with two friends over a summer, and presented to a full hall. '.repeat(4);

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Line Follower Championship' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {TEXT_SIZES.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack>
      {TEXT_WEIGHTS.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};

export const Wraps: Story = {
  args: { children: `Best Paper Award,\nIntercollegiate Symposium on ${'Swarm'.repeat(20)} Interaction` },
  render: (args) => (
    <Stack>
      {TEXT_WRAPS.map((wrap) => (
        <Text key={wrap} {...args} wrap={wrap} />
      ))}
    </Stack>
  ),
};

/** One line, however long the text is. */
export const Truncated: Story = {
  args: { truncate: true, children: LONG },
  play: sequence(async ({ canvas }) => {
    const line = canvas.getByText(/^A paper/);
    await expect(line.clientHeight).toBeLessThan(30);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  }, performTables),
};

export const TwoLines: Story = shows({ lines: 2, children: LONG }, async ({ canvas }) => {
  const lines = canvas.getByText(/^A paper/);
  await expect(lines.scrollHeight).toBeGreaterThan(lines.clientHeight);
});

/** Inside a line of other text. */
export const Inside: Story = {
  args: { as: 'span', weight: 'bold' },
  render: (args) => (
    <Text>
      <Text {...args} /> is in the Main Auditorium.
    </Text>
  ),
};
