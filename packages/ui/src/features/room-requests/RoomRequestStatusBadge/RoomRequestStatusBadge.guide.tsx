import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { RoomRequestStatusBadge } from './RoomRequestStatusBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A request for a room is shown, and it matters whether it is decided, and how.'],
  useInstead: [
    { when: 'It is the state of the event itself', component: 'EventStatusBadge' },
    { when: 'It is said whether feedback is resolved', component: 'FeedbackStatusBadge' },
  ],
  anatomy: [{ part: 'Word', is: 'Pending is yellow, Approved green, Rejected red, Released grey.' }],
  dos: [
    {
      do: (
        <Inline>
          <RoomRequestStatusBadge status="Pending" />
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="caution">Waiting for the president to decide</Badge>
        </Inline>
      ),
      why: 'One word is found again in every list; who decides is said once, where the room is asked for.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Pending' },
    { part: 'Word of a request that is refused', role: 'generic', text: 'Rejected', story: 'Statuses' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its word; beside others in an Inline it goes to the next line.', story: 'Statuses' },
    long: { says: 'There are four words, all short.', story: 'Statuses' },
    many: { says: 'A request has one state and one badge.', story: 'Statuses' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'RoomRequestList', 'RoomRequestReviewDialog'],
  matrix: 'Statuses',
} satisfies ComponentGuide;
