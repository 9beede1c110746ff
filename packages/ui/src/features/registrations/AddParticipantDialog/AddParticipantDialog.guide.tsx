import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const FIRST = { role: 'combobox', name: 'Student' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Add student' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['Those who manage an event let somebody in by hand: at the desk, or outside the window.'],
  useInstead: [{ when: 'Students register themselves', component: 'RegistrationPanel' }],
  anatomy: [
    { part: 'Title', is: 'Add a student; under it stands to which event.' },
    { part: 'Student', is: 'is searched by name or address.' },
    { part: 'Refusal', is: 'why the server did not take it, read out at once.' },
    { part: 'Add student', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Add student</Button>,
      dont: <Button variant="primary">OK</Button>,
      why: 'The button says what happens, also to whoever reads it alone.',
    },
    {
      do: <Text>Where every place is taken, they wait in line.</Text>,
      dont: <Text>The event is full.</Text>,
      why: 'Nobody is let in beyond the places: more places are given by changing the event.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Add student.', outcome: { focus: SUBMIT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onAdd' }, { focus: FIRST }],
    },
    { keys: '{Enter}', on: CANCEL, does: 'Leaves the dialog; nothing is sent.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onAdd' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add a student', description: 'To Line Follower Challenge' },
    { part: 'Student', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Adding...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'This student is on the list already.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'The title of the event breaks under the heading of the dialog.', story: 'LongTitle' },
    many: { says: 'It adds one student; for another one it is opened again.', story: 'Sends' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['ParticipantList', 'RemoveParticipantDialog', 'Combobox'],
  matrix: 'NothingFilledIn',
} satisfies ComponentGuide;
