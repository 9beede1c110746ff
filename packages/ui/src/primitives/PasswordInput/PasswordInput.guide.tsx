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
  useWhen: ['A password is asked for to sign in, or is chosen.'],
  useInstead: [{ when: 'A code is typed that nobody else has to be kept from, such as one from a mail', component: 'TextInput' }],
  anatomy: [
    { part: 'Box', is: 'what is typed into; every letter is a dot until it is shown.' },
    { part: 'Show', is: 'shows what was typed, and hides it again. Long passwords are typed right more often when they can be seen.' },
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
      why: 'What a password needs is said before it is typed.',
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
      why: 'Whoever can look at what was typed need not type it twice.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input.', outcome: { focus: HIDDEN } },
    { keys: '{Tab}', does: 'Moves to the button beside it.', outcome: { focus: SHOW } },
    {
      keys: '{Enter}',
      does: 'Shows the password; the button keeps the focus and hides it with the next press.',
      outcome: [{ focus: HIDE }, { shows: { role: 'textbox', name: 'Password' } }],
    },
    { keys: '[Space]', does: 'Hides it again.', outcome: [{ focus: SHOW }, { shows: HIDDEN }] },
  ],
  screenReader: [
    { part: 'Box', ...HIDDEN, state: { required: true } },
    { part: 'Show', ...SHOW },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place, and its button stays inside it.', story: 'Default' },
    long: { says: 'A password that is longer than the box scrolls before the button.', story: 'Shown' },
    many: { says: 'Any number of characters is taken and none is cut off.', story: 'Shown' },
    rightToLeft: { says: 'The button stands at the end of the box, on the left.', story: 'Default' },
  },
  related: ['Field', 'EmailInput', 'SignInForm'],
  matrix: 'Shown',
} satisfies ComponentGuide;
