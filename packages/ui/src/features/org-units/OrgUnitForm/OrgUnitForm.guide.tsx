import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const NAME = { role: 'textbox', name: 'Organization name' } as const;
const EMAIL = { role: 'textbox', name: 'Contact email' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CREATE = { role: 'button', name: 'Create Organization' } as const;
const CULTURAL = [{ value: 'cultural', label: 'cultural' }] as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The president or a general secretary creates a council, a club or a committee, and with it its coordinator’s account.'],
  useInstead: [
    { when: 'Units are looked at', component: 'UnitTree' },
    { when: 'A unit gets a position', component: 'PositionForm' },
  ],
  anatomy: [
    { part: 'Name and type', is: 'what the unit is called and what it is.' },
    { part: 'Category', is: 'chosen by the president; given, and read only, for a general secretary.' },
    { part: 'Parent unit and level', is: 'where the unit stands among the others.' },
    { part: 'Contact email', is: 'whose owner coordinates the unit and gets a mail.' },
    { part: 'Social media', is: 'a platform and an address in each row, up to twenty. A row with a blank half is dropped.' },
    { part: 'Budget', is: 'what is allocated and what is spent; zero at first.' },
    { part: 'Refusal', is: 'why the server did not take it, above the fields. What was typed stays.' },
    { part: 'Create Organization', is: 'busy until the answer is there; then the form is blank again.' },
  ],
  dos: [
    {
      do: (
        <Field label="Category" hint="Given by your office.">
          <TextInput readOnly value="cultural" />
        </Field>
      ),
      dont: (
        <Field label="Category" isRequired>
          <Select name="category" placeholder="Select a category" options={CULTURAL} />
        </Field>
      ),
      why: 'A choice of one is no choice: show what is given, and say by what.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Add social link' },
      does: 'Adds a row and goes to its first field.',
      outcome: { shows: { role: 'group', name: 'Social link 2' } },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Remove social link 2' },
      does: 'Takes the row away again.',
      outcome: { hides: { role: 'group', name: 'Social link 2' } },
    },
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the button that creates the unit.', outcome: { focus: CREATE } },
    {
      keys: '{Enter}',
      on: CREATE,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the form; nothing is created.',
      outcome: [{ calls: 'onCancel' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Create Organization' },
    { part: 'Organization name', ...NAME, state: { required: true, invalid: false } },
    {
      part: 'Contact email',
      ...EMAIL,
      description: 'Whoever owns this address coordinates the unit, and is told by mail how to get in.',
      state: { required: true },
    },
    { part: 'Active', role: 'checkbox', name: 'Active', state: { checked: true } },
    { part: 'Category that is given', role: 'textbox', name: 'Category', description: 'Given by your office.', story: 'GeneralSecretary' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone; short fields stand side by side from a tablet on.', story: 'Default' },
    long: { says: 'A sentence of the server breaks above the fields.', story: 'Refused' },
    many: { says: 'Links get a row each; after twenty the button to add one is gone.', story: 'Submits' },
    rightToLeft: { says: 'Labels begin on the right; addresses keep their own direction.', story: 'Default' },
  },
  related: ['UnitTree', 'PositionForm', 'RepeatingRows', 'Field'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
