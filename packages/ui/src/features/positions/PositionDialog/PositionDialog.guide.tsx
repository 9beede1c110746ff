import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CLOSE = { role: 'button', name: 'Close' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody reads everything about one position, over the list in which it was found.'],
  useInstead: [
    { when: 'It is enough to see what it is', component: 'PositionCard' },
    { when: 'It is about a person who holds it', component: 'PositionHolderDialog' },
    { when: 'A position is made', component: 'PositionForm' },
  ],
  anatomy: [
    { part: 'Title', is: 'what the position is called.' },
    { part: 'Facts', is: 'unit, type, places, what is required, duties, description and days. What is not known has a dash.' },
    { part: 'Close', is: 'leaves, as Escape does and a press beside the dialog.' },
  ],
  dos: [
    {
      do: (
        <KeyValueList
          items={[
            { label: 'Minimum CGPA', value: 7 },
            { label: 'Skills required', value: 'Soldering, Public speaking' },
          ]}
        />
      ),
      dont: <Text>A minimum CGPA of 7 is required, as are soldering and public speaking.</Text>,
      why: 'Facts are looked up and compared: a name and a value each are found faster than a sentence.',
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
    { part: 'Dialog', role: 'dialog', name: 'Workshop Lead', description: 'Position details' },
    { part: 'Name of a fact', role: 'term', text: 'Unit' },
    { part: 'Fact', role: 'definition', text: 'Robotics Club' },
    { part: 'Close', ...CLOSE },
  ],
  adapts: {
    narrow: { says: 'The facts stand in one column; from a tablet on in two.', story: 'Default' },
    long: { says: 'Facts break anywhere in their column.', story: 'Default' },
    many: { says: 'Each duty has a line; the facts scroll inside the dialog.', story: 'Default' },
    rightToLeft: { says: 'The first column stands on the right, Close on the left.', story: 'Default' },
  },
  related: ['PositionCard', 'PositionList', 'KeyValueList', 'Dialog'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
