import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const ID = { role: 'textbox', name: 'ID Number' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;
const ID_HINT = 'As on your identity card; it cannot be changed later.';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A student is in for the first time, and the institute has to know a few things before anything else. It is asked once.'],
  useInstead: [
    { when: 'Somebody creates the account itself', component: 'RegisterForm' },
    { when: 'What is known is changed later', component: 'ProfileForm' },
  ],
  anatomy: [
    { part: 'Name and Email', is: 'of the account; shown, and not to be changed here.' },
    { part: 'ID Number', is: 'cannot be changed later, and says so.' },
    { part: 'Mobile number and Admission year', is: 'side by side where there is room.' },
    { part: 'Program and Discipline', is: 'free text with suggestions that nobody has to take.' },
    { part: 'Submit', is: 'busy until the answer is there.' },
    { part: 'Logout', is: 'the way out for whoever sees the name of somebody else.' },
  ],
  dos: [
    {
      do: (
        <Field label="ID Number" hint={ID_HINT} isRequired>
          <TextInput name="do" />
        </Field>
      ),
      dont: (
        <Field label="ID Number" isRequired>
          <TextInput name="dont" placeholder={ID_HINT} />
        </Field>
      ),
      why: 'What has to be known while typing stands under the label. A placeholder is gone with the first character.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while a field is wrong, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onComplete' }, { focus: ID }, { shows: { ...ID, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next field.',
      outcome: { focus: { role: 'textbox', name: 'Mobile number' } },
      story: 'NothingTyped',
    },
    {
      keys: '{Tab}',
      does: 'Moves on, in the order in which they are read.',
      outcome: { focus: { role: 'spinbutton', name: 'Admission year' } },
      story: 'NothingTyped',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the programs; the down arrow offers the suggestions of the browser.',
      outcome: { focus: { role: 'combobox', name: 'Program' } },
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Name', role: 'textbox', name: 'Name', state: { value: 'Zoya Khan', required: false } },
    { part: 'ID Number', ...ID, description: ID_HINT, state: { required: true, invalid: false } },
    { part: 'Admission year', role: 'spinbutton', name: 'Admission year', state: { required: true } },
    { part: 'Program', role: 'combobox', name: 'Program', state: { required: true } },
    { part: 'Submit', ...SUBMIT },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
    {
      part: 'ID Number that was refused',
      ...ID,
      description: `This ID number belongs to another account. ${ID_HINT}`,
      state: { invalid: true },
      story: 'FieldRefused',
    },
  ],
  adapts: {
    narrow: { says: 'All fields stand under each other; from a tablet on, mobile number and year share a line.', story: 'Default' },
    long: { says: 'Hints and errors break under their field.', story: 'NothingTyped' },
    many: { says: 'All errors are shown at once, each at its field.', story: 'NothingTyped' },
    rightToLeft: { says: 'Labels stand on the right; numbers keep their own direction.', story: 'Default' },
  },
  related: ['RegisterForm', 'ProfileForm', 'Field', 'AccountPage'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
