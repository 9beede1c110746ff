import { anEvent } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { guide } from './RoomRequestDialog.guide.tsx';
import { RoomRequestDialog, type RoomRequestDialogProps } from './RoomRequestDialog.tsx';

const performGuide = performTables(guide);

const event = anEvent();
const never = () => new Promise(() => {});

const meta = {
  title: 'Features/Room requests/RoomRequestDialog',
  component: RoomRequestDialog,
  parameters: { frame: 'overlay' },
  args: { event, onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RoomRequestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const dialog = await canvas.findByRole('dialog', { name: 'Request a Room' });
    await expect(dialog).toHaveAccessibleDescription('For Line Follower Challenge');
    await expect(canvas.getByRole('textbox', { name: 'Room/Venue Name' })).toHaveAttribute('placeholder', 'e.g. Main Auditorium');
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-11-27');
    await expect(canvas.getByLabelText('Time')).toHaveValue('18:30');
    await expect(canvas.getByRole('textbox', { name: 'Purpose/Description' })).not.toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit Request' })).toBeVisible();
    await performGuide(context);
  },
};

export const Undated: Story = {
  args: { event: { ...event, schedule: { start: null, end: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(canvas.getByLabelText('Date')).toHaveValue('');
    await expect(canvas.getByLabelText('Time')).toHaveValue('');
  },
};

export const LongTitle: Story = {
  args: {
    event: {
      ...event,
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
    },
  },
};

export const Submits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), '  Seminar Hall 2 ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Purpose/Description' }), 'Rehearsal');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      eventId: event._id,
      room: 'Seminar Hall 2',
      date: '2026-11-27',
      time: '18:30',
      description: 'Rehearsal',
    });
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(never) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Seminar Hall 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('dialog');
    await userEvent.clear(canvas.getByLabelText('Date'));
    await userEvent.clear(canvas.getByLabelText('Time'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    const room = canvas.getByRole('textbox', { name: 'Room/Venue Name' });
    await waitFor(() => expect(room).toHaveAccessibleDescription('Enter a room or venue.'));
    await expect(room).toHaveFocus();
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('Choose a date.');
    await expect(canvas.getByLabelText('Time')).toHaveAccessibleDescription('Choose a time.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new RefusedSubmission('This event was cancelled, so it needs no room.');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Seminar Hall 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This event was cancelled, so it needs no room.');
    await expect(canvas.getByRole('textbox', { name: 'Room/Venue Name' })).toHaveValue('Seminar Hall 2');
    await expect(args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const FieldRefused: Story = {
  args: {
    onSubmit: fn(async () => {
      const message = 'Choose a date and a time that are still to come.';
      throw new RefusedSubmission(message, { date: message });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Seminar Hall 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
    const date = canvas.getByLabelText('Date');
    await waitFor(() => expect(date).toHaveAccessibleDescription('Choose a date and a time that are still to come.'));
    await expect(date).toHaveFocus();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

function OpenedByButton(args: RoomRequestDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>+ Request Room</Button>
      {isOpen && <RoomRequestDialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

export const ClosedByEscape: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '+ Request Room' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('textbox', { name: 'Room/Venue Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByCancel: Story = {
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '+ Request Room' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
