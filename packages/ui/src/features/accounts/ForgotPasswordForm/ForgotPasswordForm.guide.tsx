import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const EMAIL = { role: 'textbox', name: 'Registered Email' } as const;
const SEND = { role: 'button', name: 'Send Reset Link' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody cannot sign in because the password is forgotten, and asks for a link to choose a new one.'],
  useInstead: [
    { when: 'The link was followed', component: 'ResetPasswordForm' },
    { when: 'The password is known', component: 'SignInForm' },
  ],
  anatomy: [
    { part: 'Registered Email', is: 'the one field; it keeps what was typed after the link was sent.' },
    { part: 'Send Reset Link', is: 'busy until the answer is there.' },
    { part: 'Notice', is: 'the sentence of the server, read out and staying.' },
    { part: 'Error', is: 'why no link was sent; with the way to Google for an account that has no password.' },
    { part: 'Login', is: 'back, for whoever remembers it.' },
  ],
  dos: [
    {
      do: <Banner tone="positive">If this address has an account, a reset link is on its way.</Banner>,
      dont: <ErrorState message="There is no account with this address." />,
      why: 'The answer is the same for every address. Otherwise anybody could find out who has an account.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: EMAIL,
      does: 'Sends the form from its field; the answer is read out.',
      outcome: [{ calls: 'onSend' }, { shows: { role: 'status', text: 'If this address has an account, a reset link is on its way.' } }],
      story: 'Sent',
    },
    {
      keys: '{Enter}',
      on: SEND,
      does: 'Sends nothing while the field is empty, and moves back to it.',
      outcome: [{ doesNotCall: 'onSend' }, { focus: EMAIL }, { shows: { ...EMAIL, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    { keys: '{Tab}', does: 'Moves from the field to the button.', outcome: { focus: SEND }, story: 'NothingTyped' },
    {
      keys: '{Tab}',
      does: 'Moves to the way back.',
      outcome: { focus: { role: 'link', name: 'Login' } },
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Registered Email', ...EMAIL, state: { required: true, invalid: false } },
    { part: 'Send Reset Link', ...SEND },
    { part: 'Login', role: 'link', name: 'Login' },
    {
      part: 'Error',
      role: 'alert',
      text: 'This email is linked with Google. Please sign in with Google.',
      story: 'LinkedWithGoogle',
    },
    { part: 'Way to Google', role: 'link', name: 'Sign in with Google', story: 'LinkedWithGoogle' },
    {
      part: 'Send Reset Link while it works',
      role: 'button',
      name: 'Sending...',
      state: { busy: true, unavailable: true },
      story: 'Sending',
    },
  ],
  adapts: {
    narrow: { says: 'Field and buttons are as wide as the column.', story: 'Default' },
    long: { says: 'A long sentence of the server breaks under the field.', story: 'LinkedWithGoogle' },
    many: { says: 'After too many attempts the sentence of the server says when to try again.', story: 'Refused' },
    rightToLeft: { says: 'Label and link stand on the right; the address keeps its own direction.', story: 'Default' },
  },
  related: ['ResetPasswordForm', 'SignInForm', 'CheckMail', 'AccountPage'],
  matrix: 'Sent',
} satisfies ComponentGuide;
