import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const USER = { role: 'combobox', name: 'User' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const ADD = { role: 'button', name: 'Add Position Holder' } as const;

const TENURES = ['2026-2027', '2025-2026'].map((name) => ({ value: name, label: name }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody is appointed to a position for a tenure, now or looking back.'],
  useInstead: [
    { when: 'There is no such position yet', component: 'PositionForm' },
    { when: 'Holders are looked up', component: 'PositionHolderList' },
  ],
  anatomy: [
    { part: 'User and Position', is: 'are searched, by name or address, and by title or unit.' },
    { part: 'Tenure year and Status', is: 'eleven tenures, this year’s first; active at first.' },
    {
      part: 'Appointment details',
      is: 'who appointed and on which day. Whoever fills the form in is offered first, and stands in where nobody is chosen.',
    },
    { part: 'Performance metrics', is: 'events, budget and a word of feedback; zero at first.' },
    { part: 'Refusal', is: 'why the server did not take it, above the fields. What was typed stays.' },
    { part: 'Add Position Holder', is: 'busy until the answer is there; then the form is blank again.' },
  ],
  dos: [
    {
      do: <ErrorState message="Maximum position holders (1) already appointed for the year 2026-2027." />,
      dont: <ErrorState message="Conflict" />,
      why: 'Let `onSubmit` be rejected with the sentence of the server: it says what stands against the appointment.',
    },
    {
      do: (
        <Field label="Tenure year" isRequired>
          <Select name="tenure" placeholder="Select a tenure" options={TENURES} />
        </Field>
      ),
      dont: (
        <Field label="Tenure year" isRequired>
          <TextInput name="tenure" placeholder="e.g. 2026-2027" />
        </Field>
      ),
      why: 'What has one way to be written is chosen.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the button that appoints.', outcome: { focus: ADD } },
    {
      keys: '{Enter}',
      on: ADD,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: USER }, { shows: { ...USER, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the form; nobody is appointed.',
      outcome: [{ calls: 'onCancel' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add Position Holder' },
    { part: 'User', ...USER, state: { required: true, expanded: false } },
    { part: 'Appointment details', role: 'group', name: 'Appointment details (optional)' },
    { part: 'Appointed by', role: 'combobox', name: 'Appointed by', description: 'You, where nobody is chosen.' },
    {
      part: 'Refusal',
      role: 'alert',
      text: 'Maximum position holders (1) already appointed for the year 2026-2027.',
      story: 'Full',
    },
  ],
  adapts: {
    narrow: { says: 'One column on a phone, two from a tablet on.', story: 'Default' },
    long: { says: 'A sentence of the server breaks above the fields.', story: 'Full' },
    many: { says: 'People are searched and never listed whole, however many there are.', story: 'Submits' },
    rightToLeft: { says: 'Labels begin on the right; tenures and numbers keep their own direction.', story: 'Default' },
  },
  related: ['PositionForm', 'PositionHolderList', 'Combobox', 'Field'],
  matrix: 'WithDetails',
} satisfies ComponentGuide;
