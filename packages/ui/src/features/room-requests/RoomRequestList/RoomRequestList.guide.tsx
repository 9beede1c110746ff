import { manyRoomRequests } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { RoomRequestList } from './RoomRequestList.tsx';

/** What opens; it has no name of its own. */
const MORE = { role: 'group', name: '' } as const;

const EIGHT = manyRoomRequests(8);

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The card of an event says which rooms were asked for, and how each request stands.'],
  useInstead: [
    { when: 'Requests are decided', component: 'RoomRequestReviewDialog' },
    { when: 'A room is asked for', component: 'RoomRequestDialog' },
    { when: 'Only the state of one request is shown', component: 'RoomRequestStatusBadge' },
  ],
  anatomy: [
    { part: 'Heading', is: 'Room requests, in small letters: it is a part of the card.' },
    { part: 'Request', is: 'room, day and time, and its state as a badge.' },
    { part: 'More', is: 'opens all beyond the third.' },
    { part: 'None', is: 'nothing at all: the card has one part less.' },
  ],
  dos: [
    {
      do: <RoomRequestList requests={EIGHT} />,
      dont: (
        <>
          <RoomRequestList requests={EIGHT.slice(0, 3)} />
          <RoomRequestList requests={EIGHT.slice(3, 6)} />
        </>
      ),
      why: 'Give all requests of the event at once: the list decides how many are in sight.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}{Enter}',
      does: 'Moves to the words that say how many more there are, and opens them.',
      outcome: { shows: { ...MORE, state: { expanded: true } } },
      story: 'Many',
    },
  ],
  screenReader: [
    { part: 'Requests', role: 'group', name: 'Room requests' },
    { part: 'More', ...MORE, state: { expanded: false }, story: 'Many' },
    { part: 'Request', role: 'listitem', text: 'Main AuditoriumNov 27, 2026, 6:30 pmPending' },
  ],
  adapts: {
    narrow: { says: 'Room and time stand above each other; the badge keeps its place at the end.', story: 'Default' },
    long: { says: 'The name of a room breaks anywhere.', story: 'LongTitle' },
    many: { says: 'Three are in sight; the rest is one press away.', story: 'Many' },
    rightToLeft: { says: 'Rooms begin on the right, badges end on the left.', story: 'Default' },
  },
  related: ['RoomRequestStatusBadge', 'RoomRequestReviewDialog', 'EventCard'],
  matrix: 'Many',
} satisfies ComponentGuide;
