import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const FIRST = { role: 'textbox', name: 'Reason' } as const;
const CANCEL = { role: 'button', name: 'Keep on the list' } as const;
const SUBMIT = { role: 'button', name: 'Remove' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['Those who manage an event take somebody off its list, and say why.'],
  useInstead: [{ when: 'Students leave by themselves', component: 'RegistrationPanel' }],
  anatomy: [
    { part: 'Title', is: 'a question with the name; under it stands from which event.' },
    { part: 'What it means', is: 'who gets the place.' },
    { part: 'Reason', is: 'is mailed to the student.' },
    { part: 'Refusal', is: 'why the server did not take it; what was typed stays.' },
    { part: 'Remove', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: <Button>Keep on the list</Button>,
      dont: <Button>Cancel</Button>,
      why: 'Cancel would be taken for cancelling the registration.',
    },
    {
      do: <Text>The student is told it by mail.</Text>,
      dont: <Text>For internal use</Text>,
      why: 'A reason is worded otherwise for the one whom it is about.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Remove.', outcome: { focus: SUBMIT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onRemove' }, { focus: FIRST }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onRemove' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Remove Aarav Mehta?', description: 'From Line Follower Challenge' },
    { part: 'Reason', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Removing...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'This student is not on the list.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'The title of the event breaks under the heading of the dialog.', story: 'LongTitle' },
    many: { says: 'It takes one student off; for another one it is opened again.', story: 'Sends' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['ParticipantList', 'AddParticipantDialog', 'AlertDialog'],
  matrix: 'NothingFilledIn',
} satisfies ComponentGuide;
