import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SAVE = { role: 'button', name: 'Save' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An administrator changes what a unit is, puts it under another one, or hands it over.'],
  useInstead: [
    { when: 'A unit is archived or restored', component: 'AlertDialog' },
    { when: 'A unit is created', component: 'OrgUnitForm' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is done to which unit; under it who has it now.' },
    { part: 'Fields', is: 'its facts and the unit that it belongs to, or the address of the new contact.' },
    { part: 'Refusal', is: 'why the server did not take it; what was typed stays.' },
    { part: 'Verb', is: 'busy until the answer is there; then the dialog asks to be closed.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Hand it over</Button>,
      dont: <Button variant="primary">OK</Button>,
      why: 'The button says what it does.',
    },
    {
      do: <Text>Whoever did until now is a student again.</Text>,
      dont: <Text>Are you sure?</Text>,
      why: 'Who knows what follows can decide; who is asked whether they are sure cannot.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: SAVE } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onChange' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Change Robotics Club', description: 'robotics@campus.example' },
    { part: 'Name', role: 'textbox', name: 'Name', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Handing over...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
  adapts: {
    narrow: { says: 'The dialog takes the width of the phone.', story: 'Default' },
    long: { says: 'A long name breaks in the heading of the dialog.', story: 'LongName' },
    many: { says: 'It changes one unit; for another it is opened again.', story: 'Moves' },
    rightToLeft: { says: 'Labels begin on the right; the acting button comes last, on the left.', story: 'Default' },
  },
  related: ['UnitList', 'AlertDialog'],
  matrix: 'Moves',
} satisfies ComponentGuide;
