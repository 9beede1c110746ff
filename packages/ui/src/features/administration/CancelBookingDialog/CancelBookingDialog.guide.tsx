import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const KEEP = { role: 'button', name: 'Keep it' } as const;
const CANCEL = { role: 'button', name: 'Cancel booking' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An administrator cancels a booking of somebody else.'],
  useInstead: [{ when: 'A booking is given back by whoever has it or decides about the room', component: 'RoomUseDialog' }],
  anatomy: [
    { part: 'Title', is: 'which room it is; under it the event and when.' },
    { part: 'Consequence', is: 'who is told of it, in a sentence.' },
    { part: 'Reason', is: 'why; it is sent to whoever has the booking.' },
    { part: 'Refusal', is: 'why the server did not take it; what was typed stays.' },
  ],
  dos: [
    {
      do: <Button>Keep it</Button>,
      dont: <Button>Cancel</Button>,
      why: 'Beside "Cancel booking" nobody knows what "Cancel" does.',
    },
    {
      do: <Text>The roof of the hall leaks.</Text>,
      dont: <Text>Administrative reasons</Text>,
      why: 'Whoever loses a room wants to know why.',
    },
  ],
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
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long name breaks in the heading of the dialog.', story: 'LongName' },
    many: { says: 'It cancels one booking; for another it is opened again.', story: 'Cancels' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['BookingList', 'RoomUseDialog'],
  matrix: 'Cancels',
} satisfies ComponentGuide;
