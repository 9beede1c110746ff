import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { EmailInput } from './EmailInput.tsx';

const INPUT = { role: 'textbox', name: 'Email' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An e-mail address is asked for, to sign in, to register or to write to somebody.'],
  useInstead: [
    { when: 'A person of the campus is chosen, whose address is known', component: 'Combobox' },
    { when: 'The text is no address', component: 'TextInput' },
  ],
  anatomy: [
    { part: 'Box', is: 'a TextInput that takes an address: phones show the key for @, nothing is capitalised or checked for spelling.' },
    { part: 'Placeholder', is: 'how an address of the institute looks.' },
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
    { keys: '{Tab}', does: 'Moves into the input and selects what stands in it.', outcome: { focus: INPUT } },
    { keys: 'a@b.in', does: 'Types.', outcome: { shows: { ...INPUT, state: { value: 'a@b.in' } } } },
  ],
  screenReader: [
    { part: 'Input', ...INPUT, state: { value: '' } },
    { part: 'Input only to be read', ...INPUT, state: { value: 'meera@campus.example' }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place.', story: 'States' },
    long: { says: 'An address that is longer than the box scrolls inside it.', story: 'States' },
    many: { says: 'It takes one address; several people are chosen in a MultiCombobox.', story: 'Typed' },
    rightToLeft: { says: 'It begins at the right; the address itself is read from left to right.', story: 'States' },
  },
  related: ['Field', 'TextInput', 'PasswordInput'],
  matrix: 'States',
} satisfies ComponentGuide;
