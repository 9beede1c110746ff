import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CLOSE = { role: 'button', name: 'Close' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An administrator looks who holds a position and who held it before, to end that or put it right.'],
  useInstead: [
    { when: 'What one of them holds is put right', component: 'HolderDialog' },
    { when: 'Holders of all positions are looked up', component: 'PositionHolderList' },
  ],
  anatomy: [
    { part: 'Title', is: 'the position; under it the unit.' },
    { part: 'Line', is: 'who it is, since when, for which tenure, and whether it goes on.' },
    { part: 'Correct', is: 'the way to put it right; nothing for the own one.' },
    { part: 'None', is: 'says that nobody has held it yet.' },
  ],
  dos: [
    {
      do: <Badge tone="critical">Ended early</Badge>,
      dont: <Badge tone="critical">terminated</Badge>,
      why: 'Words that people say are understood at once.',
    },
    {
      do: <Text>Your own position</Text>,
      dont: <Text>Forbidden</Text>,
      why: 'Why there is no button is the question.',
    },
  ],
  keyboard: [{ keys: '{Enter}', on: CLOSE, does: 'Leaves the dialog.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCorrect' }] }],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Holders of Captain', description: 'Robotics Club' },
    { part: 'List', role: 'list', name: 'Holders' },
  ],
  adapts: {
    narrow: { says: 'Tenure, state and button stand under the name.', story: 'Default' },
    long: { says: 'Names and addresses break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'The list scrolls inside the dialog, and pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what stands beside them ends on the left.', story: 'Default' },
  },
  related: ['AdminPositionList', 'HolderDialog'],
  matrix: 'Default',
} satisfies ComponentGuide;
