import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ErrorState.guide.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { description: 'Error loading events: Failed to fetch events.' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRetry: fn() }, play: performTables };
export const Retrying: Story = { args: { onRetry: fn(), retrying: true }, play: performTables };
export const NothingToTry: Story = {};

export const LongMessage: Story = {
  args: {
    onRetry: fn(),
    description:
      'Error loading events: the portal did not answer in time, which happens when the network of the hostel is busy in the evening. What you saw before is still there.',
  },
};
