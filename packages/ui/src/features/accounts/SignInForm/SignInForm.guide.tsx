import type { ComponentGuide } from '../../../testing/guide.ts';
import { SignInForm } from './SignInForm.tsx';

const EMAIL = { role: 'textbox', name: 'Email' } as const;
const LOGIN = { role: 'button', name: 'Login' } as const;
const STORY = 'SignsInByKeyboard';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody has an account and wants in, with address and password or through Google.'],
  useInstead: [
    { when: 'There is no account yet', component: 'RegisterForm' },
    { when: 'The password is forgotten', component: 'ForgotPasswordForm' },
  ],
  anatomy: [
    { part: 'Problem', is: 'why somebody is back from Google and not in; above the form.' },
    { part: 'Email and Password', is: 'filled in by password managers; the browser keeps what is typed before any script is there.' },
    { part: 'Forgot password?', is: 'to the form that sends a link.' },
    { part: 'Login', is: 'busy while `loading`.' },
    { part: 'Sign in with Google', is: 'the other way in.' },
    { part: 'Sign Up', is: 'for whoever has no account.' },
    { part: 'Demonstration accounts', is: 'fill in the form with one press; none outside a demonstration.' },
  ],
  dos: [
    {
      do: <SignInForm onSignIn={() => {}} fieldErrors={{ email: 'Please enter a valid email address.' }} />,
      dont: <SignInForm onSignIn={() => {}} fieldErrors={{ password: 'Wrong password for this address.' }} />,
      why: 'A field says what is wrong with what was typed in it. That signing in failed is said by a toast, which tells nobody who has an account.',
    },
  ],
  keyboard: [
    { keys: '{Enter}', on: EMAIL, does: 'Sends the form from any of its fields.', outcome: { calls: 'onSignIn' }, story: STORY },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show password' },
      does: 'Shows what is typed as the password; the button then hides it.',
      outcome: [{ shows: { role: 'textbox', name: 'Password' } }, { focus: { role: 'button', name: 'Hide password' } }],
      story: STORY,
    },
    {
      keys: '{Tab}',
      does: 'Moves to the way for a forgotten password.',
      outcome: { focus: { role: 'link', name: 'Forgot password?' } },
      story: STORY,
    },
    { keys: '{Tab}', does: 'Moves to the button that sends the form.', outcome: { focus: LOGIN }, story: STORY },
    { keys: '[Space]', does: 'Sends it.', outcome: { calls: 'onSignIn' }, story: STORY },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Club coordinator' },
      does: 'Fills in a demonstration account, and moves to Login.',
      outcome: [{ focus: LOGIN }, { shows: { ...EMAIL, state: { value: 'robotics@campus.example' } } }, { doesNotCall: 'onSignIn' }],
      story: 'AccountChosen',
    },
    { keys: '{Enter}', does: 'Signs in with it.', outcome: { calls: 'onSignIn' }, story: 'AccountChosen' },
  ],
  screenReader: [
    { part: 'Email', ...EMAIL, state: { required: true, invalid: false } },
    { part: 'Show password', role: 'button', name: 'Show password' },
    { part: 'Login', ...LOGIN },
    { part: 'Sign in with Google', role: 'link', name: 'Sign in with Google' },
    {
      part: 'Email that is wrong',
      ...EMAIL,
      description: 'Please enter a valid email address.',
      state: { invalid: true },
      story: 'FieldErrors',
    },
    { part: 'Login while it works', role: 'button', name: 'Logging in...', state: { busy: true, unavailable: true }, story: 'Busy' },
    {
      part: 'Problem',
      role: 'alert',
      text: 'Only Google accounts of the institute may sign in. Choose the one that ends in @campus.example.',
      story: 'BackFromGoogle',
    },
    { part: 'Demonstration accounts', role: 'region', name: 'Demonstration accounts', story: 'Demonstration' },
  ],
  adapts: {
    narrow: { says: 'Fields and buttons are as wide as the column.', story: 'Default' },
    long: { says: 'What Google came back with is a sentence above the form, and breaks.', story: 'BackFromGoogle' },
    many: { says: 'The demonstration accounts wrap under the form, which they do not move.', story: 'Demonstration' },
    rightToLeft: { says: 'Labels stand on the right; addresses keep their own direction.', story: 'Default' },
  },
  related: ['RegisterForm', 'ForgotPasswordForm', 'AccountPage', 'PasswordInput'],
  matrix: 'FieldErrors',
} satisfies ComponentGuide;
