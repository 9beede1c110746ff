import type { ComponentGuide } from '../../testing/guide.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const INPUT = { role: 'textbox', name: 'Mobile number' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'Something is typed or chosen in a form: every input stands in a field, which gives it its label, hint and error.',
    'Several controls are one answer: with `group` the label names all of them together.',
  ],
  useInstead: [
    { when: 'One thing is so or not', component: 'Checkbox' },
    { when: 'Something is turned on or off at once', component: 'Switch' },
    { when: 'The same inputs come several times', component: 'RepeatingRows' },
    { when: 'What is shown cannot be changed', component: 'KeyValueList' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the input and stays in sight. Pressing it moves into the input.' },
    { part: 'Star', is: 'marks a required field for the eye; the input itself says that it is required, so it is not read out.' },
    { part: 'Aside', is: 'a link at the end of the label’s line, such as the one to a forgotten password.' },
    { part: 'Input', is: 'one input of this library. It takes its id, description and state from the field.' },
    { part: 'Hint', is: 'what helps to fill it in. It stays while there is an error.' },
    {
      part: 'Error',
      is: 'what is wrong and what to do, announced when it appears. Its icon and its words say it; its colour only repeats it.',
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
      why: 'A label and a hint stay while one types; a placeholder is gone with the first letter.',
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
      why: 'An error names the field and says how to put it right.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves into the input; the label and the hint are no stops.', outcome: { focus: INPUT } }],
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
    narrow: { says: 'It is as wide as its place; an aside without room goes under the label.', story: 'States' },
    long: { says: 'A long label breaks, and its star follows the last word.', story: 'LongLabel' },
    many: { says: 'An error does not take the place of the hint: both stand there, and the error is read out first.', story: 'States' },
    rightToLeft: { says: 'The label begins at the right, its star follows on its left, and the aside changes sides.', story: 'States' },
  },
  related: ['TextInput', 'Select', 'Checkbox', 'RadioGroup', 'Banner'],
  matrix: 'States',
} satisfies ComponentGuide;
