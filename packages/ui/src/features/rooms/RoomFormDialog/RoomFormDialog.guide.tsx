import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const NAME = { role: 'textbox', name: 'Name' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Save room' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Whoever keeps the catalogue adds a room or changes one.'],
  useInstead: [
    { when: 'A room is asked for', component: 'RoomRequestDialog' },
    { when: 'What people typed is made to mean a room', component: 'RoomMergeDialog' },
  ],
  anatomy: [
    { part: 'Name', is: 'has the focus at first; a former one goes on meaning the room.' },
    { part: 'Building and Capacity', is: 'by which people choose.' },
    { part: 'Opens and Closes', is: 'both or none.' },
    { part: 'What is in it', is: 'one line for each thing.' },
    { part: 'Who decides', is: 'besides the president.' },
  ],
  dos: [
    {
      do: (
        <Field label="Capacity">
          <NumberInput unit="people" />
        </Field>
      ),
      dont: (
        <Field label="Capacity">
          <TextInput placeholder="medium" />
        </Field>
      ),
      why: 'Rooms are offered by how many people they hold; words cannot be compared.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Save room.', outcome: { focus: SUBMIT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while the name is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add room' },
    { part: 'Name', ...NAME, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
  adapts: {
    narrow: { says: 'Fields stand under each other; from a tablet on side by side.', story: 'Default' },
    long: { says: 'A long name scrolls in its field.', story: 'Editing' },
    many: { says: 'Things are added line by line; the dialog scrolls.', story: 'Editing' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['RoomCatalogue', 'RoomMergeDialog', 'Dialog'],
  matrix: 'NothingTyped',
} satisfies ComponentGuide;
