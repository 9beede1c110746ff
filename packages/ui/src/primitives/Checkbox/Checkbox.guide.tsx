import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Checkbox } from './Checkbox.tsx';

const BOX = { role: 'checkbox', name: 'Registration Required' } as const;
const YES_NO = ['Yes', 'No'].map((value) => ({ value, label: value }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A value is true or false, and is submitted with its form.', 'Any number of a few independent values can be true.'],
  useInstead: [
    { when: 'It takes effect immediately, without a submit button', component: 'Switch' },
    { when: 'Exactly one of several applies', component: 'RadioGroup' },
    { when: 'Several of many options are selected', component: 'MultiCombobox' },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'has a check mark if the value is true. An error changes its border and is announced; the reason is a text nearby.',
    },
    { part: 'Label', is: 'what is true if the box is checked. Pressing it toggles the box.' },
    { part: 'Hint', is: 'a sentence about the consequences; it is the description of the box.' },
  ],
  dos: [
    {
      do: <Checkbox label="Registration required" />,
      dont: <Checkbox label="Do not let people come without registration" />,
      why: 'The label says what is true if the box is checked. With a negated label, an empty box would mean yes.',
    },
    {
      do: <Checkbox label="Registration required" />,
      dont: (
        <Field label="Registration required" group>
          <RadioGroup options={YES_NO} />
        </Field>
      ),
      why: 'One box replaces two radio buttons, if an empty box means no.',
    },
    {
      do: (
        <Stack gap="xs">
          <Checkbox label="Projector" />
          <Checkbox label="Sound" />
        </Stack>
      ),
      dont: (
        <Stack gap="xs">
          <Checkbox label="Online" />
          <Checkbox label="Offline" />
        </Stack>
      ),
      why: 'Several boxes can be checked; use a RadioGroup for alternatives.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the box.', outcome: { focus: BOX } },
    {
      keys: '[Space]',
      does: 'Checks the box.',
      outcome: [{ calls: 'onChange' }, { calls: 'onCheckedChange' }, { shows: { ...BOX, state: { checked: true } } }],
    },
    {
      keys: '[Space]',
      does: 'Unchecks the box.',
      outcome: [{ calls: 'onChange' }, { calls: 'onCheckedChange' }, { shows: { ...BOX, state: { checked: false } } }],
    },
  ],
  screenReader: [
    { part: 'Box', ...BOX, state: { checked: false } },
    { part: 'Ticked box', role: 'checkbox', name: 'Ticked', state: { checked: true }, story: 'States' },
    { part: 'Box with a hint', role: 'checkbox', name: 'With a hint', description: 'Only your unit sees it', story: 'States' },
    { part: 'Wrong box', role: 'checkbox', name: 'Wrong', state: { invalid: true }, story: 'States' },
    {
      part: 'Box that cannot be changed',
      role: 'checkbox',
      name: 'Ticked for good',
      state: { checked: true, unavailable: true },
      story: 'States',
    },
  ],
  adapts: {
    narrow: { says: 'The text wraps beside the box; the whole line can be pressed.', story: 'LongLabel' },
    long: { says: 'A long label wraps, and the box stays at its first line.', story: 'LongLabel' },
    many: { says: 'Put boxes into a Stack; from about seven on, use a MultiCombobox.', story: 'States' },
    rightToLeft: { says: 'The box is to the right of its text.', story: 'States' },
  },
  related: ['Switch', 'RadioGroup', 'MultiCombobox'],
  matrix: 'States',
} satisfies ComponentGuide;
