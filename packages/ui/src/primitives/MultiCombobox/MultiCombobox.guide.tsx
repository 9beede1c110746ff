import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const INPUT = { role: 'combobox', name: 'Organizers' } as const;
const LIST = { role: 'listbox', name: 'Organizers' } as const;
const MEERA = { role: 'button', name: 'Remove Meera Iyer' } as const;
const PEOPLE = ['Aarav Sharma', 'Arjun Menon', 'Kavya Nair'].map((label) => ({ value: label, label }));
const NEEDS = ['Projector', 'Sound'].map((label) => ({ value: label, label }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Several of many are chosen, found by typing: the organizers of an event, the skills that it needs.'],
  useInstead: [
    { when: 'One is chosen', component: 'Combobox' },
    { when: 'There are a few, all of which fit on the screen', component: 'Checkbox' },
    { when: 'Any text can be added, known or not', component: 'TagListInput' },
  ],
  anatomy: [
    { part: 'Chip', is: 'one that is chosen, above the box in the order of choosing. Pressing it takes it away.' },
    { part: 'Box', is: 'where one types; it is empty again after each choice.' },
    { part: 'Opener', is: 'shows the list without typing; for a pointer, as the arrow keys do it for the keyboard.' },
    { part: 'List', is: 'what fits. It stays open while one chooses; what is chosen has a tick and can be taken back there.' },
  ],
  dos: [
    {
      do: (
        <Field label="Organizers">
          <MultiCombobox options={PEOPLE} defaultValue={['Kavya Nair']} placeholder="Search a person" />
        </Field>
      ),
      dont: (
        <Field label="Organizers">
          <TextInput defaultValue="Kavya Nair, Arjun Menon" />
        </Field>
      ),
      why: 'Who is chosen from a list is somebody whom the portal knows; names with commas between them have to be guessed.',
    },
    {
      do: (
        <Stack gap="xs">
          <Checkbox label="Projector" />
          <Checkbox label="Sound" />
        </Stack>
      ),
      dont: (
        <Field label="Needed">
          <MultiCombobox options={NEEDS} />
        </Field>
      ),
      why: 'A few choices are better in sight.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the box; the list stays closed.', outcome: [{ focus: INPUT }, { hides: LIST }] },
    {
      keys: 'mee{ArrowDown}{Enter}',
      does: 'Finds, goes to the option and chooses it. The list stays open, and the box is empty for the next.',
      outcome: [
        { calls: 'onValueChange' },
        { shows: MEERA },
        { shows: LIST },
        { shows: { ...INPUT, state: { value: '', expanded: true } } },
      ],
    },
    {
      keys: '{Escape}',
      does: 'Closes the list; what is chosen stays.',
      outcome: [{ hides: LIST }, { shows: MEERA }, { doesNotCall: 'onValueChange' }],
    },
    {
      keys: '{Backspace}',
      does: 'Takes the last one away where nothing is typed.',
      outcome: [{ calls: 'onValueChange' }, { hides: MEERA }],
    },
    { keys: '{Tab}', does: 'Moves through the chips before the box.', outcome: { focus: MEERA }, story: 'Chosen' },
    { keys: '{Enter}', does: 'Takes that one away.', outcome: [{ calls: 'onValueChange' }, { hides: MEERA }], story: 'Chosen' },
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { expanded: false } },
    { part: 'Chip', ...MEERA, story: 'Chosen' },
    {
      part: 'Box with an error',
      role: 'combobox',
      name: 'With an error',
      state: { invalid: true },
      description: 'Choose at least one organizer.',
      story: 'States',
    },
    { part: 'Chip that cannot be taken away', ...MEERA, state: { unavailable: true }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'Chips wrap into more lines; the box stays whole under them.', story: 'Chosen' },
    long: { says: 'A long name breaks within its chip, which is never wider than its place.', story: 'States' },
    many: { says: 'However many there are to choose from, only what is in sight is rendered.', story: 'Default' },
    rightToLeft: { says: 'Chips begin at the right, and the opener stands on the left.', story: 'Chosen' },
  },
  related: ['Combobox', 'Checkbox', 'TagListInput', 'Field'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
