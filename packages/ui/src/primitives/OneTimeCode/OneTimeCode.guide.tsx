import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const INPUT = { role: 'textbox', name: 'Code' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A code of digits proves that a phone or a mailbox belongs to a person.'],
  useInstead: [
    { when: 'It is a permanent secret', component: 'PasswordInput' },
    { when: 'The code has letters', component: 'TextInput' },
    { when: 'The number is a count or is calculated with', component: 'NumberInput' },
  ],
  anatomy: [
    { part: 'Boxes', is: 'one for each digit; they are drawn, and the input is one.' },
    { part: 'Digits', is: 'from left to right in every language. Other characters, typed or pasted, are ignored.' },
  ],
  dos: [
    {
      do: (
        <Field label="Code" hint="Six digits, sent to meera@campus.example">
          <OneTimeCode />
        </Field>
      ),
      dont: (
        <Field label="Code">
          <NumberInput />
        </Field>
      ),
      why: 'The system offers to fill in a received code, leading zeros stay, and the boxes show the length.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input: one tab stop for all boxes.', outcome: { focus: INPUT } },
    {
      keys: '01a 2',
      does: 'Types; other characters than digits are ignored.',
      outcome: [{ shows: { ...INPUT, state: { value: '012' } } }, { doesNotCall: 'onComplete' }],
    },
    { keys: '{Backspace}', does: 'Removes the last digit, as in any input.', outcome: { shows: { ...INPUT, state: { value: '01' } } } },
    {
      keys: '23456',
      does: 'The last digit completes the code; more are ignored.',
      outcome: [{ calls: 'onComplete' }, { shows: { ...INPUT, state: { value: '012345' } } }],
    },
  ],
  screenReader: [
    { part: 'Field', ...INPUT, description: 'Six digits, sent to meera@campus.example', state: { value: '' } },
    {
      part: 'Field with an error',
      role: 'textbox',
      name: 'With an error',
      description: 'This code is not the one that was sent.',
      state: { invalid: true },
      story: 'States',
    },
  ],
  adapts: {
    narrow: { says: 'Boxes get narrower if they do not fit.', story: 'Narrow' },
    long: { says: '`length` is the number of digits.', story: 'States' },
    many: { says: 'More than eight digits cannot be read at a glance: let people paste them into a TextInput.', story: 'States' },
    rightToLeft: { says: 'Digits run from left to right; the input is on the right.', story: 'RightToLeft' },
  },
  related: ['Field', 'PasswordInput', 'TextInput', 'NumberInput'],
  matrix: 'States',
} satisfies ComponentGuide;
