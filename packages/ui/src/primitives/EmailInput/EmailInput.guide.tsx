import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { EmailInput } from './EmailInput.tsx';

const INPUT = { role: 'textbox', name: 'Email' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An email address is needed, to sign in, to register or to contact somebody.'],
  useInstead: [
    { when: 'A person of the campus is selected, whose address is known', component: 'Combobox' },
    { when: 'The text is not an address', component: 'TextInput' },
  ],
  anatomy: [
    { part: 'Box', is: 'a TextInput for an address: phones show the @ key, and nothing is capitalized or spell-checked.' },
    { part: 'Placeholder', is: 'the form of the institute’s addresses.' },
  ],
  dos: [
    {
      do: (
        <Field label="Email">
          <EmailInput placeholder="name@campus.example" autoComplete="email" />
        </Field>
      ),
      dont: (
        <Field label="Email">
          <TextInput placeholder="name@campus.example" />
        </Field>
      ),
      why: 'The type of the input gives phones the right keyboard, and `autoComplete` lets browsers fill it in.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input and selects its text.', outcome: { focus: INPUT } },
    { keys: 'a@b.in', does: 'Types.', outcome: { shows: { ...INPUT, state: { value: 'a@b.in' } } } },
  ],
  screenReader: [
    { part: 'Input', ...INPUT, state: { value: '' } },
    { part: 'Input only to be read', ...INPUT, state: { value: 'meera@campus.example' }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'States' },
    long: { says: 'An address that is longer than the input scrolls inside it.', story: 'States' },
    many: { says: 'It takes one address; use a MultiCombobox for several people.', story: 'Typed' },
    rightToLeft: { says: 'It starts on the right; the address itself runs from left to right.', story: 'States' },
  },
  related: ['Field', 'TextInput', 'PasswordInput'],
  matrix: 'States',
} satisfies ComponentGuide;
