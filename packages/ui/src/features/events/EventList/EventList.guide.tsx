import { manyEvents } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { EventList } from './EventList.tsx';

const RETRY = { role: 'button', name: 'Retry' } as const;
const COORDINATOR = 'CLUB_COORDINATOR';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Office-bearers look through events and act on them, in any state: on their way, not come, none, few or thousands.'],
  useInstead: [
    { when: 'Students read what is on', component: 'EventListCompact' },
    { when: 'There is one event', component: 'EventCard' },
    { when: 'Only what is next belongs on the dashboard', component: 'UpcomingEvents' },
  ],
  anatomy: [
    { part: 'Cards', is: 'an EventCard for each event, in as many columns as fit.' },
    { part: 'Room requests', is: 'what `renderRoomRequests` makes of an event, inside its card.' },
    { part: 'Blank', is: 'six cards without words while the events are on their way.' },
    { part: 'None', is: 'says that there are no events to see.' },
    { part: 'Failure', is: 'why they did not come, with a way to ask again.' },
  ],
  dos: [
    {
      do: <EventList events={[]} role={COORDINATOR} />,
      dont: <EmptyState title="Nothing here" />,
      why: 'Give the list what there is, even if it is nothing: it says so in the words that all pages use.',
    },
    {
      do: <EventList events={manyEvents(1)} role={COORDINATOR} error="Failed to fetch events." />,
      dont: <ErrorState message="Error loading events: Failed to fetch events." />,
      why: 'Old events are better than none: the error takes their place only where nothing was ever there.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first card of a list of more than a hundred, which is a stop of its own.',
      outcome: { focus: { role: 'listitem' } },
      story: 'HundredsByKeyboard',
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next card and says where it stands.',
      outcome: { shows: { role: 'status', text: '2 of 500' } },
      story: 'HundredsByKeyboard',
    },
    {
      keys: '{End}',
      does: 'Moves to the last card, however far away.',
      outcome: { shows: { role: 'status', text: '500 of 500' } },
      story: 'HundredsByKeyboard',
    },
    { keys: '{Enter}', on: RETRY, does: 'Asks for the events again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Events' },
    { part: 'Card', role: 'article' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Error loading events: Failed to fetch events.', story: 'Failed' },
    { part: 'Retry', ...RETRY, story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone; the page never scrolls sideways.', story: 'MoreThanAHundredOnAPhone' },
    long: { says: 'Titles break inside their card, and the cards of a row stay equally high.', story: 'President' },
    many: { says: 'Beyond a hundred only the cards in sight are rendered; the list scrolls with the page.', story: 'MoreThanAHundred' },
    rightToLeft: { says: 'The first card stands on the right.', story: 'Default' },
  },
  related: ['EventCard', 'EventListCompact', 'RoomRequestList', 'RecordList'],
  matrix: 'Many',
} satisfies ComponentGuide;
