import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { NumberInput } from './NumberInput.tsx';

const INPUT = { role: 'spinbutton', name: 'Max participants' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A number is a count or is calculated with: places, a fee, a grade.'],
  useInstead: [
    { when: 'Digits only identify something, such as a phone number', component: 'TextInput' },
    { when: 'It is a rating in stars', component: 'StarRatingInput' },
    { when: 'There is a handful of numbers to select from', component: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', is: 'takes digits; phones show the numeric keyboard, with a decimal point if `step` is not a whole number.' },
    { part: 'Unit', is: 'the unit, after the input; it is announced with the label.' },
  ],
  dos: [
    {
      do: (
        <Field label="Max participants">
          <NumberInput min={1} unit="people" />
        </Field>
      ),
      dont: (
        <Field label="Max participants">
          <TextInput placeholder="120 people" />
        </Field>
      ),
      why: 'The unit is beside the number, so that nobody has to type it or wonder about it.',
    },
    {
      do: (
        <Field label="Mobile number">
          <TextInput inputMode="numeric" defaultValue="9820012345" />
        </Field>
      ),
      dont: (
        <Field label="Mobile number">
          <NumberInput defaultValue={9820012345} />
        </Field>
      ),
      why: 'An identifier has no next or previous number, and its leading zeros matter.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves into the input and selects the number. Up and Down change it by `step`, as the browser does.',
      outcome: { focus: INPUT },
    },
    { keys: '250', does: 'Replaces the number.', outcome: { shows: { ...INPUT, state: { value: '250' } } } },
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { value: '1' } },
    { part: 'Unit', role: 'spinbutton', name: 'With a unit', description: 'people', story: 'States' },
    {
      part: 'Box with an error',
      role: 'spinbutton',
      name: 'Position count',
      state: { invalid: true },
      description: 'Position count must be at least 1.',
      story: 'States',
    },
  ],
  adapts: {
    narrow: { says: 'Input and unit stay in one line; the input shrinks.', story: 'States' },
    long: { says: 'It is never wider than 16 rem: a number needs no more.', story: 'States' },
    many: { says: '`min`, `max` and `step` limit the arrow keys; the mouse wheel changes nothing.', story: 'States' },
    rightToLeft: { says: 'The unit is to the left of the input.', story: 'States' },
  },
  related: ['Field', 'TextInput', 'StarRatingInput'],
  matrix: 'States',
} satisfies ComponentGuide;
