import { anEvent } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { EventDetail } from './EventDetail.tsx';

const BRIEF = anEvent({ description: 'Robots follow a line on the floor. The fastest one wins.' });
const SHOUTED = anEvent({ description: 'LINE FOLLOWER CHALLENGE!!! Nov 27, 6:30 pm, Main Auditorium!!! BE THERE!!!' });

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The page of one event says everything that is published about it.'],
  useInstead: [
    { when: 'The event is one among others, with what may be done about it', component: 'EventCard' },
    { when: 'Students look for what is on', component: 'EventListCompact' },
    { when: 'The event is changed', component: 'EventFormDialog' },
  ],
  anatomy: [
    { part: 'Leaf, day and time', is: 'when it is, at a glance and in words.' },
    { part: 'Status', is: 'planned, ongoing, completed or cancelled.' },
    { part: 'Description', is: 'as it was typed, in lines that are not too long; Event Overview where there is none.' },
    { part: 'Facts', is: 'category, type, mode, venue, start, end, unit and organizers. What is not known is N/A.' },
  ],
  dos: [
    {
      do: <EventDetail event={BRIEF} />,
      dont: <EventDetail event={SHOUTED} />,
      why: 'Day, hour and place have their own lines; the description says what the event is about.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Event', role: 'region', name: 'Line Follower Challenge' },
    { part: 'Name of a fact', role: 'term', text: 'Category' },
    { part: 'Fact', role: 'definition', text: 'technical' },
    { part: 'While it is on its way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The facts stand one under the other; from a tablet on in two columns.', story: 'Default' },
    long: { says: 'Description and facts break anywhere, and lines end after some 65 characters.', story: 'Default' },
    many: { says: 'Several organizers stand in one line, one after the other.', story: 'NamelessOrganizer' },
    rightToLeft: { says: 'The leaf goes to the right and the status to the left.', story: 'Default' },
  },
  related: ['EventCard', 'EventStatusBadge', 'EventFormDialog', 'KeyValueList'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
