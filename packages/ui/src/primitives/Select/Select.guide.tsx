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
    'One option of a short known list is selected: up to about thirty.',
    'A list is filtered by one property; the placeholder stands for all values.',
  ],
  useInstead: [
    { when: 'There are up to five options, and space to show them', component: 'RadioGroup' },
    { when: 'There are more than thirty options, or people know what they search', component: 'Combobox' },
    { when: 'Several options are selected', component: 'MultiCombobox' },
    { when: 'The selection runs an action', component: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Box', is: 'shows the selected option, and opens the list.' },
    { part: 'List', is: 'the native one, so that it works as everywhere else: a wheel on a phone, a menu on a laptop.' },
    { part: 'Placeholder', is: 'the first line, whose value is empty; without it the first option is selected initially.' },
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
      why: 'If no option is more likely than the others, select none; otherwise people who overlook the field submit the first option.',
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
      why: 'Show a few options directly: one press instead of three.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the select. Space opens the list, arrow keys move through it and letters find matching options, as the system does.',
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
    narrow: { says: 'It is as wide as its container; the system decides the width of the list.', story: 'LongOption' },
    long: { says: 'A long option ends with an ellipsis in the select and is complete in the list.', story: 'LongOption' },
    many: { says: 'The native list scrolls; from about thirty options on, use a Combobox.', story: 'Default' },
    rightToLeft: { says: 'Text starts on the right, and the arrow is on the left.', story: 'RightToLeft' },
  },
  related: ['Field', 'RadioGroup', 'Combobox', 'MultiCombobox', 'FilterBar'],
  matrix: 'States',
} satisfies ComponentGuide;
