import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hasAttribute, plays } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ProgressBar.guide.tsx';
import { PROGRESS_TONES, ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending the photo', value: 42 },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasAttribute('progressbar', 'Sending the photo', 'aria-valuenow', '42'),
  hasAttribute('progressbar', 'Sending the photo', 'aria-valuetext', '42 %'),
  performTables,
);

export const Tones: Story = {
  render: () => (
    <Stack>
      {PROGRESS_TONES.map((tone) => (
        <ProgressBar key={tone} label={tone} tone={tone} value={64} />
      ))}
    </Stack>
  ),
};

export const Ends: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="All of it" value={100} />
      <ProgressBar label="More than all" value={140} tone="critical" />
      <ProgressBar label="Of nothing" value={0} max={0} />
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
