import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
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
    {
      part: 'Fields',
      is: 'name, title, mail domain, time zone, length of a booking, days for feedback, the month of a year of office, and the terms of use.',
    },
    { part: 'Brand colour', is: 'picked or typed, with real parts of the portal in it by day and at night. Empty is the house.' },
    { part: 'What is on', is: 'the parts that an institute may do without, each with what stays without it.' },
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
    {
      do: (
        <Checkbox
          label="Rooms on a timeline"
          hint="The catalogue, and the timeline at /rooms. Rooms are still asked for by name, and decided about."
          defaultChecked
        />
      ),
      dont: <Checkbox label="Switch rooms off" />,
      why: 'Ticked is what is on, and what stays is said before it is off.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: NAME, does: 'Moves to the next field.', outcome: { focus: TITLE } },
    { keys: '{Enter}', on: NAME, does: 'Saves.', outcome: { calls: 'onSave' } },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'The institute' },
    { part: 'Name', ...NAME, state: { required: true } },
    {
      part: 'Colour, typed',
      role: 'textbox',
      name: 'Brand colour',
      description: 'Written as #0b6e4f. Left empty, the portal is in its own colours. High contrast stays as it is.',
    },
    { part: 'A part', role: 'checkbox', name: 'Messages on devices', state: { checked: true } },
    { part: 'While it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
  adapts: {
    narrow: { says: 'The fields stand under each other, and so do day and night.', story: 'OnAPhone' },
    long: { says: 'A long name scrolls in its field.', story: 'LongName' },
    many: { says: 'It is one form, in three parts.', story: 'Default' },
    rightToLeft: { says: 'Labels begin on the right; the button comes last, on the left.', story: 'Default' },
  },
  related: ['UnitDialog', 'HealthReport'],
  matrix: 'Wrong',
} satisfies ComponentGuide;
