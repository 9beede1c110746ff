import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const HIDDEN = { role: 'password field', name: 'Password' } as const;
const SHOW = { role: 'button', name: 'Show password' } as const;
const HIDE = { role: 'button', name: 'Hide password' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A password is entered to sign in, or is chosen.'],
  useInstead: [{ when: 'It is a code that need not be hidden, such as one from a mail', component: 'TextInput' }],
  anatomy: [
    { part: 'Box', is: 'the typed characters, shown as dots until the text is revealed.' },
    {
      part: 'Show',
      is: 'reveals the typed text, and hides it again. People type long passwords correctly more often if they can see them.',
    },
  ],
  dos: [
    {
      do: (
        <Field label="New password" hint="At least 12 characters">
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
      dont: (
        <Field label="New password" error="The password does not meet the requirements.">
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
      why: 'The rules for a password are shown before it is typed.',
    },
    {
      do: (
        <Field label="New password">
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
      dont: (
        <Stack>
          <Field label="New password">
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label="Repeat password">
            <PasswordInput autoComplete="new-password" />
          </Field>
        </Stack>
      ),
      why: 'People who can see the typed password need not type it twice.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input.', outcome: { focus: HIDDEN } },
    { keys: '{Tab}', does: 'Moves to the button beside it.', outcome: { focus: SHOW } },
    {
      keys: '{Enter}',
      does: 'Shows the password; the button keeps the focus and hides it on the next press.',
      outcome: [{ focus: HIDE }, { shows: { role: 'textbox', name: 'Password' } }],
    },
    { keys: '[Space]', does: 'Hides it again.', outcome: [{ focus: SHOW }, { shows: HIDDEN }] },
  ],
  screenReader: [
    { part: 'Box', ...HIDDEN, state: { required: true } },
    { part: 'Show', ...SHOW },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container, and its button stays inside it.', story: 'Default' },
    long: { says: 'A password that is longer than the input scrolls before the button.', story: 'Shown' },
    many: { says: 'It takes any number of characters and cuts none off.', story: 'Shown' },
    rightToLeft: { says: 'The button is at the end of the input, on the left.', story: 'Default' },
  },
  related: ['Field', 'EmailInput', 'SignInForm'],
  matrix: 'Shown',
} satisfies ComponentGuide;
