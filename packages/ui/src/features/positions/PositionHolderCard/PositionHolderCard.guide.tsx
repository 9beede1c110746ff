import { aPositionHolder } from '@quad/domain/fixtures';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PositionHolderCard } from './PositionHolderCard.tsx';

const VIEW = { role: 'button', name: 'View Details' } as const;
const EDIT = { role: 'button', name: 'Edit' } as const;
const DELETE = { role: 'button', name: 'Delete' } as const;

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody is shown as the holder of a position, one among others, in a card or a row.'],
  useInstead: [
    { when: 'There are several holders', component: 'PositionHolderList' },
    { when: 'Everything about one is shown', component: 'PositionHolderDialog' },
    { when: 'It is about the position itself', component: 'PositionCard' },
  ],
  anatomy: [
    { part: 'Name and status', is: 'who it is, and whether the tenure is active, completed or terminated.' },
    { part: 'Facts', is: 'unit, student ID and tenure, as far as they are known.' },
    { part: 'Position', is: 'as a badge.' },
    { part: 'View Details', is: 'asks for the dialog.' },
    { part: 'Edit and Delete', is: 'can be pressed, and say that they are still to come.' },
  ],
  dos: [
    {
      do: (
        <Card>
          <PositionHolderCard holder={aPositionHolder()} onView={doNothing} />
        </Card>
      ),
      dont: <PositionHolderCard holder={aPositionHolder()} onView={doNothing} />,
      why: 'It has no edge of its own: put it into a Card or leave it to PositionHolderList.',
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
    { part: 'View Details', ...VIEW, description: 'Priya Sharma' },
    { part: 'Edit', ...EDIT, description: 'Priya Sharma' },
    { part: 'Delete', ...DELETE, description: 'Priya Sharma' },
  ],
  adapts: {
    narrow: { says: 'The status keeps its place beside the name, which breaks; the buttons go to the next line.', story: 'Default' },
    long: { says: 'Name, unit and position break anywhere.', story: 'Default' },
    many: { says: 'It shows one holder; PositionHolderList renders those in sight.', story: 'Statuses' },
    rightToLeft: { says: 'The name begins on the right, the status ends on the left.', story: 'Default' },
  },
  related: ['PositionHolderList', 'PositionHolderDialog', 'PositionHolderStatusBadge', 'PositionCard'],
  matrix: 'Statuses',
} satisfies ComponentGuide;
