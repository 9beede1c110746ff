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
    'One of many options is selected, and people know what they look for: a student, a skill, a club.',
    'There are too many options to load: with `onSearch` only matching ones are requested.',
  ],
  useInstead: [
    { when: 'The list is known and has at most about thirty options', component: 'Select' },
    { when: 'Several options are selected', component: 'MultiCombobox' },
    { when: 'The list on the page is filtered', component: 'SearchField' },
    { when: 'Any text is allowed', component: 'TextInput' },
  ],
  anatomy: [
    { part: 'Box', is: 'the search text, or the name of the selected option. Text that was not selected is reset on blur.' },
    { part: 'Opener', is: 'shows the list without typing, for a pointer; the arrow keys do the same.' },
    { part: 'List', is: 'the matching options, as wide as the input and above everything else. Accents and case are ignored.' },
    { part: 'Option', is: 'a label, and a detail that distinguishes options with the same label; both are searched.' },
    { part: 'Message', is: 'in the list: no match, more letters needed, searching, or failed.' },
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
      why: 'A detail distinguishes people with the same name, and the placeholder says what is searched.',
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
      why: 'A short list needs no search; a Select shows it like the system.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input; the list stays closed.', outcome: [{ focus: INPUT }, { hides: LIST }] },
    {
      keys: 'zoe',
      does: 'Opens the list with the matching options.',
      outcome: [{ shows: { ...INPUT, state: { expanded: true } } }, { shows: ZOE }, { doesNotCall: 'onValueChange' }],
    },
    {
      keys: '{ArrowDown}{Enter}',
      does: 'Moves to the next option and selects it; the list closes.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...INPUT, state: { value: 'Zoë Mathew' } } }, { hides: LIST }],
    },
    {
      keys: '{ArrowDown}{Escape}',
      does: 'Escape closes the list first and keeps the selection.',
      outcome: [{ doesNotCall: 'onValueChange' }, { hides: LIST }, { shows: { ...INPUT, state: { value: 'Zoë Mathew' } } }],
    },
    {
      keys: '{Escape}',
      does: 'Clears the selection while the list is closed.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...INPUT, state: { value: '' } } }],
    },
    {
      keys: '{ArrowDown}',
      does: 'Opens the list at the selected option, otherwise at the first one; Up opens it at the last one.',
      outcome: [{ shows: LIST }, { focus: INPUT }],
    },
    {
      keys: '{Tab}',
      does: 'Selects the highlighted option, and moves on.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...INPUT, state: { value: 'Aarav Sharma' } } }, { hides: LIST }],
    },
    {
      keys: '{ArrowDown}',
      on: INPUT,
      does: 'Opens the list at the selected option.',
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
    narrow: { says: 'Input and list are as wide as their container; labels and details wrap.', story: 'Open' },
    long: { says: 'A long selected label ends with an ellipsis in the input; in the list it wraps.', story: 'Chosen' },
    many: { says: 'Thousands of options cost as much as a dozen: only visible ones are rendered.', story: 'Thousands' },
    rightToLeft: { says: 'Text starts on the right, and the button is on the left.', story: 'OpenRightToLeft' },
  },
  related: ['MultiCombobox', 'Select', 'Field', 'SearchField'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
