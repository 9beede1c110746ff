import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const FIRST = { role: 'textbox', name: 'Subject' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Send mail' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['Those who manage an event tell everybody who is registered something.'],
  useInstead: [{ when: 'One student is told why they were taken off the list', component: 'RemoveParticipantDialog' }],
  anatomy: [
    { part: 'Title', is: 'Mail participants; under it stands about which event.' },
    { part: 'Subject and text', is: 'what everybody gets.' },
    { part: 'Also to those who wait', is: 'left out unless it is ticked.' },
    { part: 'Refusal', is: 'why the server did not take it, such as too many mails; what was typed stays.' },
    { part: 'Send mail', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Send mail</Button>,
      dont: <Button variant="primary">Submit</Button>,
      why: 'It cannot be taken back, so the button says what it does.',
    },
    {
      do: <Text>The name of the event comes before it.</Text>,
      dont: <Text>Write the name of the event into the subject.</Text>,
      why: 'What the mail adds by itself nobody has to type.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Send mail.', outcome: { focus: SUBMIT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onSend' }, { focus: FIRST }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSend' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Mail participants', description: 'About Line Follower Challenge' },
    { part: 'Subject', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Sending...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'Too many requests. Try again in 20 minutes.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'The title of the event breaks under the heading of the dialog.', story: 'LongTitle' },
    many: { says: 'One mail goes to everybody, however many they are.', story: 'Sends' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['ParticipantList', 'RegistrationPanel'],
  matrix: 'NothingFilledIn',
} satisfies ComponentGuide;
