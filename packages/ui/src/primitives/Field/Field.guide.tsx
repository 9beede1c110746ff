import type { ComponentGuide } from '../../testing/guide.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const INPUT = { role: 'textbox', name: 'Mobile number' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'A value is typed or selected in a form: every input is inside a field, which gives it label, hint and error.',
    'Several controls are one answer: with `group` the label names all of them together.',
  ],
  useInstead: [
    { when: 'A value is true or false', component: 'Checkbox' },
    { when: 'A setting is switched with immediate effect', component: 'Switch' },
    { when: 'The same inputs are repeated', component: 'RepeatingRows' },
    { when: 'The value cannot be changed', component: 'KeyValueList' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the input and stays visible. Pressing it focuses the input.' },
    { part: 'Star', is: 'marks a required field visually; it is not announced, because the input is marked as required.' },
    { part: 'Aside', is: 'a link at the end of the label’s line, such as one for a forgotten password.' },
    { part: 'Input', is: 'one input of this library. It takes its id, description and state from the field.' },
    { part: 'Hint', is: 'what helps to fill it in. It stays while there is an error.' },
    {
      part: 'Error',
      is: 'what is wrong and what to do, announced when it appears. Icon and text express it; the colour is additional.',
    },
  ],
  dos: [
    {
      do: (
        <Field label="Mobile number" hint="Ten digits, without the country code">
          <TextInput />
        </Field>
      ),
      dont: <TextInput aria-label="Mobile number" placeholder="Mobile number, ten digits" />,
      why: 'A label and a hint stay while people type; a placeholder disappears with the first letter.',
    },
    {
      do: (
        <Field label="Mobile number" error="Mobile number must be 10 digits">
          <TextInput defaultValue="98200" />
        </Field>
      ),
      dont: (
        <Field label="Mobile number" error="Invalid input">
          <TextInput defaultValue="98200" />
        </Field>
      ),
      why: 'An error names the field and says how to correct it.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves into the input; the label and the hint are no tab stops.', outcome: { focus: INPUT } }],
  screenReader: [
    { part: 'Input', ...INPUT, state: { invalid: false } },
    { part: 'Required input', ...INPUT, state: { required: true }, story: 'States' },
    {
      part: 'Input with an error and a hint',
      role: 'textbox',
      name: 'With an error',
      state: { invalid: true, required: true },
      description: 'Mobile number must be 10 digits Ten digits, without the country code',
      story: 'States',
    },
    { part: 'Error', role: 'alert', text: 'Mobile number must be 10 digits', story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container; an aside that does not fit moves below the label.', story: 'States' },
    long: { says: 'A long label wraps, and its star follows the last word.', story: 'LongLabel' },
    many: { says: 'An error does not replace the hint: both are visible, and the error is announced first.', story: 'States' },
    rightToLeft: { says: 'The label starts on the right, its star follows on its left, and the aside changes sides.', story: 'States' },
  },
  related: ['TextInput', 'Select', 'Checkbox', 'RadioGroup', 'Banner'],
  matrix: 'States',
} satisfies ComponentGuide;
