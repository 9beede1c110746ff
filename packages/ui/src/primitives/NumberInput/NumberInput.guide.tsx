import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { NumberInput } from './NumberInput.tsx';

const INPUT = { role: 'spinbutton', name: 'Max participants' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A number is counted or calculated with: places, a fee, a grade.'],
  useInstead: [
    { when: 'Digits only name something, such as a telephone number', component: 'TextInput' },
    { when: 'A rating is given in stars', component: 'StarRatingInput' },
    { when: 'There are a handful of numbers to choose from', component: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', is: 'takes digits; phones show the keys for them, with a decimal point where `step` is no whole number.' },
    { part: 'Unit', is: 'what is counted, after the box; it is read out with the label.' },
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
      why: 'The unit stands beside the number, so that nobody has to type it or wonder about it.',
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
      why: 'Digits that name something have no next and no previous, and a zero at their start counts.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves into the input and selects the number. Up and down arrows change it by `step`, as the browser does it.',
      outcome: { focus: INPUT },
    },
    { keys: '250', does: 'Takes the place of the number.', outcome: { shows: { ...INPUT, state: { value: '250' } } } },
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
    narrow: { says: 'Box and unit stay in one line; the box gives way.', story: 'States' },
    long: { says: 'It is never wider than 16 rem: a number needs no more.', story: 'States' },
    many: { says: '`min`, `max` and `step` bound what the arrows reach; turning a wheel over it changes nothing.', story: 'States' },
    rightToLeft: { says: 'The unit stands on the left of the box.', story: 'States' },
  },
  related: ['Field', 'TextInput', 'StarRatingInput'],
  matrix: 'States',
} satisfies ComponentGuide;
