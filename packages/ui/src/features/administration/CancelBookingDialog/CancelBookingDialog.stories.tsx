import { anAdminBooking } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';

const KEEP = { role: 'button', name: 'Keep it' } as const;
const CANCEL = { role: 'button', name: 'Cancel booking' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: KEEP, does: 'Moves to the verb.', outcome: { focus: CANCEL } },
    {
      keys: '{Enter}',
      on: KEEP,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCancel' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Cancel the booking of Main Auditorium?' },
    { part: 'Reason', role: 'textbox', name: 'Reason', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Cancelling...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const booking = anAdminBooking();

const meta = {
  title: 'Features/Administration/CancelBookingDialog',
  component: CancelBookingDialog,
  parameters: { tables, frame: 'overlay' },
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
  tags: ['act'],
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
