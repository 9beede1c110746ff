import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const RELEASE = { role: 'button', name: 'Release booking' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A booking or a wish was pressed, and it is said what it is and what one may do about it.'],
  useInstead: [
    { when: 'All requests of one event are decided', component: 'RoomRequestReviewDialog' },
    { when: 'A room is asked for', component: 'RoomRequestDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'the room.' },
    { part: 'Use', is: 'what for, with the way to the event, as far as one may know it; when, and whether it is one of every week.' },
    { part: 'Approve and Reject', is: 'for those who decide; of a series, all weeks at once too.' },
    { part: 'Release booking', is: 'for those who asked or decide, until it is over; asked once more.' },
    { part: 'Refusal', is: 'why something was not done.' },
  ],
  dos: [
    {
      do: <Button>Release booking</Button>,
      dont: <Button>Delete</Button>,
      why: 'Nothing is deleted: the booking is given back, and those who wait for the room are told.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: RELEASE,
      does: 'Asks once more before a booking is given back.',
      outcome: [{ shows: { role: 'alertdialog', name: 'Release this booking?' } }, { doesNotCall: 'onRelease' }],
    },
    { keys: '{Escape}', does: 'Keeps it.', outcome: [{ hides: { role: 'alertdialog' } }, { doesNotCall: 'onRelease' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Seminar Hall 2' },
    { part: 'The way to the event', role: 'link', name: 'Line Follower Challenge' },
    { part: 'Refusal', role: 'alert', text: 'This booking is over.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'Buttons go on in the next line.', story: 'Series' },
    long: { says: 'The title of the event breaks.', story: 'LongTitle' },
    many: { says: 'What overlaps is listed, each with its own buttons.', story: 'Several' },
    rightToLeft: { says: 'The badge stands on the left.', story: 'Default' },
  },
  related: ['RoomTimeline', 'RoomRequestReviewDialog', 'AlertDialog'],
  matrix: 'Several',
} satisfies ComponentGuide;
