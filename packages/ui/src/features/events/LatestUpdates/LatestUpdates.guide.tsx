import { latestUpdates } from '@quad/domain/events';
import { manyEvents } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { LatestUpdates } from './LatestUpdates.tsx';

const FOUR = latestUpdates(manyEvents(6), 'Asia/Kolkata');

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A dashboard tells which events changed last, in a few lines.'],
  useInstead: [
    { when: 'It is told what comes next', component: 'UpcomingEvents' },
    { when: 'All events are read', component: 'EventListCompact' },
    { when: 'It is told what people did, not only with events', component: 'RecentActivity' },
  ],
  anatomy: [
    { part: 'Title', is: 'leads to the page of the event.' },
    { part: 'Day and venue', is: 'in small letters under it.' },
    { part: 'Status', is: 'an EventStatusBadge at the end of the line.' },
    { part: 'None', is: 'a sentence in place of the list.' },
  ],
  dos: [
    {
      do: <LatestUpdates updates={FOUR} />,
      dont: <LatestUpdates updates={[...FOUR, ...FOUR.map((update) => ({ ...update, id: `${update.id}-again` }))]} />,
      why: 'It is for a glance. Let `latestUpdates` choose; for more there is the page of events.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the title of the first event, then from one to the next.', outcome: { focus: { role: 'link' } } },
  ],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Line', role: 'listitem' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The badge goes under the words where they need the width.', story: 'Default' },
    long: { says: 'A title breaks; nothing is cut off.', story: 'LongTitle' },
    many: { says: 'It shows what it is given: `latestUpdates` gives four at most.', story: 'Default' },
    rightToLeft: { says: 'Titles begin on the right, the badge ends on the left.', story: 'Default' },
  },
  related: ['UpcomingEvents', 'EventListCompact', 'EventStatusBadge', 'RecentActivity'],
  matrix: 'LongTitle',
} satisfies ComponentGuide;
