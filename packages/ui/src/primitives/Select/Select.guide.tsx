import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from './Select.tsx';

const SELECT = { role: 'combobox', name: 'Category' } as const;
const YES_NO = ['Yes', 'No'].map((value) => ({ value, label: value }));
const CATEGORIES = ['cultural', 'technical', 'sports', 'academic', 'other'].map((value) => ({ value, label: value }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'One of a list is chosen that is known and not long: up to about thirty.',
    'A list is filtered by one property; the placeholder is the choice of all.',
  ],
  useInstead: [
    { when: 'There are up to five, and room to show them', component: 'RadioGroup' },
    { when: 'There are more than thirty, or people know what they search', component: 'Combobox' },
    { when: 'Several are chosen', component: 'MultiCombobox' },
    { when: 'Something is done with the choice at once', component: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Box', is: 'shows what is chosen, and opens the list.' },
    { part: 'List', is: 'the system’s own, so that it works as everywhere else: a wheel on a phone, a menu on a laptop.' },
    { part: 'Placeholder', is: 'the first line, whose value is empty; without it the first option is chosen from the start.' },
  ],
  dos: [
    {
      do: (
        <Field label="Category">
          <Select options={CATEGORIES} placeholder="Select a category" />
        </Field>
      ),
      dont: (
        <Field label="Category">
          <Select options={CATEGORIES} />
        </Field>
      ),
      why: 'Where nothing is more likely than the rest, nothing is chosen yet; else the first is sent by whoever overlooks it.',
    },
    {
      do: (
        <Field label="Registration required" group>
          <RadioGroup options={YES_NO} orientation="horizontal" />
        </Field>
      ),
      dont: (
        <Field label="Registration required">
          <Select options={YES_NO} />
        </Field>
      ),
      why: 'A few answers are better in sight: one press instead of three.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the box. Space opens the list, arrows go through it and letters find what begins with them, as the system does it.',
      outcome: [{ focus: SELECT }, { doesNotCall: 'onValueChange' }],
    },
  ],
  screenReader: [
    { part: 'Box', ...SELECT, state: { value: 'Select a category' } },
    { part: 'Box with a choice', ...SELECT, state: { value: 'sports' }, story: 'States' },
    {
      part: 'Box with an error',
      role: 'combobox',
      name: 'With an error',
      state: { invalid: true, required: true },
      description: 'Choose the category of the event. Decides which secretary sees it',
      story: 'States',
    },
    { part: 'Box that cannot be used', role: 'combobox', name: 'Disabled', state: { unavailable: true }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place; the list is as wide as the system lets it be.', story: 'LongOption' },
    long: { says: 'A long choice is cut off in the box with an ellipsis and whole in the list.', story: 'LongOption' },
    many: { says: 'The system’s list scrolls; from about thirty on, use a Combobox.', story: 'Default' },
    rightToLeft: { says: 'Words begin at the right, and the arrow stands on the left.', story: 'RightToLeft' },
  },
  related: ['Field', 'RadioGroup', 'Combobox', 'MultiCombobox', 'FilterBar'],
  matrix: 'States',
} satisfies ComponentGuide;
