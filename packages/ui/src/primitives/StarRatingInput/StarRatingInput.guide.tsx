import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { StarRatingInput } from './StarRatingInput.tsx';

const GROUP = { role: 'radiogroup', name: 'Rating' } as const;
const THREE = { role: 'radio', name: '3 stars' } as const;
const FOUR = { role: 'radio', name: '4 stars' } as const;
const NUMBERS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A person rates something as a whole: an event, a service.'],
  useInstead: [
    { when: 'An existing rating is shown', component: 'StarRating' },
    { when: 'It is a number with a unit, such as a grade', component: 'NumberInput' },
    { when: 'The options are words', component: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by the label of its Field, which has `group`; required and invalid as a whole.' },
    { part: 'Star', is: 'a radio button. All stars up to the selected one are filled, so that the shape shows it without colour.' },
  ],
  dos: [
    {
      do: (
        <Field label="Rating" group hint="1 is poor, 5 is excellent">
          <StarRatingInput />
        </Field>
      ),
      dont: (
        <Field label="Rating (1 to 5, 5 = best)">
          <Select options={NUMBERS} />
        </Field>
      ),
      why: 'Stars show the scale and its better end; one press is enough.',
    },
    {
      do: (
        <Field label="Rating" group required>
          <StarRatingInput />
        </Field>
      ),
      dont: (
        <Field label="Rating" group required>
          <StarRatingInput defaultValue={5} />
        </Field>
      ),
      why: 'People would submit an initial rating without having rated.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the selected star: the group is one tab stop.', outcome: { focus: THREE }, story: 'Rated' },
    {
      keys: '{ArrowRight}',
      does: 'Selects one more star; so does Down. The first one follows the last one.',
      outcome: [{ calls: 'onChange' }, { calls: 'onValueChange' }, { focus: FOUR }, { shows: { ...FOUR, state: { checked: true } } }],
      story: 'Rated',
    },
    {
      keys: '{ArrowLeft}',
      does: 'Selects one star less; so does Up.',
      outcome: [{ calls: 'onChange' }, { calls: 'onValueChange' }, { focus: THREE }, { shows: { ...FOUR, state: { checked: false } } }],
      story: 'Rated',
    },
    {
      keys: '[Space]',
      on: { role: 'radio', name: '1 star' },
      does: 'Selects the focused star if there is no rating yet.',
      outcome: [{ calls: 'onChange' }, { calls: 'onValueChange' }, { shows: { role: 'radio', name: '1 star', state: { checked: true } } }],
    },
  ],
  screenReader: [
    { part: 'Group', ...GROUP },
    { part: 'Star', role: 'radio', name: '1 star', state: { checked: false } },
    { part: 'Chosen star', ...THREE, state: { checked: true }, story: 'Rated' },
    {
      part: 'Group with an error',
      ...GROUP,
      state: { invalid: true, required: true },
      description: 'Choose 1 to 5 stars.',
      story: 'Invalid',
    },
  ],
  adapts: {
    narrow: { says: 'Five stars fit on the narrowest phone; each is as large as a button.', story: 'Rated' },
    long: { says: 'It has no text of its own; label, hint and error belong to the Field.', story: 'Invalid' },
    many: { says: '`outOf` is the number of stars; more than five are hard to distinguish.', story: 'Default' },
    rightToLeft: { says: 'The first star is on the right.', story: 'RightToLeft' },
  },
  related: ['StarRating', 'Field', 'RadioGroup'],
  matrix: 'Rated',
} satisfies ComponentGuide;
