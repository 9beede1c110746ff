import type { ComponentGuide } from '../../../testing/guide.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const RESET = { role: 'button', name: 'Reset Password' } as const;
const SHOWN = { role: 'textbox', name: 'New Password' } as const;

const NOT_LOOKED_AT = new Error('fetch failed');

async function reset() {
  return {};
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody has followed the link from a mail, and chooses a new password.'],
  useInstead: [
    { when: 'The link is asked for', component: 'ForgotPasswordForm' },
    { when: 'The link proves an address', component: 'ConfirmAddress' },
    { when: 'Somebody who is signed in changes settings', component: 'SettingsDialog' },
  ],
  anatomy: [
    { part: 'Verifying', is: 'a spinner while the server looks at the link; there is no field before it was found to be good.' },
    { part: 'New Password', is: 'with what makes it good and a button that shows it.' },
    { part: 'Reset Password', is: 'busy until the answer is there.' },
    { part: 'Notice', is: 'in place of the form once it is done, for the link is spent; with the way to the login page.' },
    { part: 'Dead link', is: 'why it does not work, and where to ask for another.' },
  ],
  dos: [
    {
      do: <ResetPasswordForm link={{ status: 'refused', error: NOT_LOOKED_AT, onRetry: () => {} }} onReset={reset} />,
      dont: <ResetPasswordForm link={{ status: 'refused', error: NOT_LOOKED_AT }} onReset={reset} />,
      why: 'Where the connection failed nobody has looked at the link, which may be good: hand over `onRetry`.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show password' },
      does: 'Shows what is typed; the button then hides it.',
      outcome: [{ shows: SHOWN }, { focus: { role: 'button', name: 'Hide password' } }],
      story: 'NothingTyped',
    },
    { keys: '{Tab}', does: 'Moves to the button that sends the form.', outcome: { focus: RESET }, story: 'NothingTyped' },
    {
      keys: '{Enter}',
      does: 'Sends nothing while the field is empty, and moves back to it.',
      outcome: [{ doesNotCall: 'onReset' }, { focus: SHOWN }, { shows: { ...SHOWN, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Show password', role: 'button', name: 'Show password' },
    { part: 'Reset Password', ...RESET },
    { part: 'Verifying', role: 'status', text: 'Verifying token...', story: 'Verifying' },
    { part: 'Dead link', role: 'alert', text: 'This reset link is not valid any more.', story: 'LinkRefused' },
    { part: 'Where to ask for another', role: 'link', name: 'Ask for a new link', story: 'LinkRefused' },
    { part: 'Notice', role: 'status', text: 'Password changed. Sign in with the new one.', story: 'Done' },
    { part: 'Way to the login page', role: 'link', name: 'Go to the login page now', story: 'Done' },
  ],
  adapts: {
    narrow: { says: 'Field and button are as wide as the column.', story: 'Default' },
    long: { says: 'Hint and error break under the field.', story: 'PasswordRefused' },
    many: { says: 'It is sent once, however often the button is pressed.', story: 'Resetting' },
    rightToLeft: { says: 'The label stands on the right, the button that shows the password on the left.', story: 'Default' },
  },
  related: ['ForgotPasswordForm', 'SignInForm', 'PasswordInput', 'AccountPage'],
  matrix: 'TooShort',
} satisfies ComponentGuide;
