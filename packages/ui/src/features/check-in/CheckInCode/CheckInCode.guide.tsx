import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const SHOW = { role: 'button', name: 'Show full screen' } as const;
const DIALOG = { role: 'dialog', name: 'Your code for check-in' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['A student with a place at an event shows a code at the door.'],
  useInstead: [
    { when: 'Any other address is read by a camera', component: 'QrCode' },
    { when: 'Codes are read at the door', component: 'CheckInDesk' },
  ],
  anatomy: [
    { part: 'Day', is: 'which day the code is for: today, or the first day of an event to come. Once they are in, since when.' },
    { part: 'Button', is: 'opens the code as large as the screen.' },
    { part: 'Code', is: 'an address that names nobody, dark on light in every theme.' },
    { part: 'Hint', is: 'to turn the brightness up: a page cannot do that itself.' },
  ],
  dos: [
    {
      do: <Text>Turn the brightness of your screen up, and hold the code to the camera.</Text>,
      dont: <Text>Present your QR at the venue.</Text>,
      why: 'What to do with the phone helps in a dark hall; where they are they know.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SHOW } },
    { keys: '{Enter}', does: 'Shows the code full screen.', outcome: { shows: DIALOG } },
    { keys: '{Escape}', does: 'Closes it.', outcome: [{ hides: DIALOG }, { focus: SHOW }] },
  ],
  screenReader: [
    { part: 'Section', role: 'region', name: 'Your code for check-in' },
    { part: 'Heading', role: 'heading', name: 'Your code for check-in', state: { level: 2 } },
    { part: 'Button', ...SHOW },
    { part: 'While it is on its way', role: 'status', text: 'Loading your code...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The code is as wide as the screen lets it be.', story: 'Shown' },
    long: { says: 'The title breaks above the code.', story: 'LongTitle' },
    many: { says: 'Of an event over days the code of today is shown, and no other.', story: 'OverDays' },
    rightToLeft: { says: 'The words begin on the right; the code is the same.', story: 'Default' },
  },
  related: ['QrCode', 'RegistrationPanel', 'CheckInDesk'],
  matrix: 'OverDays',
} satisfies ComponentGuide;
