import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { Combobox } from './Combobox.tsx';

const INPUT = { role: 'combobox', name: 'Student' } as const;
const LIST = { role: 'listbox', name: 'Student' } as const;
const ZOE = { role: 'option', name: 'Zoë Mathew zoe@campus.example' } as const;
const CATEGORIES = ['cultural', 'technical', 'sports'].map((value) => ({ value, label: value }));
const SAME_NAMES = [
  { value: 'u1', label: 'Arjun Menon', detail: 'arjun@campus.example' },
  { value: 'u2', label: 'Arjun Menon', detail: 'arjun.m@campus.example' },
];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'One of many is chosen, and people know what they look for: a student, a skill, a club.',
    'The choices are too many to be loaded: with `onSearch` only what fits is asked for.',
  ],
  useInstead: [
    { when: 'The list is known and not longer than about thirty', component: 'Select' },
    { when: 'Several are chosen', component: 'MultiCombobox' },
    { when: 'What is on the screen is narrowed down', component: 'SearchField' },
    { when: 'Any text will do', component: 'TextInput' },
  ],
  anatomy: [
    { part: 'Box', is: 'where one types, and where the name of the choice stands. Text that was not chosen goes back when it is left.' },
    { part: 'Opener', is: 'shows the list without typing; for a pointer, as the arrow keys do it for the keyboard.' },
    { part: 'List', is: 'what fits, as wide as the box and over everything else. Accents and case do not count.' },
    { part: 'Option', is: 'a label, and a detail that tells it from others of the same name; both are searched.' },
    { part: 'Message', is: 'in the list: that nothing fits, that more letters are needed, that it is searching or could not.' },
  ],
  dos: [
    {
      do: (
        <Field label="Student">
          <Combobox options={SAME_NAMES} placeholder="Name or e-mail address" />
        </Field>
      ),
      dont: (
        <Field label="Student">
          <Combobox options={SAME_NAMES.map(({ value, label }) => ({ value, label }))} placeholder="Search..." />
        </Field>
      ),
      why: 'Whoever has a namesake is told apart by a detail, and the placeholder says what can be searched by.',
    },
    {
      do: (
        <Field label="Category">
          <Select options={CATEGORIES} placeholder="Select a category" />
        </Field>
      ),
      dont: (
        <Field label="Category">
          <Combobox options={CATEGORIES} />
        </Field>
      ),
      why: 'A short list needs no search; a Select shows it as the system does.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the box; the list stays closed.', outcome: [{ focus: INPUT }, { hides: LIST }] },
    {
      keys: 'zoe',
      does: 'Opens the list with what fits.',
      outcome: [{ shows: { ...INPUT, state: { expanded: true } } }, { shows: ZOE }, { doesNotCall: 'onValueChange' }],
    },
    {
      keys: '{ArrowDown}{Enter}',
      does: 'Goes to the next option and chooses it; the list closes.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...INPUT, state: { value: 'Zoë Mathew' } } }, { hides: LIST }],
    },
    {
      keys: '{ArrowDown}{Escape}',
      does: 'Escape closes the list first and keeps the choice.',
      outcome: [{ doesNotCall: 'onValueChange' }, { hides: LIST }, { shows: { ...INPUT, state: { value: 'Zoë Mathew' } } }],
    },
    {
      keys: '{Escape}',
      does: 'Takes the choice back where the list is closed.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...INPUT, state: { value: '' } } }],
    },
    {
      keys: '{ArrowDown}',
      does: 'Opens the list at its first option, or at the choice; up opens it at the last.',
      outcome: [{ shows: LIST }, { focus: INPUT }],
    },
    {
      keys: '{Tab}',
      does: 'Chooses the option that one stands on, and moves on.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...INPUT, state: { value: 'Aarav Sharma' } } }, { hides: LIST }],
    },
    {
      keys: '{ArrowDown}',
      on: INPUT,
      does: 'Opens the list at what is chosen.',
      outcome: [{ shows: LIST }, { shows: { role: 'option', name: 'Meera Iyer meera@campus.example', state: { selected: true } } }],
      story: 'Chosen',
    },
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { expanded: false } },
    { part: 'Box with a choice', ...INPUT, state: { value: 'Meera Iyer' }, story: 'Chosen' },
    {
      part: 'Box with an error',
      ...INPUT,
      state: { invalid: true, required: true },
      description: 'User selection is required.',
      story: 'Invalid',
    },
    { part: 'List', ...LIST, story: 'Empty' },
    { part: 'Message', role: 'option', name: 'Nothing found', state: { unavailable: true }, story: 'Empty' },
    {
      part: 'Chosen option',
      role: 'option',
      name: 'Aarav Sharma aarav@campus.example',
      state: { selected: true },
      story: 'SearchingWithSuggestions',
    },
    { part: 'Message of a search, announced', role: 'status', text: 'Type at least 2 letters', story: 'SearchingWithSuggestions' },
  ],
  adapts: {
    narrow: { says: 'Box and list are as wide as their place; labels and details break.', story: 'Open' },
    long: { says: 'A long choice is cut off in the box with an ellipsis; in the list it breaks.', story: 'Chosen' },
    many: { says: 'Thousands cost what a dozen costs: only what is in sight is rendered.', story: 'Thousands' },
    rightToLeft: { says: 'Words begin at the right, and the opener stands on the left.', story: 'OpenRightToLeft' },
  },
  related: ['MultiCombobox', 'Select', 'Field', 'SearchField'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
