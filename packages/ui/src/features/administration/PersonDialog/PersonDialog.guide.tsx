import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;
const VALUE = { role: 'textbox', name: 'What is right' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An administrator puts a fact right, gives a role, or makes one of two accounts.'],
  useInstead: [{ when: 'An account is disabled or signed out', component: 'AlertDialog' }],
  anatomy: [
    { part: 'Title', is: 'what is done to whom; under it the address of the account.' },
    { part: 'Consequence', is: 'what else happens, in a sentence.' },
    { part: 'Fields', is: 'one fact, a role with its end, or the address of the account that stays.' },
    { part: 'Refusal', is: 'why the server did not take it; what was typed stays.' },
    { part: 'Verb', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: <Button variant="critical">Merge</Button>,
      dont: <Button variant="primary">OK</Button>,
      why: 'It cannot be taken back, so the button says what it does, in the color of what cannot be.',
    },
    {
      do: <Text>The account is signed out everywhere.</Text>,
      dont: <Text>Are you sure?</Text>,
      why: 'Who knows what follows can decide; who is asked whether they are sure cannot.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: CORRECT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onCorrect' }, { focus: VALUE }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCorrect' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Aarav Mehta', description: 'aarav.mehta@campus.example' },
    { part: 'Value', ...VALUE, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long name breaks in the heading of the dialog.', story: 'LongName' },
    many: { says: 'It changes one thing of one account; for another it is opened again.', story: 'Corrects' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['PeopleList', 'AlertDialog'],
  matrix: 'Grants',
} satisfies ComponentGuide;
