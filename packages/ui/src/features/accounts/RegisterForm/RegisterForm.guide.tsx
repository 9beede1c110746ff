import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const NAME = { role: 'textbox', name: 'Name' } as const;
const REGISTER = { role: 'button', name: 'Register' } as const;
const EMAIL_HINT = 'Your address at the institute, ending in @campus.example.';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A student has no account yet, and creates one with an address of the institute.'],
  useInstead: [
    { when: 'There is an account already', component: 'SignInForm' },
    { when: 'The account is there, and the institute has to know more', component: 'OnboardingForm' },
  ],
  anatomy: [
    { part: 'Name, ID, Email', is: 'each with what helps to fill it in; the ending of the address is that of the institute.' },
    { part: 'Password', is: 'a new one, with what makes it good and a button that shows it.' },
    { part: 'Error', is: 'why the account was not created: at its field where the server says which, else above the button.' },
    { part: 'Terms', is: 'what one accepts, with a link that opens beside the page; only where the institute has any.' },
    { part: 'Register', is: 'busy until the answer is there.' },
    { part: 'Sign up with Google', is: 'the other way in.' },
    { part: 'Login', is: 'for whoever has an account.' },
  ],
  dos: [
    {
      do: (
        <Field label="Email" hint={EMAIL_HINT} error="Please use an @campus.example email address." isRequired>
          <EmailInput name="do" defaultValue="zoya.khan@elsewhere.example" />
        </Field>
      ),
      dont: (
        <Field label="Email" error="Invalid input" isRequired>
          <EmailInput name="dont" defaultValue="zoya.khan@elsewhere.example" />
        </Field>
      ),
      why: 'The hint says it before, the error says what to do; the address itself was no mistake in typing.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: REGISTER,
      does: 'Sends nothing while a field is wrong, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onRegister' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    { keys: '{Tab}', does: 'Moves to the next field.', outcome: { focus: { role: 'textbox', name: 'ID' } }, story: 'NothingTyped' },
    { keys: '{Tab}', does: 'Moves on to the address.', outcome: { focus: { role: 'textbox', name: 'Email' } }, story: 'NothingTyped' },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show password' },
      does: 'Shows what is typed as the password; the button then hides it.',
      outcome: [{ shows: { role: 'textbox', name: 'Password' } }, { focus: { role: 'button', name: 'Hide password' } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Name', ...NAME, state: { required: true, invalid: false } },
    { part: 'Email', role: 'textbox', name: 'Email', description: EMAIL_HINT, state: { required: true } },
    { part: 'Show password', role: 'button', name: 'Show password' },
    { part: 'Register', ...REGISTER },
    { part: 'Sign up with Google', role: 'link', name: 'Sign up with Google' },
    {
      part: 'Register while it works',
      role: 'button',
      name: 'Registering...',
      state: { busy: true, unavailable: true },
      story: 'Registering',
    },
    { part: 'Error', role: 'alert', text: 'User already exists.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'Fields and buttons are as wide as the column.', story: 'Default' },
    long: { says: 'Hints and errors break under their field.', story: 'PasswordRefused' },
    many: { says: 'All errors are shown at once, each at its field.', story: 'NothingTyped' },
    rightToLeft: { says: 'Labels stand on the right; addresses and numbers keep their own direction.', story: 'Default' },
  },
  related: ['SignInForm', 'OnboardingForm', 'CheckMail', 'AccountPage'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
