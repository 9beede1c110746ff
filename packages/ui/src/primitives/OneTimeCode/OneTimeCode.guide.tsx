import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const INPUT = { role: 'textbox', name: 'Code' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody proves by a code of digits that a phone or a mailbox is theirs.'],
  useInstead: [
    { when: 'It is a secret that one keeps', component: 'PasswordInput' },
    { when: 'The code has letters', component: 'TextInput' },
    { when: 'It is a number that is counted or calculated with', component: 'NumberInput' },
  ],
  anatomy: [
    { part: 'Boxes', is: 'as many as the code has digits; they are drawn, and the field is one.' },
    { part: 'Digits', is: 'from left to right, wherever words begin. Whatever else is typed or pasted is left out.' },
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
      why: 'The system offers to fill in a code that has come, zeros at its beginning stay, and the field says how long it is.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the field: one stop, however many boxes.', outcome: { focus: INPUT } },
    {
      keys: '01a 2',
      does: 'Types; what is no digit is left out.',
      outcome: [{ shows: { ...INPUT, state: { value: '012' } } }, { doesNotCall: 'onComplete' }],
    },
    { keys: '{Backspace}', does: 'Takes the last digit away, as in any field.', outcome: { shows: { ...INPUT, state: { value: '01' } } } },
    {
      keys: '23456',
      does: 'With the last digit the code is complete; more are not taken.',
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
    narrow: { says: 'Boxes grow narrower where there is no room for all.', story: 'Narrow' },
    long: { says: '`length` says how many digits there are.', story: 'States' },
    many: { says: 'More than eight digits are not read at a glance: let them be pasted into a TextInput.', story: 'States' },
    rightToLeft: { says: 'Digits run from left to right; the field stands on the right.', story: 'RightToLeft' },
  },
  related: ['Field', 'PasswordInput', 'TextInput', 'NumberInput'],
  matrix: 'States',
} satisfies ComponentGuide;
