import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PositionHolderStatusBadge } from './PositionHolderStatusBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['It is shown whether somebody holds a position now, has finished the tenure, or was removed from it.'],
  useInstead: [
    { when: 'It is the state of an event', component: 'EventStatusBadge' },
    { when: 'It is the state of a request for a room', component: 'RoomRequestStatusBadge' },
    { when: 'Everything about the holder is shown', component: 'PositionHolderCard' },
  ],
  anatomy: [{ part: 'Word', is: 'active, completed or terminated. The tone repeats it: green, brown, red.' }],
  dos: [
    {
      do: <PositionHolderStatusBadge status="terminated" />,
      dont: <Badge tone="critical">active</Badge>,
      why: 'Hand over the status alone: the badge knows its tone, so that it is the same on every screen.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Word', role: 'generic', text: 'active' }],
  adapts: {
    narrow: { says: 'It is as wide as its word and goes to the next line where there is no room.', story: 'Statuses' },
    long: { says: 'There are three words, all short.', story: 'Statuses' },
    many: { says: 'One for each holder; in a list they stand under each other.', story: 'Statuses' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'EventStatusBadge', 'PositionHolderCard', 'PositionHolderList'],
  matrix: 'Statuses',
} satisfies ComponentGuide;
