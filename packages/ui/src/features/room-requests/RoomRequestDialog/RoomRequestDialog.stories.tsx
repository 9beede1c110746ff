import { anEvent, aRoomUse, campusMoment, ROOMS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasDescription,
  hasFocus,
  hasValue,
  isNot,
  neverCalls,
  plays,
  presses,
  retypes,
  says,
  sees,
  seesMany,
  seesRole,
  selects,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RoomRequestDialog, type RoomRequestDialogProps } from './RoomRequestDialog.tsx';

const ROOM = { role: 'textbox', name: 'Room/Venue Name' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Submit Request' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Submit Request.', outcome: { focus: SUBMIT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while the room is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: ROOM }, { shows: { ...ROOM, state: { invalid: true } } }],
    },
    { keys: '{Escape}', does: 'Leaves the dialog; nothing is sent.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }] },
    { keys: '{Enter}', on: CANCEL, does: 'Leaves it, too.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Request a Room', description: 'For Line Follower Challenge' },
    { part: 'Room/Venue Name', ...ROOM, state: { required: true, invalid: false } },
    { part: 'Purpose/Description', role: 'textbox', name: 'Purpose/Description', state: { required: false } },
    { part: 'Refusal', role: 'alert', text: 'This event was cancelled, so it needs no room.', story: 'Refused' },
    {
      part: 'Submit Request while it works',
      role: 'button',
      name: 'Submitting...',
      state: { busy: true, unavailable: true },
      story: 'Submitting',
    },
  ],
} satisfies ComponentTables;

const event = anEvent();
const never = () => new Promise(() => {});

const meta = {
  title: 'Features/Room requests/RoomRequestDialog',
  component: RoomRequestDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RoomRequestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasDescription('dialog', 'Request a Room', 'For Line Follower Challenge'),
  hasAttribute('textbox', 'Room/Venue Name', 'placeholder', 'e.g. Main Auditorium'),
  hasValue('label', 'Date', '2026-11-27'),
  hasValue('label', 'Time', '18:30'),
  isNot('required', 'textbox', 'Purpose/Description'),
  seesRole('button', 'Cancel'),
  seesRole('button', 'Submit Request'),
  performTables,
);

export const Undated: Story = {
  args: { event: { ...event, schedule: { start: null, end: null } } },
  play: sequence(seesRole('dialog'), hasValue('label', 'Date', ''), hasValue('label', 'Time', '')),
};

export const LongTitle: Story = {
  args: {
    event: {
      ...event,
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
    },
  },
};

export const Submits: Story = act(
  types('Room/Venue Name', '  Seminar Hall 2 '),
  types('Purpose/Description', 'Rehearsal'),
  presses('Submit Request'),
  callsOnce('onClose'),
  callsWith('onSubmit', {
    eventId: event._id,
    room: 'Seminar Hall 2',
    date: '2026-11-27',
    time: '18:30',
    description: 'Rehearsal',
  }),
);

export const Submitting: Story = shows(
  { onSubmit: fn(never) },
  types('Room/Venue Name', 'Seminar Hall 2'),
  presses('Submit Request'),
  presses('Submitting...'),
  callsOnce('onSubmit'),
  neverCalls('onClose'),
  performTables,
);

export const NothingTyped: Story = plays(async ({ canvas, userEvent, args }) => {
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
});

export const Refused: Story = shows(
  { onSubmit: rejecting(new RefusedSubmission('This event was cancelled, so it needs no room.')) },
  types('Room/Venue Name', 'Seminar Hall 2'),
  presses('Submit Request'),
  says('This event was cancelled, so it needs no room.'),
  hasValue('textbox', 'Room/Venue Name', 'Seminar Hall 2'),
  neverCalls('onClose'),
  performTables,
);

export const FieldRefused: Story = act(
  {
    args: {
      onSubmit: fn(async () => {
        const message = 'Choose a date and time in the future.';
        throw new RefusedSubmission(message, { date: message });
      }),
    },
  },
  types('Room/Venue Name', 'Seminar Hall 2'),
  presses('Submit Request'),
  hasDescription('label', 'Date', 'Choose a date and time in the future.'),
  hasFocus('label', 'Date'),
  seesMany(1, 'alert'),
);

function OpenedByButton(args: RoomRequestDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>+ Request Room</Button>
      {isOpen && <RoomRequestDialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

export const ClosedByCancel: Story = {
  tags: ['act'],
  render: (args) => <OpenedByButton {...args} />,
  play: sequence(presses('+ Request Room'), presses('Cancel'), hasFocus('button', '+ Request Room')),
};

const THEN = { starts_at: campusMoment(7, '18:00'), ends_at: campusMoment(7, '21:00') };
const LOOKED_UP = {
  rooms: ROOMS,
  uses: [aRoomUse({ _id: 'play', ...THEN }), aRoomUse({ ...THEN, _id: 'slot', room: 'Seminar Hall 2', status: 'Pending', title: null })],
  to: '2026-12-03',
  roomSlotMinutes: 120,
};
const untilEight = { ...event, schedule: { ...event.schedule, end: campusMoment(7, '20:00') } };

/** With the catalog, available rooms are offered, the smallest suitable one first. */
export const FreeRooms: Story = {
  args: {
    event: { ...untilEight, registration: { required: true, start: null, end: null, max_participants: 100 } },
    lookedUp: LOOKED_UP,
    onRangeChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const offered = await canvas.findByRole('group', { name: 'Free from 6:30 pm to 8:00 pm' });
    const names = [...offered.querySelectorAll('button')].map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Lecture Hall L4, 120 people',
      'Open Air Theatre',
      'Seminar Hall 2, 80 people',
      'Workshop Bay, 25 people',
    ]);
    await expect(args.onRangeChange).toHaveBeenCalledWith({ date: '2026-11-27', weeks: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Lecture Hall L4, 120 people' }));
    await expect(canvas.getByRole('textbox', { name: 'Room/Venue Name' })).toHaveValue('Lecture Hall L4');
    await expect(await canvas.findByText('Lecture Hall L4 is free at that time.')).toBeVisible();
  },
};

/** While typing, shows what the room is taken by, and when it is next available. */
export const Taken: Story = shows({ event: untilEight, lookedUp: LOOKED_UP }, async ({ args, canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'main auditorium');
  await expect(await canvas.findByText("main auditorium is booked at that time: 'Winter Play', 6:00 pm to 9:00 pm.")).toBeVisible();
  const next = canvas.getByRole('group', { name: 'Free next' });
  await expect([...next.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Nov 28, 2026, 8:00 am to 9:30 am',
    'Nov 28, 2026, 9:30 am to 11:00 am',
    'Nov 28, 2026, 11:00 am to 12:30 pm',
  ]);
  await userEvent.click(canvas.getByRole('button', { name: 'Nov 28, 2026, 8:00 am to 9:30 am' }));
  await expect(canvas.getByLabelText('Date')).toHaveValue('2026-11-28');
  await expect(canvas.getByLabelText('Until')).toHaveValue('09:30');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({
    eventId: event._id,
    room: 'main auditorium',
    date: '2026-11-28',
    time: '08:00',
    until: '09:30',
    description: '',
  });
});

export const RequestedByOthers: Story = {
  args: { event: untilEight, lookedUp: LOOKED_UP, slot: { room: 'SH2' } },
  play: sees('Somebody else has requested SH2 at that time. It is not decided yet.'),
};

export const Closed: Story = {
  args: { event: untilEight, lookedUp: LOOKED_UP, slot: { room: 'Lecture Hall L4', time: '20:30' } },
  play: sees('Lecture Hall L4 is open from 8:00 am to 8:00 pm. Choose another time, or say until when you need it.'),
};

/** A room that is not in the catalog can be requested too. */
export const NotInTheCatalogue: Story = {
  args: { event: untilEight, lookedUp: LOOKED_UP, slot: { room: 'Canteen' } },
  play: sees('Canteen is not in the catalogue. You can still request it.'),
};

/** A request per week, with a note of the weeks in which the room is already booked. */
export const Weekly: Story = shows(
  { event: untilEight, lookedUp: LOOKED_UP, slot: { room: 'Main Auditorium' } },
  retypes('Weeks', '3', 'spinbutton'),
  sees(
    /It is already booked on: Nov 27, 2026\./,
    /Availability is known up to Dec 3, 2026\. Later conflicts are found when the request is decided\./,
  ),
  presses('Submit Request'),
  callsWith('onSubmit', expect.objectContaining({ weeks: 3 })),
);

/** Opened from another page, so the event is selected in the form. */
export const ChoosesTheEvent: Story = act(
  {
    args: {
      events: [event, anEvent({ _id: 'other', title: 'Chess Evening' })],
      slot: { room: 'Workshop Bay', date: '2026-11-30', time: '10:00', until: '12:00' },
    },
  },
  selects('Event', 'Chess Evening'),
  hasDescription('dialog', undefined, 'For Chess Evening'),
  presses('Submit Request'),
  callsWith('onSubmit', {
    eventId: 'other',
    room: 'Workshop Bay',
    date: '2026-11-30',
    time: '10:00',
    until: '12:00',
    description: '',
  }),
);
