import { anEvent, aRoomRequest, campusDate, fixtureId, manyRoomRequests } from '@quad/domain/fixtures';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { RoomRequest } from '@quad/domain/room-requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { act, callsWith, lacks, plays, sees, seesMany, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RoomRequestReviewDialog, type RoomRequestReviewDialogProps } from './RoomRequestReviewDialog.tsx';

const APPROVE = { role: 'button', name: 'Approve' } as const;
const REJECT = { role: 'button', name: 'Reject' } as const;

const tables = {
  keyboard: [
    key('{Tab}', 'Moves from the dialog, which has the focus at first, to Close.', { focus: { role: 'button', name: 'Close' } }),
    key('{Tab}', 'Moves to Reject of the first request.', { focus: REJECT }),
    key('{Tab}', 'Moves to Approve beside it.', { focus: APPROVE }),
    key('{Escape}', 'Leaves the dialog; nothing is decided.', { calls: 'onClose' }, { doesNotCall: 'onDecide' }),
    key('{Enter}', APPROVE, 'Decides; the button is busy until the answer comes.', { calls: 'onDecide' }),
  ],
  screenReader: [
    { part: 'Title', role: 'dialog', name: 'Requests for: Line Follower Challenge' },
    { part: 'Pending', role: 'heading', name: 'Pending', state: { level: 3 } },
    { part: 'Room of a request', role: 'heading', name: 'Main Auditorium', state: { level: 4 } },
    { part: 'Reject', ...REJECT, description: 'Main Auditorium' },
    { part: 'Approve', ...APPROVE, description: 'Main Auditorium' },
    { part: 'Refusal', role: 'alert', text: 'This request was already Rejected.', story: 'DecidedMeanwhile' },
  ],
} satisfies ComponentTables;

const request = aRoomRequest();
const other = aRoomRequest({ _id: fixtureId('roomRequest', 2), room: 'Seminar Hall 2', description: '' });
const event = anEvent({ room_requests: [request, other] });
const meta = {
  title: 'Features/Room requests/RoomRequestReviewDialog',
  component: RoomRequestReviewDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, events: [event], roomSlotMinutes: DEFAULT_INSTITUTE.roomSlotMinutes, onDecide: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RoomRequestReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function rowOf(canvas: Canvas, room: string) {
  const row = (await canvas.findByText(room)).closest('li');
  if (!row) throw new Error(`No row for ${room}.`);
  return within(row);
}

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  await expect(await canvas.findByRole('dialog', { name: 'Requests for: Line Follower Challenge' })).toBeVisible();
  const row = await rowOf(canvas, 'Main Auditorium');
  await expect(row.getByText('Nov 27, 2026, 6:30 pm – 8:30 pm')).toBeVisible();
  await expect(row.getByText('Stage, two projectors and seating for 200.')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(2);
  await expect(canvas.getAllByRole('button', { name: 'Reject' })).toHaveLength(2);
  await expect(canvas.queryByRole('heading', { name: 'Reviewed' })).not.toBeInTheDocument();
  await performTables(context);
});

export const Reviewed: Story = shows(
  { event: anEvent({ room_requests: manyRoomRequests(3).slice(1) }) },
  sees('No pending requests for this event.'),
  async ({ canvas }) => expect((await rowOf(canvas, 'Seminar Hall 2')).getByText('Approved')).toBeVisible(),
  async ({ canvas }) => expect((await rowOf(canvas, 'Lecture Hall L4')).getByText('Rejected')).toBeVisible(),
  lacks('button', 'Approve'),
);

export const Empty: Story = { args: { event: anEvent() }, play: sees('No pending requests for this event.') };

export const Many: Story = { args: { event: anEvent({ room_requests: manyRoomRequests(18) }) }, play: seesMany(6, 'button', 'Approve') };

export const LongTitle: Story = {
  args: {
    event: anEvent({
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
      room_requests: [aRoomRequest({ room: 'Lecture Hall Complex, Second Floor, Room 204, behind the Central Workshop' })],
    }),
  },
};

export const Decides: Story = act(
  async ({ canvas, userEvent }) => userEvent.click((await rowOf(canvas, 'Main Auditorium')).getByRole('button', { name: 'Approve' })),
  callsWith('onDecide', { requestId: request._id, status: 'Approved' }),
  async ({ canvas, userEvent }) => userEvent.click((await rowOf(canvas, 'Seminar Hall 2')).getByRole('button', { name: 'Reject' })),
  callsWith('onDecide', { requestId: other._id, status: 'Rejected' }),
);

export const Deciding: Story = shows({ onDecide: fn(() => new Promise(() => {})) }, async ({ canvas, userEvent, args }) => {
  const row = await rowOf(canvas, 'Main Auditorium');
  await userEvent.click(row.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(row.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(row.getByRole('button', { name: 'Approve' }));
  await expect(row.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(row.getByRole('button', { name: 'Reject' }));
  await expect(args.onDecide).toHaveBeenCalledOnce();
  await userEvent.click((await rowOf(canvas, 'Seminar Hall 2')).getByRole('button', { name: 'Approve' }));
  await expect(args.onDecide).toHaveBeenCalledTimes(2);
});

export const Refused: Story = shows(
  { onDecide: rejecting(new RefusedSubmission("Room Main Auditorium is already booked for 'Monsoon Ragas' on Nov 27, 2026 at 7:00 pm.")) },
  async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Main Auditorium');
    await userEvent.click(row.getByRole('button', { name: 'Approve' }));
    await expect(await row.findByRole('alert')).toHaveTextContent(
      "Room Main Auditorium is already booked for 'Monsoon Ragas' on Nov 27, 2026 at 7:00 pm.",
    );
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
);

export const ConnectionLost: Story = act({ args: { onDecide: rejecting(new Error('fetch failed')) } }, async ({ canvas, userEvent }) => {
  const row = await rowOf(canvas, 'Main Auditorium');
  await userEvent.click(row.getByRole('button', { name: 'Approve' }));
  await expect(await row.findByRole('alert')).toHaveTextContent('Failed to Approved request.');
  await userEvent.click(row.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(row.getByRole('alert')).toHaveTextContent('Failed to Rejected request.'));
});

/** Updates optimistically, as a page with a cache does: the decision shows at once, and is then replaced by the server's answer. */
function OverACache({ answer, ...args }: RoomRequestReviewDialogProps & { answer: RoomRequest }) {
  const [requests, setRequests] = useState(args.event.room_requests);
  const replace = (next: RoomRequest) => setRequests((known) => known.map((each) => (each._id === next._id ? next : each)));
  const decide: RoomRequestReviewDialogProps['onDecide'] = async ({ status }) => {
    replace({ ...answer, status });
    await Promise.resolve();
    replace(answer);
    if (answer.status !== status) throw new RefusedSubmission(`This request was already ${answer.status}.`);
  };
  return <RoomRequestReviewDialog {...args} event={{ ...args.event, room_requests: requests }} onDecide={decide} />;
}

export const DecidedMeanwhile: Story = {
  render: (args) => <OverACache {...args} answer={{ ...request, status: 'Rejected' }} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click((await rowOf(canvas, 'Main Auditorium')).getByRole('button', { name: 'Approve' }));
    await performTables(context);
    const row = await rowOf(canvas, 'Main Auditorium');
    await expect(row.getByText('Rejected')).toBeVisible();
    await expect(row.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
};

const WEEKLY = [7, 14, 21].map((days, index) =>
  aRoomRequest({ _id: fixtureId('roomRequest', 60 + index), date: campusDate(days), series_id: fixtureId('roomSeries', 1) }),
);

/** A weekly series can be decided together, or date by date. */
export const Series: Story = {
  args: { event: anEvent({ room_requests: [...WEEKLY, other] }), onDecideSeries: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    const series = await rowOf(canvas, 'Main Auditorium, every week');
    await expect(series.getByText('3 requests')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(4);
    await userEvent.click(series.getByRole('button', { name: 'Approve all' }));
    await expect(args.onDecideSeries).toHaveBeenCalledWith({ seriesId: fixtureId('roomSeries', 1), status: 'Approved' });
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};
