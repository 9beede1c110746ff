import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const TITLE = { role: 'textbox', name: 'Title' } as const;
const CREATE = { role: 'button', name: 'Create Event' } as const;
const DISCARD = { role: 'button', name: 'Discard draft' } as const;
const REQUIRED = { role: 'checkbox', name: 'Registration Required' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody plans a new event for a unit, on a page that is there for it.'],
  useInstead: [
    { when: 'An event that there is gets changed', component: 'EventFormDialog' },
    { when: 'Only a room is asked for', component: 'RoomRequestDialog' },
  ],
  anatomy: [
    { part: 'Draft', is: 'says that the fields hold what was typed earlier, and offers to begin anew.' },
    { part: 'About', is: 'title, description, category, type, unit and organizers, who are searched by name.' },
    { part: 'Schedule', is: 'day and time of start and end apart, venue and mode.' },
    { part: 'Registration', is: 'a checkbox; when, for how much and how many is asked for only if it is checked.' },
    { part: 'Budget', is: 'what may be spent, and a slot for each sponsor.' },
    { part: 'Failure', is: 'why the event was not created, read out at once. What was typed stays.' },
    { part: 'Create Event', is: 'busy until the answer is there; then the form is blank again.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Create Event</Button>,
      dont: <Button variant="primary">Submit</Button>,
      why: 'The button says what there will be once it is pressed.',
    },
    {
      do: (
        <Banner tone="critical" title="Failed to submit event.">
          You can manage events of your own unit only.
        </Banner>
      ),
      dont: (
        <Field label="Title" error="You can manage events of your own unit only." isRequired>
          <TextInput name="title" defaultValue="Sumo Bots" />
        </Field>
      ),
      why: 'Let `onSubmit` be rejected with `fieldErrors` only where a field is at fault; what concerns the whole stands beside the button.',
    },
  ],
  keyboard: [
    {
      keys: '[Space]',
      on: REQUIRED,
      does: 'Asks for a registration; the fields for it appear below.',
      outcome: { shows: { role: 'spinbutton', name: 'Registration fees' } },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Add sponsor' },
      does: 'Adds a slot and goes there.',
      outcome: { focus: { role: 'textbox', name: 'Sponsor 2' } },
    },
    {
      keys: '{Enter}',
      does: 'Goes on in a further slot, and sends nothing.',
      outcome: [{ focus: { role: 'textbox', name: 'Sponsor 3' } }, { doesNotCall: 'onSubmit' }],
    },
    {
      keys: '{Enter}',
      on: CREATE,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: TITLE }, { shows: { ...TITLE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: DISCARD,
      does: 'Forgets the draft and begins at the title.',
      outcome: [{ hides: DISCARD }, { focus: TITLE }, { shows: { ...TITLE, state: { value: '' } } }],
      story: 'Draft',
    },
  ],
  screenReader: [
    { part: 'Title', ...TITLE, state: { required: true } },
    { part: 'Unit', role: 'combobox', name: 'Organizing unit', state: { required: true, expanded: false } },
    { part: 'Schedule', role: 'group', name: 'Schedule' },
    { part: 'Registration', ...REQUIRED, state: { checked: false } },
    { part: 'Failure', role: 'alert', text: 'You can manage events of your own unit only.', story: 'Refused' },
    {
      part: 'Create Event while it works',
      role: 'button',
      name: 'Creating...',
      state: { busy: true, unavailable: true },
      story: 'Creating',
    },
  ],
  adapts: {
    narrow: { says: 'One column on a phone; from a tablet on fields that belong together stand side by side.', story: 'WithRegistration' },
    long: { says: 'The description can be pulled higher, and scrolls; a long title scrolls in its line.', story: 'Default' },
    many: { says: 'Up to a hundred sponsors have a slot each; students are searched and never listed whole.', story: 'SponsorSlots' },
    rightToLeft: { says: 'Labels and columns begin on the right; dates and numbers keep their own direction.', story: 'WithRegistration' },
  },
  related: ['EventFormDialog', 'EventDetail', 'Field', 'TagListInput', 'MultiCombobox'],
  matrix: 'WithRegistration',
} satisfies ComponentGuide;
