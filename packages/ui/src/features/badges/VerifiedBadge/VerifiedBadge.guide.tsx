import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { VerifiedBadge } from './VerifiedBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An achievement is shown, and it matters whether somebody who may has endorsed it.'],
  useInstead: [
    { when: 'It is a skill that was endorsed or was not', component: 'EndorsedBadge' },
    { when: 'It is the state of a request for a room', component: 'RoomRequestStatusBadge' },
    { when: 'The achievement is there to be endorsed', component: 'EndorsementCard' },
  ],
  anatomy: [{ part: 'Word', is: 'Verified on green, or Pending on yellow.' }],
  dos: [
    {
      do: (
        <Inline>
          <VerifiedBadge isVerified />
          <VerifiedBadge isVerified={false} />
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="positive">Verified</Badge>
          <Badge tone="critical">Not verified</Badge>
        </Inline>
      ),
      why: 'Waiting is no fault of anybody: what is not verified yet is pending, and never red.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Verified' },
    { part: 'Word while it waits', role: 'generic', text: 'Pending', story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its word and goes to the next line where there is no room.', story: 'States' },
    long: { says: 'There are two words, both short.', story: 'States' },
    many: { says: 'One for each achievement; in a list they stand under each other.', story: 'States' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'EndorsedBadge', 'LevelBadge', 'AchievementList'],
  matrix: 'States',
} satisfies ComponentGuide;
