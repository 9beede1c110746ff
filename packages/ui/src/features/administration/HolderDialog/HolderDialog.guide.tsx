import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An administrator ends what somebody holds of a position, or puts right for which tenure, since when and by whom it is held.'],
  useInstead: [{ when: 'Somebody is appointed to a position', component: 'PositionHolderForm' }],
  anatomy: [
    { part: 'Title', is: 'the position and who holds it; under it the unit.' },
    { part: 'Consequence', is: 'what becomes of it, in a sentence.' },
    { part: 'Fields', is: 'whether it goes on, for which tenure, since when, and who it is really.' },
    { part: 'Refusal', is: 'why the server did not take it; what was chosen stays.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Correct</Button>,
      dont: <Button variant="primary">OK</Button>,
      why: 'The button says what it does.',
    },
    {
      do: <Text>A sheet of offices gives it back.</Text>,
      dont: <Text>Are you sure?</Text>,
      why: 'Who knows the way back need not be warned.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: CORRECT } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCorrect' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Captain of Priya Sharma', description: 'Robotics Club' },
    { part: 'State', role: 'combobox', name: 'State', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long name breaks in the heading of the dialog.', story: 'LongName' },
    many: { says: 'It corrects one thing that one person holds.', story: 'Ends' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['OfficeList', 'PositionHolderForm'],
  matrix: 'Ends',
} satisfies ComponentGuide;
