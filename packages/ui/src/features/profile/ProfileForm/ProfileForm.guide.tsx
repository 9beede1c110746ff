import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const GENDER = { role: 'combobox', name: 'Gender' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SAVE = { role: 'button', name: 'Save' } as const;
const PHONE = { role: 'textbox', name: 'Phone' } as const;

const HOSTELS = ['MSH', 'Indravati', 'Gopad', 'Kanhar'].map((name) => ({ value: name, label: name }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody changes what the portal knows of them: photo, personal, academic and contact details.'],
  useInstead: [
    { when: 'The profile is read', component: 'ProfileView' },
    { when: 'Somebody is new and gives the least that is needed', component: 'OnboardingForm' },
    { when: 'Only the photo is changed', component: 'ProfilePhoto' },
  ],
  anatomy: [
    { part: 'Message', is: 'says above the fields that something is wrong, or why the server did not take it.' },
    { part: 'Photo', is: 'a ProfilePhoto; it is sent at once and not with the rest.' },
    { part: 'Personal', is: 'name, student ID and email can be read only; the rest is the person’s own.' },
    { part: 'Academic and Contact', is: 'lists where there are lists. What was stored beside a list is offered too.' },
    { part: 'Cancel', is: 'leaves the form.' },
    { part: 'Save', is: 'sends only what was changed, and nothing where nothing was.' },
  ],
  dos: [
    {
      do: (
        <Field label="Student ID">
          <TextInput readOnly value="20240901" />
        </Field>
      ),
      dont: (
        <Field label="Student ID">
          <TextInput name="student-id" defaultValue="20240901" />
        </Field>
      ),
      why: 'What only the office may change can be read and copied; it does not look as if it could be typed.',
    },
    {
      do: (
        <Field label="Hostel">
          <Select name="hostel" placeholder="Not given" options={HOSTELS} />
        </Field>
      ),
      dont: (
        <Field label="Hostel" isRequired>
          <TextInput name="hostel" />
        </Field>
      ),
      why: 'What there is a list of is chosen, and nobody has to say where they live.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Save.', outcome: { focus: SAVE } },
    { keys: '{Enter}', on: CANCEL, does: 'Leaves the form.', outcome: [{ calls: 'onCancel' }, { doesNotCall: 'onSave' }] },
    {
      keys: '{Enter}',
      on: SAVE,
      does: 'Sends nothing where nothing was changed, and is done.',
      outcome: [{ calls: 'onDone' }, { doesNotCall: 'onSave' }],
    },
    { keys: '{Enter}', on: PHONE, does: 'Saves from a field, too.', outcome: { calls: 'onDone' } },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Edit profile' },
    { part: 'Personal', role: 'group', name: 'Personal' },
    { part: 'Gender', ...GENDER, state: { value: 'Male' } },
    { part: 'Photo', role: 'group', name: 'Photo', description: 'JPEG, PNG or WebP, up to 5 MB.' },
    { part: 'Field that is wrong', ...PHONE, description: 'Mobile number must be 10 digits', state: { invalid: true }, story: 'Wrong' },
    { part: 'Message', role: 'alert', text: 'Please fix validation errors', story: 'Wrong' },
    { part: 'Save while it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone, two from a tablet on.', story: 'Default' },
    long: { says: 'Errors break under their field, and a long choice is cut where its field ends.', story: 'Wrong' },
    many: { says: 'Fields that belong together stand under a heading of their own.', story: 'Default' },
    rightToLeft: { says: 'Labels and columns begin on the right; numbers and addresses keep their own direction.', story: 'Default' },
  },
  related: ['ProfileView', 'ProfilePhoto', 'LeaveDialog', 'Field'],
  matrix: 'Wrong',
} satisfies ComponentGuide;
