import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Spinner.guide.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading...' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const LongLabel: Story = {
  args: { label: 'Loading the events of every club of the Science and Technology Council...' },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expect(canvas.getByRole('status').scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
