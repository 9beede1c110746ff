import { aFeedback, aWaitingApproval, aWaitingRequest, FIXED_NOW, inboxCounts, inboxItems, manyInboxItems } from '@quad/domain/fixtures';
import type { InboxDecision } from '@quad/domain/inbox';
import { campusDay } from '@quad/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  callsOnce,
  callsWith,
  focuses,
  hasAttribute,
  hasFocus,
  keys,
  lacks,
  lacksText,
  leavesPage,
  loses,
  neverCalls,
  onPage,
  presses,
  sees,
  seesRole,
  sequence,
} from '../../../plays.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { InboxBoard, type InboxBoardProps, type ResolveDialog } from './InboxBoard.tsx';

const FIRST_ITEM = { role: 'button', name: 'Line Follower Challenge wants Main Auditorium' } as const;
const SECOND = { role: 'button', name: 'Monsoon Ragas wants Seminar Hall 2' } as const;
const SHEET = { role: 'dialog', name: 'Keyboard shortcuts' } as const;

const tables = {
  keyboard: [
    {
      keys: 'j',
      does: 'Goes into the list, from wherever the focus is; there to the next item, as Arrow down does.',
      outcome: { focus: FIRST_ITEM },
    },
    { keys: 'j', does: 'Goes to the next item.', outcome: { focus: SECOND } },
    { keys: 'k', does: 'Goes to the one before.', outcome: { focus: FIRST_ITEM } },
    {
      keys: 'a',
      does: 'Says yes: approves, endorses or verifies. The focus goes on to the next item.',
      outcome: [{ hides: FIRST_ITEM }, { focus: SECOND }, { doesNotCall: 'onDecide' }],
    },
    { keys: 'u', does: 'Takes the latest decision back.', outcome: [{ shows: FIRST_ITEM }, { doesNotCall: 'onDecide' }] },
    { keys: 'r', does: 'Rejects a room, or resolves feedback.', outcome: [{ hides: SECOND }, { doesNotCall: 'onDecide' }] },
    { keys: '?', does: 'Shows the keys.', outcome: { shows: SHEET } },
    { keys: '{Escape}', does: 'Closes them.', outcome: { hides: SHEET } },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Waits for you' },
    { part: 'Item', ...FIRST_ITEM, state: { expanded: false } },
    { part: 'Approve', role: 'button', name: 'Approve: Line Follower Challenge wants Main Auditorium' },
    { part: 'Undo', role: 'button', name: 'Undo', story: 'Undo' },
    { part: 'Refusal', role: 'alert', text: 'This request was already Rejected.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const ITEMS = inboxItems();
const FIRST = 'Line Follower Challenge wants Main Auditorium';

/** A replacement for the dialog of the feedback feature. */
function Resolve({ feedback, onResolve, onClose }: ResolveDialog) {
  const submit = async () => {
    await onResolve('Two speakers were added.');
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="mark as resolved" footer={<Button onClick={() => void submit()}>Submit</Button>}>
      <p>{feedback.comments}</p>
    </Dialog>
  );
}

const meta = {
  title: 'Features/Inbox/InboxBoard',
  component: InboxBoard,
  parameters: { tables, frame: 'overlay' },
  args: {
    items: ITEMS,
    counts: inboxCounts(ITEMS),
    today: campusDay(FIXED_NOW, 'Asia/Kolkata'),
    onKindChange: fn(),
    onDecide: fn(async () => {}),
    onLoadMore: fn(),
    onRetry: fn(),
    onRefuse: fn(),
    renderResolve: (_dialog: ResolveDialog): ReactNode => null,
  },
} satisfies Meta<typeof InboxBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Removes decided items, as an app does. */
function Stateful(args: InboxBoardProps) {
  const [items, setItems] = useState(args.items ?? []);
  const decide = async (decision: InboxDecision) => {
    await args.onDecide(decision);
    setItems((before) => before.filter(({ _id }) => _id !== decision.id));
  };
  return <InboxBoard {...args} items={items} onDecide={decide} />;
}

export const Default: Story = { play: performTables };

/** A decision can be undone, because it was not sent yet; the focus goes back to the list. */
export const Undo: Story = {
  tags: ['act'],
  play: sequence(
    presses(`Approve: ${FIRST}`),
    lacks('button', FIRST),
    performTables,
    presses('Undo'),
    seesRole('button', FIRST),
    hasFocus('button', SECOND.name),
    neverCalls('onDecide'),
  ),
};

/** More items that could not be loaded are not requested without end, also if all loaded ones are decided. */
export const MoreFailed: Story = {
  tags: ['act'],
  args: { items: ITEMS.slice(0, 1), more: true, error: 'Something broke.' },
  play: sequence(presses(`Approve: ${FIRST}`), loses('button', FIRST), neverCalls('onLoadMore')),
};

/** A claim is decided on the page with its evidence. */
export const ToApprove: Story = {
  args: { items: [aWaitingApproval()], counts: [{ kind: 'approval', count: 1 }] },
  play: hasAttribute('link', 'Priya Sharma: NSS camp at the coast', 'href', `/approvals?request=${aWaitingApproval()._id}`),
};

/**
 * A decision is sent, and its item disappears. A bulk action decides the selected items that support it, and the others stay selected.
 */
export const Decides: Story = {
  tags: ['act'],
  render: (args) => <Stateful {...args} />,
  play: sequence(
    presses(`Reject: ${FIRST}`),
    leavesPage,
    async ({ args, canvas }) => {
      const [{ _id: id } = { _id: '' }] = ITEMS;
      await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith({ kind: 'room-request', id, decision: 'reject' }));
      await expect(args.onDecide).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button', { name: FIRST })).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    },
    presses('Select all', 'checkbox'),
    presses('Endorse (2)'),
    leavesPage,
    async ({ args }) => {
      await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(3));
      await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ kind: 'user-skill', decision: 'endorse' }));
      await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ kind: 'skill', decision: 'endorse' }));
    },
    sees('5 selected'),
    presses('Approve (1)'),
    leavesPage,
    ({ args }) => waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(4)),
    presses('Clear selection'),
    sees('4 in all'),
  ),
};

/** Somebody else decided first: the item returns, and the reason is shown above the list. */
export const Refused: Story = {
  args: { onDecide: rejecting(new RefusedSubmission('This request was already Rejected.')) },
  play: sequence(
    presses(`Approve: ${FIRST}`),
    leavesPage,
    sees('This request was already Rejected.'),
    seesRole('button', FIRST),
    performTables,
    presses('Dismiss'),
    lacksText('This request was already Rejected.'),
  ),
};

/**
 * A conflict with somebody else's booking is shown before deciding. Feedback is resolved in its dialog, with a description of what was done.
 * When the time to undo a decision is over, the focus goes from the button back to the list.
 */
export const Resolves: Story = {
  tags: ['act'],
  args: { renderResolve: (dialog) => <Resolve {...dialog} /> },
  render: (args) => <Stateful {...args} />,
  play: sequence(
    sees("Room Seminar Hall 2 is already booked for 'Guest Lecture' on Nov 27, 2026 at 7:00 pm."),
    presses('Resolve: Suggestion about Monsoon Ragas'),
    onPage(presses('Submit')),
    leavesPage,
    callsWith('onDecide', { kind: 'feedback', id: aFeedback()._id, decision: 'resolve', actionsTaken: 'Two speakers were added.' }),
    loses('button', 'Suggestion about Monsoon Ragas'),
    presses(`Approve: ${FIRST}`),
    focuses('button', 'Undo'),
    leavesPage,
    loses('button', 'Undo'),
    hasFocus('button', SECOND.name),
  ),
};

function Left(args: InboxBoardProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <Button onClick={() => setHere(false)}>Go elsewhere</Button>
      {isHere && <InboxBoard {...args} />}
    </>
  );
}

/** Leaving the page sends pending decisions at once, and only once. */
export const LeavingThePage: Story = {
  render: (args) => <Left {...args} />,
  args: { onDecide: rejecting(new RefusedSubmission('This request was already Rejected.')) },
  play: sequence(
    presses(`Approve: ${FIRST}`),
    neverCalls('onDecide'),
    presses('Go elsewhere'),
    callsOnce('onDecide'),
    callsWith('onRefuse', expect.objectContaining({ title: FIRST })),
  ),
};

/** Keyboard shortcuts can be disabled. */
export const WithoutKeys: Story = {
  args: { keysEnabled: false },
  play: sequence(focuses('button', FIRST), keys('a?u'), seesRole('button', FIRST), onPage(lacks('dialog'))),
};

export const KeysSheet: Story = {
  args: { onKeysEnabledChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('Approve, endorse or verify')).toBeVisible();
    await userEvent.click(sheet.getByRole('switch', { name: 'Use these keys' }));
    await expect(args.onKeysEnabledChange).toHaveBeenCalledWith(false);
  },
};

/** Urgent items come first, and those that have become impossible come last. */
export const Grouped: Story = {
  args: {
    items: [...ITEMS, aWaitingRequest({ _id: 'past', request: { ...aWaitingRequest().request, date: '2026-11-13T00:00:00.000Z' } })],
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'In the next 7 days',
      'Came in the last 2 weeks',
      'To complete',
      'The day has passed',
    ]);
  },
};

/** Thirty items fit into a few screens of a phone. */
export const OnAPhone: Story = {
  args: { items: manyInboxItems(30) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().height);
    await expect(rows.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(2700);
  },
};

export const EmptyKind: Story = { args: { items: [], kind: 'feedback' } };
const COMMENTS = 'The lights in the reading room flicker every evening, and nobody can read for longer than ten minutes. '.repeat(8);

/** Opened, an item shows all details. */
export const LongWords: Story = {
  args: {
    items: [{ kind: 'feedback', _id: 'long', since: '2026-10-02T06:30:00.000Z', feedback: aFeedback({ _id: 'long', comments: COMMENTS }) }],
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText(/^The lights in the reading room/);
    const height = words.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Suggestion about Monsoon Ragas' }));
    await expect(canvas.getByRole('button', { name: 'Suggestion about Monsoon Ragas' })).toHaveAttribute('aria-expanded', 'true');
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};
