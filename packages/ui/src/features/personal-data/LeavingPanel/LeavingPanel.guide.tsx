import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const LEAVE = { role: 'button', name: 'Leave and erase my account' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody has their account erased, or thinks better of it.'],
  useInstead: [
    { when: 'Somebody only wants a copy', component: 'DataArchive' },
    { when: 'A form is left with changes in it', component: 'LeaveDialog' },
  ],
  anatomy: [
    { part: 'Banner', is: 'when the account will be erased, with the way back; only of whoever leaves.' },
    { part: 'What stays', is: 'each kind of record that stays without the name, why, and how many there are.' },
    { part: 'Obstacles', is: 'what has to be handed over first; then there is no button.' },
    { part: 'Leave and erase my account', is: 'asks once more before anything is sent.' },
  ],
  dos: [
    {
      do: <Text>Lines of the audit log: what was done stays, who did it is a number</Text>,
      dont: <Text>Some data may be retained.</Text>,
      why: 'Who decides has to know what they decide about.',
    },
    {
      do: <Button variant="critical">Leave and erase my account</Button>,
      dont: <Button variant="critical">Delete</Button>,
      why: 'It says what is erased, and that one goes.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: LEAVE } },
    { keys: '{Enter}', on: LEAVE, does: 'Asks once more; nothing is sent yet.', outcome: { doesNotCall: 'onLeave' } },
  ],
  screenReader: [{ part: 'Panel', role: 'region', name: 'Leave' }],
  adapts: {
    narrow: { says: 'Counts stand below what they count.', story: 'Everything' },
    long: { says: 'Reasons break within their line.', story: 'Everything' },
    many: { says: 'There are nine kinds of record at most.', story: 'Everything' },
    rightToLeft: { says: 'Texts and buttons begin on the right.', story: 'Default' },
  },
  related: ['DataArchive', 'AlertDialog', 'Banner'],
  matrix: 'Everything',
} satisfies ComponentGuide;
