import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;
const EVENT = { role: 'combobox', name: 'Event' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody adds an achievement of their own, which then waits to be endorsed.'],
  useInstead: [
    { when: 'What was added is looked at', component: 'AchievementBrowser' },
    { when: 'A skill is added', component: 'AddSkillForm' },
    { when: 'A position is added', component: 'PositionHolderForm' },
  ],
  anatomy: [
    { part: 'Title and Description', is: 'what it was, in the words of the person.' },
    { part: 'Category, Type, Level', is: 'the type is one of a list; category and level are free, the level with suggestions.' },
    { part: 'Date achieved', is: 'today at the latest.' },
    { part: 'Event', is: 'where it happened, found by typing; none where it was elsewhere.' },
    { part: 'Position and Certificate URL', is: 'what proves it; an address of the web and nothing else.' },
    { part: 'Answer', is: 'that it was submitted, with the form blank again; or why it was not, with everything still there.' },
    { part: 'Submit', is: 'busy until the answer is there.' },
  ],
  dos: [
    {
      do: (
        <Field label="Certificate URL" error="Enter the address of the certificate, beginning with https:// or http://.">
          <TextInput name="do" defaultValue="certificate.pdf" />
        </Field>
      ),
      dont: (
        <Field label="Certificate URL" error="Invalid URL">
          <TextInput name="dont" defaultValue="certificate.pdf" />
        </Field>
      ),
      why: 'The error says what to type, and not how the machine calls it.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while a field is wrong, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: TITLE }, { shows: { ...TITLE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next field.',
      outcome: { focus: { role: 'textbox', name: 'Description' } },
      story: 'NothingTyped',
    },
    {
      keys: '{ArrowDown}',
      on: EVENT,
      does: 'Offers the events.',
      outcome: { shows: { ...EVENT, state: { expanded: true } } },
      story: 'NothingTyped',
    },
    {
      keys: '{Escape}',
      does: 'Takes the offer away; the focus stays.',
      outcome: [{ shows: { ...EVENT, state: { expanded: false } } }, { focus: EVENT }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends the form; the answer is read out, and the fields are blank again.',
      outcome: [
        { calls: 'onSubmit' },
        { shows: { role: 'alert', text: 'Achievement submitted successfully!' } },
        { shows: { ...TITLE, state: { value: '' } } },
      ],
      story: 'SubmitsTheLeast',
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add an achievement' },
    { part: 'Title', ...TITLE, state: { required: true, invalid: false } },
    { part: 'Type', role: 'combobox', name: 'Type', state: { value: 'Select a type', required: true } },
    { part: 'Level', role: 'combobox', name: 'Level' },
    { part: 'Event', ...EVENT, description: 'Where it happened, if it was one of the campus.', state: { expanded: false } },
    { part: 'Submit', ...SUBMIT },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
    { part: 'Refusal', role: 'alert', text: 'This event does not exist.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'All fields stand under each other; from a tablet on, six of them share three lines.', story: 'Default' },
    long: { says: 'Errors break under their field; a description grows as a text of several lines.', story: 'UnsafeCertificate' },
    many: { says: 'Events are found by typing, however many there are.', story: 'SubmitsEverything' },
    rightToLeft: { says: 'Labels stand on the right, Submit on the left; addresses keep their own direction.', story: 'Default' },
  },
  related: ['AchievementBrowser', 'AchievementList', 'AddSkillForm', 'Combobox', 'Field'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
