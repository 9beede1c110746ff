import { aFeedback, aWaitingApproval, FIXED_NOW, inboxCounts, inboxItems } from '@quad/domain/fixtures';
import type { InboxDecision } from '@quad/domain/inbox';
import { campusDay } from '@quad/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  inside,
  lacks,
  leavesPage,
  plays,
  presses,
  sees,
  seesMany,
  seesRole,
  sequence,
  shows,
} from '../../../plays.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { InboxSummary, type InboxSummaryProps } from './InboxSummary.tsx';

const FIRST = 'Line Follower Challenge wants Main Auditorium';
const SECOND = 'Monsoon Ragas wants Seminar Hall 2';
const UNDO = { role: 'button', name: `Undo: ${FIRST}` } as const;
const NEXT = { role: 'button', name: `Approve: ${SECOND}` } as const;

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: `Approve: ${FIRST}` },
      does: 'Decides; what became of it stands in its row, and the focus goes on to the next.',
      outcome: [{ shows: UNDO }, { focus: NEXT }, { doesNotCall: 'onDecide' }],
      story: 'Undo',
    },
    {
      keys: '{Enter}',
      on: UNDO,
      does: 'Takes that decision back.',
      outcome: [{ shows: { role: 'link', name: FIRST } }, { hides: UNDO }, { doesNotCall: 'onDecide' }],
      story: 'Undo',
    },
  ],
  screenReader: [
    { part: 'Block', role: 'region', name: 'Waits for you' },
    { part: 'List', role: 'list', name: 'Waits for you' },
    { part: 'Way to all of it', role: 'link', name: 'All 8 in the inbox' },
    { part: 'Way to a kind', role: 'link', name: 'Room request 2' },
    { part: 'Item', role: 'link', name: FIRST },
    { part: 'Approve', role: 'button', name: `Approve: ${FIRST}` },
    { part: 'While it is on its way', role: 'status', text: 'Loading what waits for you...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const ITEMS = inboxItems();

const meta = {
  title: 'Features/Inbox/InboxSummary',
  component: InboxSummary,
  parameters: { tables },
  args: {
    items: ITEMS,
    counts: inboxCounts(ITEMS),
    today: campusDay(FIXED_NOW, 'Asia/Kolkata'),
    onDecide: fn(async () => {}),
    onRetry: fn(),
    onRefuse: fn(),
    renderResolve: ({ onResolve }) => <Button onClick={() => void onResolve('Two speakers were added.')}>Submit</Button>,
  },
} satisfies Meta<typeof InboxSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces a decided item by the next one, as an app does. */
function Stateful(args: InboxSummaryProps) {
  const [items, setItems] = useState(args.items ?? []);
  const decide = async (decision: InboxDecision) => {
    await args.onDecide(decision);
    setItems((before) => before.filter(({ _id }) => _id !== decision.id));
  };
  return <InboxSummary {...args} items={items} counts={inboxCounts(items)} onDecide={decide} />;
}

/** Five of eight items; the second room is already taken. */
export const Default: Story = plays(
  inside('list', 'Waits for you', seesMany(5, 'listitem')),
  hasAttribute('link', 'Achievement 1', 'href', '/inbox?kind=achievement'),
  sees(/^Room Seminar Hall 2 is already booked for 'Guest Lecture'/),
  performTables,
);

/** A claim is decided on the page with its evidence. */
export const ToApprove: Story = {
  args: { items: [aWaitingApproval()], counts: [{ kind: 'approval', count: 1 }] },
  play: hasAttribute('link', 'Priya Sharma: NSS camp at the coast', 'href', `/approvals?request=${aWaitingApproval()._id}`),
};

/** A decided item keeps its place, so that nothing moves. */
export const Decided: Story = plays(async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('list', { name: 'Waits for you' });
  const height = list.getBoundingClientRect().height;
  await userEvent.click(canvas.getByRole('button', { name: `Approve: ${FIRST}` }));
  await expect(canvas.getByText(`Approved: ${FIRST}`)).toBeVisible();
  await expect(list.getBoundingClientRect().height).toBe(height);
});

export const Undo: Story = act(performTables);

/** A decision is sent, and the next item appears: feedback, which is resolved in its dialog with a description of what was done. */
export const Decides: Story = act(
  { render: (args) => <Stateful {...args} /> },
  presses(`Reject: ${FIRST}`),
  leavesPage,
  callsWith('onDecide', expect.objectContaining({ kind: 'room-request', decision: 'reject' })),
  seesRole('link', 'All 7 in the inbox'),
  seesRole('link', 'Suggestion about Monsoon Ragas'),
  presses('Resolve: Suggestion about Monsoon Ragas'),
  presses('Submit'),
  leavesPage,
  callsWith('onDecide', { kind: 'feedback', id: aFeedback()._id, decision: 'resolve', actionsTaken: 'Two speakers were added.' }),
);

/** Somebody else decided first: the item returns, and the reason is shown above the list. */
export const Refused: Story = shows(
  { onDecide: rejecting(new RefusedSubmission('This request was already Rejected.')) },
  presses(`Approve: ${FIRST}`),
  leavesPage,
  sees('This request was already Rejected.'),
  seesRole('button', `Approve: ${FIRST}`),
);

/** A row has at most two lines and the action. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    for (const row of within(canvas.getByRole('list', { name: 'Waits for you' })).getAllByRole('listitem'))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(96);
    await expect(canvas.queryByRole('button', { name: `Reject: ${FIRST}` })).not.toBeInTheDocument();
  },
};

export const Nothing: Story = shows({ items: [], counts: inboxCounts([]) }, sees('Nothing waits for you'), lacks('link'));

/** Content below appears together with the items, because it would shift otherwise. */
export const Loading: Story = {
  args: { items: undefined, counts: undefined, children: <p>The rest of the page.</p> },
  play: sequence(({ canvas }) => expect(canvas.getByText('The rest of the page.')).not.toBeVisible(), performTables),
};

export const Failed: Story = {
  args: { items: undefined, error: 'Failed to load what waits for you.', children: <p>The rest of the page.</p> },
  play: sequence(sees('The rest of the page.'), presses('Retry'), callsOnce('onRetry')),
};
