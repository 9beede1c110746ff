import { aPosition } from '@quad/domain/fixtures';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PositionCard } from './PositionCard.tsx';

const VIEW = { role: 'button', name: 'View Details' } as const;
const EDIT = { role: 'button', name: 'Edit' } as const;
const DELETE = { role: 'button', name: 'Delete' } as const;

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A position is one among others, in a card or a row, and its details are looked up now and then.'],
  useInstead: [
    { when: 'There are several positions', component: 'PositionList' },
    { when: 'Everything about a position is shown', component: 'PositionDialog' },
    { when: 'It is shown who holds it', component: 'PositionHolderCard' },
  ],
  anatomy: [
    { part: 'Title and type', is: 'what the position is called, and its type as a badge where there is one.' },
    { part: 'Unit', is: 'whom it belongs to; No unit where it has none.' },
    { part: 'Days', is: 'when it was created and last updated.' },
    { part: 'View Details', is: 'asks for the dialog.' },
    { part: 'Edit and Delete', is: 'can be pressed, and say that they are still to come.' },
  ],
  dos: [
    {
      do: (
        <Card>
          <PositionCard position={aPosition()} onView={doNothing} />
        </Card>
      ),
      dont: <PositionCard position={aPosition()} onView={doNothing} />,
      why: 'It has no edge of its own: put it into a Card or leave it to PositionList.',
    },
    {
      do: <Badge tone="info">Team Lead</Badge>,
      dont: <Badge tone="positive">Team Lead</Badge>,
      why: 'A type is neither good nor bad; green and red stay with states.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to View Details.', outcome: { focus: VIEW } },
    { keys: '{Enter}', does: 'Asks for the details.', outcome: { calls: 'onView' } },
    { keys: '{Tab}', does: 'Moves to Edit.', outcome: { focus: EDIT } },
    { keys: '{Enter}', does: 'Says that it is still to come.', outcome: { shows: { role: 'alert', text: 'Edit coming soon' } } },
    { keys: '{Tab}', does: 'Moves to Delete.', outcome: { focus: DELETE } },
    { keys: '{Enter}', does: 'Says that it is still to come.', outcome: { shows: { role: 'alert', text: 'Delete coming soon' } } },
  ],
  screenReader: [
    { part: 'View Details', ...VIEW, description: 'Workshop Lead' },
    { part: 'Edit', ...EDIT, description: 'Workshop Lead' },
    { part: 'Delete', ...DELETE, description: 'Workshop Lead' },
  ],
  adapts: {
    narrow: { says: 'The badge keeps its place beside the title, which breaks; the buttons go to the next line.', story: 'Default' },
    long: { says: 'Title and unit break anywhere.', story: 'Default' },
    many: { says: 'It shows one position; PositionList renders those in sight.', story: 'LittleKnown' },
    rightToLeft: { says: 'The title begins on the right, the badge ends on the left.', story: 'Default' },
  },
  related: ['PositionList', 'PositionDialog', 'PositionHolderCard', 'Card'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
