import { aPositionHolder } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { MyPositions } from './MyPositions.tsx';

const PRINT = { role: 'button', name: 'Print' } as const;
const MINE = [aPositionHolder()];

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody reads which positions they hold or held, with the duties of each, and puts the list on paper.'],
  useInstead: [
    { when: 'Everybody’s positions are searched', component: 'PositionHolderList' },
    { when: 'It is shown which positions there are to be held', component: 'PositionList' },
  ],
  anatomy: [
    { part: 'Print', is: 'on the screen only; left out where nothing is given for it.' },
    { part: 'Head of the paper', is: 'the name of the person; on paper only.' },
    { part: 'Title and status', is: 'the position, and whether it is active, completed or terminated.' },
    { part: 'Facts', is: 'unit and tenure.' },
    { part: 'Duties', is: 'a list; left out where none are known.' },
    { part: 'None', is: 'says when a position appears here.' },
  ],
  dos: [
    {
      do: <MyPositions positionHolders={MINE} personName="Priya Sharma" onPrint={doNothing} />,
      dont: <MyPositions positionHolders={MINE} personName="Positions" onPrint={doNothing} />,
      why: 'The name is the heading of the paper: without it nobody knows whose list it is.',
    },
    {
      do: <MyPositions positionHolders={[]} personName="Priya Sharma" />,
      dont: <EmptyState title="Access denied" />,
      why: 'Having no position yet is how most people begin.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Print.', outcome: { focus: PRINT } },
    { keys: '{Enter}', does: 'Prints the list.', outcome: { calls: 'onPrint' } },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Your PORs' },
    { part: 'Title', role: 'heading', name: 'Workshop Lead', state: { level: 2 } },
    { part: 'Duties', role: 'list', name: 'Duties' },
    { part: 'Print', ...PRINT },
    { part: 'While they are on their way', role: 'status', text: 'Loading your positions...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The status goes under the title.', story: 'Default' },
    long: { says: 'Titles and duties break anywhere.', story: 'LongTitle' },
    many: { says: 'All positions of a person are listed, the duties of each under it.', story: 'Default' },
    rightToLeft: { says: 'Titles and the marks of the duties stand on the right, Print on the left.', story: 'Default' },
  },
  related: ['PositionHolderList', 'PositionHolderStatusBadge', 'PositionList'],
  matrix: 'Default',
} satisfies ComponentGuide;
