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
  useWhen: ['One of two to five is chosen, and it helps to see them beside each other.', 'The choices need a sentence each.'],
  useInstead: [
    { when: 'There are more than five, or there is no room for them', component: 'Select' },
    { when: 'The choice changes the page at once', component: 'ToggleButtonGroup' },
    { when: 'It is so or not', component: 'Checkbox' },
    { when: 'Several can be chosen', component: 'MultiCombobox' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by the label of its Field, which has `group`; required and invalid as a whole.' },
    { part: 'Radio', is: 'one choice. Choosing one takes the choice away from the others; none can be taken back.' },
    { part: 'Hint', is: 'what a choice means, under its words; it is the description of the radio.' },
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
      why: 'Three choices are read at a glance; behind a menu they cost a press to be seen.',
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
      why: 'Side by side is for a few words each; choices with hints stand one under another.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the chosen radio: the group is one stop.', outcome: { focus: OFFLINE } },
    {
      keys: '{ArrowDown}',
      does: 'Chooses the next one.',
      outcome: [{ focus: HYBRID }, { calls: 'onChange' }, { calls: 'onValueChange' }, { shows: { ...HYBRID, state: { checked: true } } }],
    },
    {
      keys: '{ArrowRight}',
      does: 'Behind the last comes the first.',
      outcome: [{ focus: ONLINE }, { shows: { ...ONLINE, state: { checked: true } } }],
    },
    {
      keys: '{ArrowUp}',
      does: 'Chooses the one before; before the first comes the last.',
      outcome: [{ focus: HYBRID }, { shows: { ...ONLINE, state: { checked: false } } }],
    },
    {
      keys: '[Space]',
      on: { role: 'radio', name: 'Online' },
      does: 'Chooses the one that has the focus, where none is chosen yet.',
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
    narrow: { says: 'Side by side, they wrap into the next line.', story: 'Directions' },
    long: { says: 'Words and hints break beside their radio.', story: 'States' },
    many: { says: 'They stand one under another; more than five belong into a Select.', story: 'Directions' },
    rightToLeft: { says: 'Each radio stands to the right of its words, and a row begins at the right.', story: 'Directions' },
  },
  related: ['Field', 'Select', 'Checkbox', 'ToggleButtonGroup'],
  matrix: 'Directions',
} satisfies ComponentGuide;
