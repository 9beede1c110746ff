import type { Meta, StoryObj } from '@storybook/react-vite';
import { performTables } from '../../testing/performTables.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Divider.guide.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <p>Pending</p>
      <Divider {...args} />
      <p>Reviewed</p>
    </Stack>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
