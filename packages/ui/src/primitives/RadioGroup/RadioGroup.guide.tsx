import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const GROUP = { role: 'radiogroup', name: 'Mode' } as const;
const ONLINE = { role: 'radio', name: 'Online' } as const;
const OFFLINE = { role: 'radio', name: 'Offline' } as const;
const HYBRID = { role: 'radio', name: 'Hybrid' } as const;
const MODES = ['Online', 'Offline', 'Hybrid'].map((value) => ({ value, label: value }));
const MODES_EXPLAINED = [
  { value: 'online', label: 'Online', hint: 'Everybody joins by a link' },
  { value: 'offline', label: 'Offline', hint: 'At the venue only' },
];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['One of two to five options is selected, and it helps to compare them.', 'Each option needs a sentence.'],
  useInstead: [
    { when: 'There are more than five options, or they do not fit', component: 'Select' },
    { when: 'The selection changes the page immediately', component: 'ToggleButtonGroup' },
    { when: 'A value is true or false', component: 'Checkbox' },
    { when: 'Several options can be selected', component: 'MultiCombobox' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by the label of its Field, which has `group`; required and invalid as a whole.' },
    { part: 'Radio', is: 'an option. Selecting one deselects the others; the selection cannot be cleared.' },
    { part: 'Hint', is: 'the consequences of an option, below its label; it is the description of the radio button.' },
  ],
  dos: [
    {
      do: (
        <Field label="Mode" group>
          <RadioGroup options={MODES} />
        </Field>
      ),
      dont: (
        <Field label="Mode">
          <Select options={MODES} placeholder="Select a mode" />
        </Field>
      ),
      why: 'Three options are read at a glance; inside a menu they cost a press.',
    },
    {
      do: (
        <Field label="Mode" group>
          <RadioGroup options={MODES_EXPLAINED} />
        </Field>
      ),
      dont: (
        <Field label="Mode" group>
          <RadioGroup options={MODES_EXPLAINED} orientation="horizontal" />
        </Field>
      ),
      why: 'Put short options side by side; put options with hints below each other.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the selected radio button: the group is one tab stop.', outcome: { focus: OFFLINE } },
    {
      keys: '{ArrowDown}',
      does: 'Selects the next one.',
      outcome: [{ focus: HYBRID }, { calls: 'onChange' }, { calls: 'onValueChange' }, { shows: { ...HYBRID, state: { checked: true } } }],
    },
    {
      keys: '{ArrowRight}',
      does: 'The first one follows the last one.',
      outcome: [{ focus: ONLINE }, { shows: { ...ONLINE, state: { checked: true } } }],
    },
    {
      keys: '{ArrowUp}',
      does: 'Selects the previous one; the last one precedes the first one.',
      outcome: [{ focus: HYBRID }, { shows: { ...ONLINE, state: { checked: false } } }],
    },
    {
      keys: '[Space]',
      on: { role: 'radio', name: 'Online' },
      does: 'Selects the focused option if none is selected yet.',
      outcome: { shows: { ...ONLINE, state: { checked: true } } },
      story: 'Invalid',
    },
  ],
  screenReader: [
    { part: 'Group', ...GROUP },
    { part: 'Radio', ...ONLINE, state: { checked: false } },
    { part: 'Chosen radio', ...OFFLINE, state: { checked: true } },
    { part: 'Radio with a hint', ...ONLINE, description: 'Everybody joins by a link', story: 'States' },
    { part: 'Radio that cannot be chosen', ...HYBRID, state: { unavailable: true }, story: 'States' },
    {
      part: 'Group with an error',
      ...GROUP,
      state: { invalid: true, required: true },
      description: 'Choose how the event takes place.',
      story: 'Invalid',
    },
  ],
  adapts: {
    narrow: { says: 'Options side by side wrap to the next line.', story: 'Directions' },
    long: { says: 'Labels and hints wrap beside their radio button.', story: 'States' },
    many: { says: 'Options are below each other; use a Select for more than five.', story: 'Directions' },
    rightToLeft: { says: 'Each radio button is to the right of its label, and a row starts on the right.', story: 'Directions' },
  },
  related: ['Field', 'Select', 'Checkbox', 'ToggleButtonGroup'],
  matrix: 'Directions',
} satisfies ComponentGuide;
