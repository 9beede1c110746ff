import { anEvent, manyRoomRequests } from '@quad/domain/fixtures';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { RoomRequestList } from '../../room-requests/index.ts';
import { EventCard } from './EventCard.tsx';

const TITLE = { role: 'link', name: 'Line Follower Challenge' } as const;
const REQUEST = { role: 'button', name: '+ Request Room' } as const;
const MANAGE = { role: 'button', name: 'Manage Requests' } as const;
const EDIT = { role: 'button', name: 'Edit' } as const;
const DELETE = { role: 'button', name: 'Delete' } as const;

const COORDINATOR = 'CLUB_COORDINATOR';
const requested = anEvent({ room_requests: manyRoomRequests(2) });

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['One event is shown to somebody who plans or decides: what it is, when and where, and what may be done about it.'],
  useInstead: [
    { when: 'There are several events', component: 'EventList' },
    { when: 'Students read what is on', component: 'EventListCompact' },
    { when: 'Everything about the event is told on its page', component: 'EventDetail' },
  ],
  anatomy: [
    { part: 'Leaf', is: 'the day as on a calendar; a dash where there is none.' },
    { part: 'Title', is: 'leads to the page of the event.' },
    { part: 'Unit and status', is: 'who organises it, and whether it is planned, ongoing, completed or cancelled.' },
    { part: 'Facts', is: 'day, time and venue. What is not settled is said in words.' },
    { part: 'Registration', is: 'whatever is given as `registration`, usually a RegistrationNote.' },
    { part: 'Room requests', is: 'whatever is given as `roomRequests`, usually a RoomRequestList.' },
    { part: 'Actions', is: 'by the role that looks: a room is asked for, requests are managed, the event is edited.' },
    { part: 'Pending', is: 'how many requests wait, for whoever decides about them.' },
  ],
  dos: [
    {
      do: <EventCard event={requested} role={COORDINATOR} roomRequests={<RoomRequestList requests={requested.room_requests} />} />,
      dont: <EventCard event={requested} role={COORDINATOR} roomRequests={<p>2 room requests</p>} />,
      why: 'Who asked for a room wants to know how each request stands; a number only raises the question.',
    },
    {
      do: (
        <Inline>
          <Button size="small" variant="quiet">
            Edit
          </Button>
          <Button size="small" variant="quiet" isUnavailable>
            Delete
          </Button>
        </Inline>
      ),
      dont: (
        <Inline>
          <Button size="small" variant="quiet">
            Edit
          </Button>
        </Inline>
      ),
      why: 'What cannot be done stays in its place and can be reached, so that its tooltip says why; nobody searches for it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: TITLE, does: 'Moves from the title to the first action.', outcome: { focus: REQUEST } },
    { keys: '{Enter}', does: 'Asks for a room for this event.', outcome: { calls: 'onRequestRoom' } },
    { keys: '{Tab}', does: 'Moves to Edit.', outcome: { focus: EDIT } },
    { keys: '{Enter}', does: 'Asks for the form that changes the event.', outcome: { calls: 'onEdit' } },
    { keys: '{Tab}', does: 'Moves to Delete, which is unavailable and can be read all the same.', outcome: { focus: DELETE } },
    {
      keys: '{Enter}',
      on: MANAGE,
      does: 'Asks for the review of its requests.',
      outcome: { calls: 'onManageRequests' },
      story: 'ManagesRequests',
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: '+ Request' },
      does: 'Does nothing for a role that may not ask for rooms.',
      outcome: { doesNotCall: 'onRequestRoom' },
      story: 'Student',
    },
  ],
  screenReader: [
    { part: 'Card', role: 'article', name: 'Line Follower Challenge' },
    { part: 'Title', role: 'heading', name: 'Line Follower Challenge', state: { level: 2 } },
    { part: 'Request Room', ...REQUEST, description: 'Line Follower Challenge' },
    { part: 'Delete', ...DELETE, state: { unavailable: true } },
    { part: 'Manage Requests', ...MANAGE, description: 'Line Follower Challenge', story: 'ManagesRequests' },
    { part: 'Room requests', role: 'group', name: 'Room requests', story: 'WithRoomRequests' },
  ],
  adapts: {
    narrow: { says: 'The card measures its own width: below 16 rem the status gets a line of its own.', story: 'Default' },
    long: { says: 'Title and venue break anywhere; nothing is cut off.', story: 'LongTitle' },
    many: { says: 'Three room requests are in sight, the rest is one press away.', story: 'WithRoomRequests' },
    rightToLeft: { says: 'The leaf stands on the right; times keep their own direction.', story: 'SeveralDays' },
  },
  related: ['EventList', 'EventDetail', 'EventStatusBadge', 'RoomRequestList', 'RoomRequestDialog', 'RoomRequestReviewDialog'],
  matrix: 'WithRoomRequests',
} satisfies ComponentGuide;
