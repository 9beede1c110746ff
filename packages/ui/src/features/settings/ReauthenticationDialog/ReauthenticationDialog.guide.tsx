import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const LEAVE = { role: 'button', name: 'Leave administration' } as const;
const GO_ON = { role: 'button', name: 'Go on' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['The server wants it shown again that it is the person, before something that hurts when somebody else does it.'],
  useInstead: [{ when: 'Somebody signs in', component: 'SignInForm' }],
  anatomy: [
    { part: 'Title', is: 'what is asked for; under it stands why, and that nothing is lost.' },
    { part: 'Use your passkey', is: 'where the account has one and the browser knows it; it comes first.' },
    { part: 'Password', is: 'the own one, where there is one.' },
    { part: 'Go on', is: 'busy until the answer is there.' },
    { part: 'Leave administration', is: 'leads back to the portal.' },
  ],
  dos: [
    {
      do: <Text>Administration asks for it every 15 minutes. What you were doing is still there.</Text>,
      dont: <Text>Your session has expired.</Text>,
      why: 'Nothing has expired; who reads that fears for what was typed.',
    },
    {
      do: <Button variant="primary">Go on</Button>,
      dont: <Button variant="primary">OK</Button>,
      why: 'One goes on with what one was doing.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: LEAVE, does: 'Moves to Go on.', outcome: { focus: GO_ON } },
    { keys: '{Enter}', on: LEAVE, does: 'Leaves; nothing is sent.', outcome: [{ calls: 'onDecline' }, { doesNotCall: 'onPassword' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Type your password again' },
    { part: 'While it works', role: 'button', name: 'Checking...', state: { busy: true, unavailable: true }, story: 'Checking' },
    {
      part: 'While the browser asks',
      role: 'button',
      name: 'Waiting for your passkey...',
      state: { busy: true, unavailable: true },
      story: 'UsingPasskey',
    },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long refusal breaks under the field.', story: 'Refused' },
    many: { says: 'It asks one thing; it is opened again every time.', story: 'Default' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['Dialog', 'PasswordInput', 'SessionList'],
  matrix: 'Refused',
} satisfies ComponentGuide;
