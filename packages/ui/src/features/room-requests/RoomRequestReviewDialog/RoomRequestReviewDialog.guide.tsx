import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const APPROVE = { role: 'button', name: 'Approve' } as const;
const REJECT = { role: 'button', name: 'Reject' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody who may decide about rooms, the president or an admin of the council, goes through the requests of one event.'],
  useInstead: [
    { when: 'A room is asked for', component: 'RoomRequestDialog' },
    { when: 'Requests are only looked at, by those who made them', component: 'RoomRequestList' },
    { when: 'Only the state of one request is shown', component: 'RoomRequestStatusBadge' },
  ],
  anatomy: [
    { part: 'Title', is: 'names the event: `Requests for: {event title}`.' },
    { part: 'Pending', is: 'a row for each request that waits: room, slot, what it is for, and the two buttons.' },
    {
      part: 'Reject and Approve',
      is: 'decide at once; each is described by its room. Approve is the strong one unless a booking stands against it.',
    },
    { part: 'Warning', is: 'names the booking that has the room already, before anything is sent.' },
    { part: 'Refusal', is: 'why the server did not take a decision, read out at once, beside the request.' },
    { part: 'Reviewed', is: 'what is decided, with its badge; there is no way back.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Button size="small">Reject</Button>
          <Button size="small" variant="primary">
            Approve
          </Button>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button size="small" variant="critical">
            Reject
          </Button>
          <Button size="small" variant="critical">
            Approve
          </Button>
        </Inline>
      ),
      why: 'A refusal is a normal answer and nothing dangerous; red is for what destroys something.',
    },
    {
      do: <ErrorState message="This request was already Rejected." />,
      dont: <ErrorState message="Error 409" />,
      why: 'Let the promise of `onDecide` be rejected with the sentence of the server: it is shown beside the request as it is.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves from the dialog, which has the focus at first, to Close.',
      outcome: { focus: { role: 'button', name: 'Close' } },
    },
    { keys: '{Tab}', does: 'Moves to Reject of the first request.', outcome: { focus: REJECT } },
    { keys: '{Tab}', does: 'Moves to Approve beside it.', outcome: { focus: APPROVE } },
    { keys: '{Escape}', does: 'Leaves the dialog; nothing is decided.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onDecide' }] },
    { keys: '{Enter}', on: APPROVE, does: 'Decides; the button is busy until the answer comes.', outcome: { calls: 'onDecide' } },
  ],
  screenReader: [
    { part: 'Title', role: 'dialog', name: 'Requests for: Line Follower Challenge' },
    { part: 'Pending', role: 'heading', name: 'Pending', state: { level: 3 } },
    { part: 'Room of a request', role: 'heading', name: 'Main Auditorium', state: { level: 4 } },
    { part: 'Reject', ...REJECT, description: 'Main Auditorium' },
    { part: 'Approve', ...APPROVE, description: 'Main Auditorium' },
    { part: 'Refusal', role: 'alert', text: 'This request was already Rejected.', story: 'DecidedMeanwhile' },
  ],
  adapts: {
    narrow: { says: 'The buttons go under the words of their request.', story: 'Default' },
    long: { says: 'Rooms and descriptions break, as they were typed; nothing is cut off.', story: 'LongTitle' },
    many: { says: 'The list scrolls inside the dialog; its title stays in sight.', story: 'Many' },
    rightToLeft: { says: 'Words and buttons change sides; the order of Reject and Approve follows the reading.', story: 'Default' },
  },
  related: ['RoomRequestDialog', 'RoomRequestList', 'RoomRequestStatusBadge', 'Dialog'],
  matrix: 'Reviewed',
} satisfies ComponentGuide;
