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
  useWhen: ['Something is so or not, and is sent with its form.', 'Any number of a few things can be true, each by itself.'],
  useInstead: [
    { when: 'It takes effect at once, without a button that sends it', component: 'Switch' },
    { when: 'Exactly one of several holds', component: 'RadioGroup' },
    { when: 'Several of many are chosen', component: 'MultiCombobox' },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'has a tick when it is so. Being wrong changes its border and is told to screen readers; the reason stands in words nearby.',
    },
    { part: 'Label', is: 'what is true when it is ticked. Pressing it ticks the box.' },
    { part: 'Hint', is: 'what ticking it means, in a sentence; it is the description of the box.' },
  ],
  dos: [
    {
      do: <Checkbox label="Registration required" />,
      dont: <Checkbox label="Do not let people come without registration" />,
      why: 'The label says what holds when the box is ticked. A denial makes an empty box mean yes.',
    },
    {
      do: <Checkbox label="Registration required" />,
      dont: (
        <Field label="Registration required" group>
          <RadioGroup options={YES_NO} />
        </Field>
      ),
      why: 'One box asks what two radios ask, where an empty one means no.',
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
      why: 'Boxes stand for things that can all be true; what excludes each other is a RadioGroup.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the box.', outcome: { focus: BOX } },
    {
      keys: '[Space]',
      does: 'Ticks it.',
      outcome: [{ calls: 'onChange' }, { calls: 'onCheckedChange' }, { shows: { ...BOX, state: { checked: true } } }],
    },
    {
      keys: '[Space]',
      does: 'Takes the tick away again.',
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
    narrow: { says: 'The words break beside the box; the whole line is pressed.', story: 'LongLabel' },
    long: { says: 'A long label breaks, and the box stays with its first line.', story: 'LongLabel' },
    many: { says: 'They stand one under another in a Stack; from about seven on, use a MultiCombobox.', story: 'States' },
    rightToLeft: { says: 'The box stands to the right of its words.', story: 'States' },
  },
  related: ['Switch', 'RadioGroup', 'MultiCombobox'],
  matrix: 'States',
} satisfies ComponentGuide;
