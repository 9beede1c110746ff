import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Meter.guide.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Places taken', value: 18, max: 24, valueText: '18 of 24 places' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Ends: Story = {
  render: () => (
    <Stack>
      <Meter label="Nobody yet" value={0} max={24} valueText="0 of 24 places" />
      <Meter label="All of it" value={24} max={24} valueText="24 of 24 places" />
      <Meter label="More than all" value={26} max={24} valueText="26 of 24 places" tone="critical" />
    </Stack>
  ),
};
