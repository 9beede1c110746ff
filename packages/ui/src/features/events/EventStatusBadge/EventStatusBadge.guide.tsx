import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { EventStatusBadge } from './EventStatusBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An event is shown, and it matters whether it is still to come, on, over or called off.'],
  useInstead: [
    { when: 'It is the state of a request for a room', component: 'RoomRequestStatusBadge' },
    { when: 'It is said what the event is about', component: 'CategoryBadge' },
  ],
  anatomy: [{ part: 'Word', is: 'the state: planned is blue, ongoing green, completed grey, cancelled red.' }],
  dos: [
    {
      do: (
        <Inline>
          <EventStatusBadge status="cancelled" />
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="critical">Sold out</Badge>
        </Inline>
      ),
      why: 'The word carries the meaning and the tone repeats it. Red stays with what does not take place.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'planned' },
    { part: 'Word of an event that is called off', role: 'generic', text: 'cancelled', story: 'Statuses' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its word; beside others in an Inline it goes to the next line.', story: 'Statuses' },
    long: { says: 'There are four words, none of them long.', story: 'Statuses' },
    many: { says: 'An event has one state; beside it stand badges of other kinds.', story: 'Statuses' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'EventCard', 'EventDetail', 'LatestUpdates'],
  matrix: 'Statuses',
} satisfies ComponentGuide;
