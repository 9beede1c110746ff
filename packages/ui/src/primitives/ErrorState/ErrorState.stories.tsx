import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { message: 'Error loading events: Failed to fetch events.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading events: Failed to fetch events.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } };

export const NothingToTry: Story = {};

export const LongMessage: Story = {
  args: {
    onRetry: fn(),
    message:
      'Error loading events: the portal did not answer in time, which happens when the network of the hostel is busy in the evening. What you saw before is still there.',
  },
};
