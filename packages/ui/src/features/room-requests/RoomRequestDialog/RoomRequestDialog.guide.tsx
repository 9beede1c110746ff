import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const ROOM = { role: 'textbox', name: 'Room/Venue Name' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Submit Request' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody who plans an event asks for a room, over the card of the event.'],
  useInstead: [
    { when: 'Requests are decided', component: 'RoomRequestReviewDialog' },
    { when: 'It is looked up how requests stand', component: 'RoomRequestList' },
    { when: 'The venue of the event is changed', component: 'EventFormDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'Request a Room; under it stands for which event.' },
    { part: 'Refusal', is: 'why the server did not take it, read out at once. What was typed stays.' },
    { part: 'Room/Venue Name', is: 'has the focus at first.' },
    { part: 'Date and time', is: 'those at which the event starts, to be changed; until when may stay blank.' },
    { part: 'Weeks', is: 'on how many weeks, each a request of its own.' },
    {
      part: 'What is free',
      is: 'whether the room is, by what it is taken, when it is free next, and which others are; where that is known.',
    },
    { part: 'Purpose/Description', is: 'may stay blank.' },
    { part: 'Submit Request', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Submit Request</Button>,
      dont: <Button variant="primary">Book room</Button>,
      why: 'A request is not a booking: the president decides about it.',
    },
    {
      do: (
        <Field label="Room/Venue Name" isRequired>
          <TextInput name="room" placeholder="e.g. Main Auditorium" />
        </Field>
      ),
      dont: <TextInput name="room" placeholder="Room/Venue Name" aria-label="Room/Venue Name" />,
      why: 'A placeholder gives an example and goes away; the label says what is asked for and stays.',
    },
  ],
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
  adapts: {
    narrow: { says: 'Date and time stand under each other; from a tablet on side by side.', story: 'Default' },
    long: { says: 'The title of the event breaks under the heading of the dialog.', story: 'LongTitle' },
    many: { says: 'It asks for one room; for another one it is opened again.', story: 'Submits' },
    rightToLeft: { says: 'Labels begin on the right; Submit Request comes last, on the left.', story: 'Default' },
  },
  related: ['RoomRequestReviewDialog', 'RoomRequestList', 'EventCard', 'Dialog'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
