import { givenUpWork } from '@quad/domain/fixtures';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { WorkList } from './WorkList.tsx';

const AGAIN = { role: 'button', name: 'Try again' } as const;
const GIVE_UP = { role: 'button', name: 'Give up' } as const;

function doNothing() {}

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look why a mail did not arrive, and decide what becomes of it.'],
  useInstead: [{ when: 'It is asked how much work waits', component: 'HealthReport' }],
  anatomy: [
    { part: 'Line', is: 'what it was and for whom, why it failed, how often it was tried and when it was given up.' },
    { part: 'Try again', is: 'has it tried once more.' },
    { part: 'Give up', is: 'removes it; whoever uses the list asks before.' },
    { part: 'None', is: 'says that nothing was given up.' },
  ],
  dos: [
    {
      do: <WorkList work={[givenUpWork()]} onRetry={doNothing} onRemove={doNothing} />,
      dont: <EmptyState title="1 failed job" />,
      why: 'The reason tells whether trying again helps.',
    },
    {
      do: <Button size="small">Give up</Button>,
      dont: <Button size="small">Delete</Button>,
      why: 'It says what follows: the mail is never sent.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: AGAIN, does: 'Moves on to giving it up.', outcome: { focus: GIVE_UP }, story: 'One' },
    { keys: '{Enter}', on: AGAIN, does: 'Has it tried once more.', outcome: { calls: 'onRetry' }, story: 'One' },
  ],
  screenReader: [{ part: 'List', role: 'list', name: 'Given up' }],
  adapts: {
    narrow: { says: 'The buttons stand under the text.', story: 'Default' },
    long: { says: 'Addresses and reasons break anywhere; nothing is cut off.', story: 'LongReason' },
    many: { says: 'Of thousands only the lines in sight are rendered.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; the buttons end on the left.', story: 'Default' },
  },
  related: ['HealthReport', 'AuditList'],
  matrix: 'States',
} satisfies ComponentGuide;
