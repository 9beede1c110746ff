import { Link } from '../../../primitives/Link/Link.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const GOOGLE = { role: 'link', name: 'Add to Google Calendar' } as const;
const FILE = { role: 'link', name: 'Download .ics' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody reads of one event and wants it in a calendar of theirs.'],
  useInstead: [{ when: 'All events of a kind are wanted there, and kept up to date', component: 'FeedPanel' }],
  anatomy: [
    { part: 'Google', is: 'opens Google Calendar beside the portal, with the event filled in.' },
    { part: 'File', is: 'for every other calendar.' },
  ],
  dos: [
    {
      do: <Link href="#event.ics">Download .ics</Link>,
      dont: <Link href="#event.ics">Subscribe</Link>,
      why: 'A file is taken in once; what is subscribed to changes with the event.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first link.', outcome: { focus: GOOGLE } },
    { keys: '{Tab}', does: 'Moves to the second.', outcome: { focus: FILE } },
  ],
  screenReader: [
    { part: 'Google', ...GOOGLE },
    { part: 'File', ...FILE },
  ],
  adapts: {
    narrow: { says: 'The links go under each other.', story: 'OnAPhone' },
    long: { says: 'The title is in the address, and not in sight.', story: 'Default' },
    many: { says: 'One event has one pair.', story: 'Default' },
    rightToLeft: { says: 'The first link is on the right.', story: 'Default' },
  },
  related: ['FeedPanel', 'EventDetail', 'Link'],
  matrix: 'Default',
} satisfies ComponentGuide;
