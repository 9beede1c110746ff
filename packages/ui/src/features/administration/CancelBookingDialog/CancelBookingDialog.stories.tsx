import { anAdminBooking } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { neverCalls, plays, presses, seesRole, sequence, types } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';

const KEEP = { role: 'button', name: 'Keep it' } as const;
const CANCEL = { role: 'button', name: 'Cancel booking' } as const;

const tables = {
  keyboard: [
    key('{Tab}', KEEP, 'Moves to the verb.', { focus: CANCEL }),
    key('{Enter}', KEEP, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onCancel' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Cancel the booking of Main Auditorium?' },
    { part: 'Reason', role: 'textbox', name: 'Reason', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Cancelling...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const booking = anAdminBooking();

const meta = {
  title: 'Features/Administration/CancelBookingDialog',
  component: CancelBookingDialog,
  parameters: { tables, frame: 'overlay' },
  args: { booking, onCancel: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof CancelBookingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const cancel = sequence(types('Reason', 'The roof leaks.'), presses('Cancel booking'));

export const Default: Story = { play: sequence(seesRole('dialog', 'Cancel the booking of Main Auditorium?'), performTables) };

export const ReasonIsMissing: Story = plays(
  presses('Cancel booking'),
  'Enter the reason. The person who booked the room will see it.',
  neverCalls('onCancel'),
);

export const Sending: Story = {
  tags: ['act'],
  args: { onCancel: fn(() => new Promise(() => {})) },
  play: sequence(cancel, seesRole('button', 'Cancelling...'), performTables),
};
