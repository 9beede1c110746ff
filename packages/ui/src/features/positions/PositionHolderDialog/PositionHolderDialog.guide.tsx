import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PositionHolderStatusBadge } from '../../badges/index.ts';

const CLOSE = { role: 'button', name: 'Close' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody reads everything about one holder of a position, over the list in which they were found.'],
  useInstead: [
    { when: 'It is enough to see who holds what', component: 'PositionHolderCard' },
    { when: 'It is about the position itself', component: 'PositionDialog' },
    { when: 'Somebody is appointed', component: 'PositionHolderForm' },
  ],
  anatomy: [
    { part: 'Title', is: 'the name of the person; Unknown person where it did not come.' },
    { part: 'Facts', is: 'position, tenure and status, how to reach the person, what they did, and who appointed them.' },
    { part: 'Close', is: 'leaves, as Escape does and a press beside the dialog.' },
  ],
  dos: [
    {
      do: <KeyValueList items={[{ label: 'Status', value: <PositionHolderStatusBadge status="active" /> }]} />,
      dont: <KeyValueList items={[{ label: 'Active', value: 'yes' }]} />,
      why: 'The same badge says the same thing in the list and in the dialog.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: CLOSE,
      does: 'Stays at Close: nothing else can be operated, and the focus does not leave the dialog.',
      outcome: { focus: CLOSE },
    },
    { keys: '{Enter}', does: 'Leaves the dialog.', outcome: { calls: 'onClose' } },
    { keys: '{Escape}', does: 'Leaves it, too.', outcome: { calls: 'onClose' } },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Priya Sharma', description: 'Position holder details' },
    { part: 'Name of a fact', role: 'term', text: 'Position' },
    { part: 'Fact', role: 'definition', text: 'Workshop Lead' },
    { part: 'Close', ...CLOSE },
  ],
  adapts: {
    narrow: { says: 'The facts stand in one column; from a tablet on in two.', story: 'Default' },
    long: { says: 'Facts break anywhere in their column.', story: 'Default' },
    many: { says: 'The facts are the same for everybody; what is not known has a dash.', story: 'LittleKnown' },
    rightToLeft: { says: 'The first column stands on the right, Close on the left.', story: 'Default' },
  },
  related: ['PositionHolderCard', 'PositionHolderList', 'KeyValueList', 'Dialog'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
