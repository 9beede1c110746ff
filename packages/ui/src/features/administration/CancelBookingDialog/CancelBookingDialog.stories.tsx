import { anAdminBooking } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { guide } from './CancelBookingDialog.guide.tsx';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';

const performGuide = performTables(guide);
const booking = anAdminBooking();

const meta = {
  title: 'Features/Administration/CancelBookingDialog',
  component: CancelBookingDialog,
  parameters: { frame: 'overlay' },
  args: { booking, onCancel: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof CancelBookingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function cancel({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), 'The roof leaks.');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
}

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('dialog', { name: 'Cancel the booking of Main Auditorium?' });
    await performGuide(context);
  },
};

export const Cancels: Story = {
  play: async (context) => {
    await cancel(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(context.args.onCancel).toHaveBeenCalledWith({ reason: 'The roof leaks.', requestId: booking._id });
  },
};

export const ReasonIsMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking' }));
    await expect(await canvas.findByText('Say why; whoever booked the room is told.')).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onCancel: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await cancel(context);
    await expect(await context.canvas.findByRole('button', { name: 'Cancelling...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onCancel: fn(async () => {
      throw new RefusedSubmission('This booking is over.');
    }),
  },
  play: async (context) => {
    await cancel(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This booking is over.');
    await expect(context.canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('The roof leaks.');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { booking: anAdminBooking({ room: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' }) },
};
