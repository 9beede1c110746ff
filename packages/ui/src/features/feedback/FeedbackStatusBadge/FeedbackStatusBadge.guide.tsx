import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { FeedbackStatusBadge } from './FeedbackStatusBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A piece of feedback is shown, and it matters whether something was done about it.'],
  useInstead: [
    { when: 'It is said whether a skill is endorsed', component: 'EndorsedBadge' },
    { when: 'It is the state of a request for a room', component: 'RoomRequestStatusBadge' },
  ],
  anatomy: [{ part: 'Word', is: 'Resolved is green, Not Resolved yellow.' }],
  dos: [
    {
      do: (
        <Inline>
          <FeedbackStatusBadge isResolved={false} />
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="critical">Not Resolved</Badge>
        </Inline>
      ),
      why: 'Feedback that waits is no failure: yellow asks for attention, red is for what went wrong.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Not Resolved' },
    { part: 'Word of what is resolved', role: 'generic', text: 'Resolved', story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its word; beside others in an Inline it goes to the next line.', story: 'States' },
    long: { says: 'There are two words, both short.', story: 'States' },
    many: { says: 'A piece of feedback has one state and one badge.', story: 'States' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'FeedbackList', 'ResolveFeedbackDialog'],
  matrix: 'States',
} satisfies ComponentGuide;
