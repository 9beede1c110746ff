import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const NAME = { role: 'textbox', name: 'Name of the institute' } as const;
const TITLE = { role: 'textbox', name: 'Title of the portal' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators say what is different from one institute to the next.'],
  useInstead: [{ when: 'A unit of the institute is changed', component: 'UnitDialog' }],
  anatomy: [
    { part: 'Fields', is: 'name, title, mail domain, time zone, length of a booking, and within how many days feedback is answered.' },
    { part: 'Refusal', is: 'why the server did not take it, beside its field; what was typed stays.' },
    { part: 'Save', is: 'busy until the answer is there.' },
  ],
  dos: [
    {
      do: (
        <Field label="Mail domain" hint="Only addresses of this domain can register. Whoever has an account keeps it.">
          <TextInput defaultValue="campus.example" />
        </Field>
      ),
      dont: (
        <Field label="Domain">
          <TextInput defaultValue="campus.example" />
        </Field>
      ),
      why: 'Who knows what follows can decide.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: NAME, does: 'Moves to the next field.', outcome: { focus: TITLE } },
    { keys: '{Enter}', on: NAME, does: 'Saves.', outcome: { calls: 'onSave' } },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'The institute' },
    { part: 'Name', ...NAME, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
  adapts: {
    narrow: { says: 'The fields stand under each other.', story: 'Default' },
    long: { says: 'A long name scrolls in its field.', story: 'LongName' },
    many: { says: 'It is one form of six fields.', story: 'Default' },
    rightToLeft: { says: 'Labels begin on the right; the button comes last, on the left.', story: 'Default' },
  },
  related: ['UnitDialog', 'HealthReport'],
  matrix: 'Wrong',
} satisfies ComponentGuide;
