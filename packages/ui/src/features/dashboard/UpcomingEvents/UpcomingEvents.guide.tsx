import { manyEvents } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

const EVENTS = manyEvents(3);
const LONG = {
  role: 'link',
  name: 'Inter-hostel debate on whether the library should stay open through the night of the examinations',
} as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['On the dashboard of a student: what is next on the campus, in a few lines.'],
  useInstead: [
    { when: 'Events are looked through, with filters', component: 'EventList' },
    { when: 'All events are listed in little room', component: 'EventListCompact' },
    { when: 'It is news about events', component: 'LatestUpdates' },
  ],
  anatomy: [
    { part: 'Title', is: 'leads to the event.' },
    { part: 'Unit', is: 'who organises it.' },
    { part: 'Moment and place', is: 'in the time of the campus; says so where there is no place yet.' },
    { part: 'None', is: 'said in a sentence.' },
  ],
  dos: [
    {
      do: <UpcomingEvents events={EVENTS} />,
      dont: <UpcomingEvents events={EVENTS.toReversed()} />,
      why: 'Hand them over soonest first, with `upcomingEvents` of domain: the first five are shown as they come.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the next title; Enter opens the event.', outcome: { focus: LONG }, story: 'LongTitle' }],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Title', ...LONG, story: 'LongTitle' },
    { part: 'None', role: 'paragraph', text: 'No upcoming events.', story: 'Empty' },
  ],
  adapts: {
    narrow: { says: 'Moment and place go under the title.', story: 'Default' },
    long: { says: 'Titles break, and nothing is cut off.', story: 'LongTitle' },
    many: { says: 'The next five are shown; the others are on the page of events.', story: 'Default' },
    rightToLeft: { says: 'Titles stand on the right, moments on the left.', story: 'Default' },
  },
  related: ['EventList', 'EventListCompact', 'LatestUpdates', 'DashboardTile'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
