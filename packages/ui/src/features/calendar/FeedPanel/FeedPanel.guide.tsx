import { Button } from '../../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const SUBSCRIBE = { role: 'button', name: 'Subscribe to All events' } as const;
const RENEW = { role: 'button', name: 'Renew address of My calendar' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody wants the events of the portal in the calendar of a phone or a computer, and kept up to date there.'],
  useInstead: [
    { when: 'A single event is put into a calendar', component: 'AddToCalendar' },
    { when: 'A unit’s events belong into the calendar here', component: 'FollowButton' },
  ],
  anatomy: [
    { part: 'Calendar', is: 'the own one, all events, and each unit that one follows.' },
    { part: 'Subscribe', is: 'makes an address.' },
    { part: 'Address', is: 'shown once, to be copied or opened; who has it sees the same events.' },
    { part: 'Renew', is: 'asks first, for the old address stops at once.' },
    { part: 'Stop', is: 'asks first, too.' },
  ],
  dos: [
    {
      do: <Button>Renew address</Button>,
      dont: <Button>Show address</Button>,
      why: 'Only a hash of an address is kept, so nobody can be shown it again, and nobody else can read it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves from button to button.', outcome: { focus: RENEW } },
    {
      keys: '{Enter}',
      does: 'Asks first; the safe answer has the focus.',
      outcome: [{ focus: { role: 'button', name: 'Keep it' } }, { doesNotCall: 'onMake' }],
    },
    { keys: '{Escape}', does: 'Keeps the address.', outcome: { focus: RENEW } },
    { keys: '{Enter}', on: SUBSCRIBE, does: 'Makes an address and shows it.', outcome: { calls: 'onMake' } },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Subscribe' },
    { part: 'Heading', role: 'heading', name: 'Subscribe', state: { level: 2 } },
    { part: 'Subscribe', ...SUBSCRIBE },
    { part: 'Renew', ...RENEW },
    { part: 'While they are on their way', role: 'status', text: 'Loading subscriptions...', story: 'Loading' },
    { part: 'Refusal', role: 'alert', text: 'Failed to make the address.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'Buttons go below the name where there is no room beside it.', story: 'OnAPhone' },
    long: { says: 'A name breaks; an address scrolls in its field.', story: 'LongNames' },
    many: { says: 'Each unit has one line.', story: 'ManyUnits' },
    rightToLeft: { says: 'Names begin on the right.', story: 'Default' },
  },
  related: ['AddToCalendar', 'EventCalendar', 'FollowButton', 'AlertDialog'],
  matrix: 'ManyUnits',
} satisfies ComponentGuide;
