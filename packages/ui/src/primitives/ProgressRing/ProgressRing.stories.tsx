import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ProgressRing.guide.tsx';
import { PROGRESS_RING_SIZES, PROGRESS_RING_TONES, ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Primitives/ProgressRing',
  component: ProgressRing,
  args: { label: 'Profile complete', value: 42 },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {PROGRESS_RING_TONES.map((tone) => (
        <Inline key={tone}>
          {PROGRESS_RING_SIZES.map((size) => (
            <ProgressRing key={size} {...args} tone={tone} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Ends: Story = {
  render: () => (
    <Inline>
      <ProgressRing label="Nothing yet" value={0} />
      <ProgressRing label="A third" value={1} max={3} />
      <ProgressRing label="All of it" value={100} />
      <ProgressRing label="More than all" value={140} tone="critical" />
      <ProgressRing label="Of nothing" value={0} max={0} />
    </Inline>
  ),
};

export const BesideWords: Story = {
  render: (args) => (
    <Inline wrap={false}>
      <ProgressRing {...args} size="s" />
      The poster of the Line Follower Championship is being sent
    </Inline>
  ),
};

export const RightToLeft: Story = { ...Sizes, globals: { direction: 'rtl' } };
