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
  useWhen: ['Several of many options are selected by typing: the organizers of an event, the needed skills.'],
  useInstead: [
    { when: 'One option is selected', component: 'Combobox' },
    { when: 'There are few options, all of which fit on the screen', component: 'Checkbox' },
    { when: 'Any text can be added, known or unknown', component: 'TagListInput' },
  ],
  anatomy: [
    { part: 'Chip', is: 'a selected option, above the input in the order of selection. Pressing it removes it.' },
    { part: 'Box', is: 'the search text; it is cleared after each selection.' },
    { part: 'Opener', is: 'shows the list without typing, for a pointer; the arrow keys do the same.' },
    { part: 'List', is: 'the matching options. It stays open; selected options have a check mark and can be deselected.' },
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
      why: 'People who are selected from a list are known to the portal; names in a text would have to be guessed.',
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
      why: 'Show a few options directly.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input; the list stays closed.', outcome: [{ focus: INPUT }, { hides: LIST }] },
    {
      keys: 'mee{ArrowDown}{Enter}',
      does: 'Searches, moves to the option and selects it. The list stays open, and the input is cleared.',
      outcome: [
        { calls: 'onValueChange' },
        { shows: MEERA },
        { shows: LIST },
        { shows: { ...INPUT, state: { value: '', expanded: true } } },
      ],
    },
    {
      keys: '{Escape}',
      does: 'Closes the list; the selection stays.',
      outcome: [{ hides: LIST }, { shows: MEERA }, { doesNotCall: 'onValueChange' }],
    },
    {
      keys: '{Backspace}',
      does: 'Removes the last option if the input is empty.',
      outcome: [{ calls: 'onValueChange' }, { hides: MEERA }],
    },
    { keys: '{Tab}', does: 'Moves through the chips before the input.', outcome: { focus: MEERA }, story: 'Chosen' },
    { keys: '{Enter}', does: 'Removes that option.', outcome: [{ calls: 'onValueChange' }, { hides: MEERA }], story: 'Chosen' },
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
    narrow: { says: 'Chips wrap to more lines; the input stays whole below them.', story: 'Chosen' },
    long: { says: 'A long name wraps within its chip, which is never wider than its container.', story: 'States' },
    many: { says: 'However many options there are, only visible ones are rendered.', story: 'Default' },
    rightToLeft: { says: 'Chips start on the right, and the button is on the left.', story: 'Chosen' },
  },
  related: ['Combobox', 'Checkbox', 'TagListInput', 'Field'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
