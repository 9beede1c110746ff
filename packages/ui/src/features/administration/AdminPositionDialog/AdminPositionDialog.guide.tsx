import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An administrator puts right what a position is called, what it is, or how many places it has.'],
  useInstead: [
    { when: 'A position is created', component: 'PositionForm' },
    { when: 'What somebody holds is put right', component: 'HolderDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'which position it is; under it the unit.' },
    { part: 'Consequence', is: 'what becomes of those who hold it, in a sentence.' },
    { part: 'Fields', is: 'title, type, places and description.' },
    { part: 'Refusal', is: 'why the server did not take it; what was typed stays.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Correct</Button>,
      dont: <Button variant="primary">OK</Button>,
      why: 'The button says what it does.',
    },
    {
      do: <Text>Whoever holds it or held it keeps it, under what it is called from now on.</Text>,
      dont: <Text>Are you sure?</Text>,
      why: 'Who knows what follows can decide; who is asked whether they are sure cannot.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: CORRECT } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onChange' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Captain', description: 'Robotics Club' },
    { part: 'Title', role: 'textbox', name: 'Title', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long title breaks in the heading of the dialog.', story: 'LongName' },
    many: { says: 'It corrects one position; for another it is opened again.', story: 'Corrects' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['AdminPositionList', 'PositionForm'],
  matrix: 'Corrects',
} satisfies ComponentGuide;
