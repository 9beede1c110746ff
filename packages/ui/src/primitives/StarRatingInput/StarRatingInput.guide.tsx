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
  useWhen: ['Somebody says how good something was, as a whole: an event, a service.'],
  useInstead: [
    { when: 'A rating that was given is shown', component: 'StarRating' },
    { when: 'It is a number with a unit, such as a grade', component: 'NumberInput' },
    { when: 'The answers are words', component: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by the label of its Field, which has `group`; required and invalid as a whole.' },
    { part: 'Star', is: 'a radio. All stars up to the chosen one are filled: the shape says it, without colour.' },
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
      why: 'Stars show how many there are and which end is the good one; one press is enough.',
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
      why: 'A rating that is there already is sent by people who never gave one.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the chosen star: the group is one stop.', outcome: { focus: THREE }, story: 'Given' },
    {
      keys: '{ArrowRight}',
      does: 'Gives one star more; down does so too. Behind the last comes the first.',
      outcome: [{ calls: 'onChange' }, { calls: 'onValueChange' }, { focus: FOUR }, { shows: { ...FOUR, state: { checked: true } } }],
      story: 'Given',
    },
    {
      keys: '{ArrowLeft}',
      does: 'Gives one star less; up does so too.',
      outcome: [{ calls: 'onChange' }, { calls: 'onValueChange' }, { focus: THREE }, { shows: { ...FOUR, state: { checked: false } } }],
      story: 'Given',
    },
    {
      keys: '[Space]',
      on: { role: 'radio', name: '1 star' },
      does: 'Gives the star that has the focus, where none is given yet.',
      outcome: [{ calls: 'onChange' }, { calls: 'onValueChange' }, { shows: { role: 'radio', name: '1 star', state: { checked: true } } }],
    },
  ],
  screenReader: [
    { part: 'Group', ...GROUP },
    { part: 'Star', role: 'radio', name: '1 star', state: { checked: false } },
    { part: 'Chosen star', ...THREE, state: { checked: true }, story: 'Given' },
    {
      part: 'Group with an error',
      ...GROUP,
      state: { invalid: true, required: true },
      description: 'Choose 1 to 5 stars.',
      story: 'Invalid',
    },
  ],
  adapts: {
    narrow: { says: 'Five stars fit on the narrowest phone; each is as large as a button.', story: 'Given' },
    long: { says: 'It has no words of its own; label, hint and error are the Field’s.', story: 'Invalid' },
    many: { says: '`outOf` says how many there are; more than five are hard to tell apart.', story: 'Default' },
    rightToLeft: { says: 'The first star is the one on the right.', story: 'RightToLeft' },
  },
  related: ['StarRating', 'Field', 'RadioGroup'],
  matrix: 'Given',
} satisfies ComponentGuide;
