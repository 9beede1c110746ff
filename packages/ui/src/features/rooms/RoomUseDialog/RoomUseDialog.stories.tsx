import { aRoomUse, FIXED_NOW, fixtureId, roomUses } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { RoomUseDialog } from './RoomUseDialog.tsx';

const RELEASE = { role: 'button', name: 'Release booking' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: RELEASE,
      does: 'Asks once more before a booking is given back.',
      outcome: [{ shows: { role: 'alertdialog', name: 'Release this booking?' } }, { doesNotCall: 'onRelease' }],
    },
    { keys: '{Escape}', does: 'Keeps it.', outcome: [{ hides: { role: 'alertdialog' } }, { doesNotCall: 'onRelease' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Seminar Hall 2' },
    { part: 'The way to the event', role: 'link', name: 'Line Follower Challenge' },
    { part: 'Refusal', role: 'alert', text: 'This booking is over.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const OWN = aRoomUse({ ...roomUses()[1], may_release: true });
const WISH = aRoomUse({ _id: fixtureId('roomRequest', 2), status: 'Pending', title: 'Monsoon Ragas', may_decide: true });
const SERIES = { ...WISH, series_id: fixtureId('roomSeries', 1) };

const meta = {
  title: 'Features/Rooms/RoomUseDialog',
  component: RoomUseDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    room: 'Seminar Hall 2',
    uses: [OWN],
    now: FIXED_NOW,
    onClose: fn(),
    onDecide: fn(async () => {}),
    onDecideSeries: fn(async () => {}),
    onRelease: fn(async () => {}),
  },
} satisfies Meta<typeof RoomUseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const dialog = await context.canvas.findByRole('dialog', { name: 'Seminar Hall 2' });
    await expect(dialog).toHaveTextContent('Nov 20, 2026, 4:00 pm to 6:00 pm');
    await performGuide(context);
  },
};

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#5a7fb9" d="M0 0h16v9H0z"/></svg>')}`;

export const WithPhoto: Story = {
  args: { photoUrl: PHOTO },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Seminar Hall 2' });
    await expect(dialog.querySelector('img')).toHaveAttribute('src', PHOTO);
  },
};

/** What overlaps, as whoever decides sees it. */
export const Several: Story = {
  args: {
    uses: [WISH, { ...SERIES, _id: fixtureId('roomRequest', 4) }, aRoomUse({ _id: fixtureId('roomRequest', 3), may_release: true })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Approve' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Approve all weeks' })).toBeVisible();
  },
};

/** A student, or somebody whom it does not concern. */
export const NotToBeKnown: Story = {
  args: { room: 'Main Auditorium', uses: [aRoomUse({ title: null, event_id: null })] },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Main Auditorium' });
    await expect(dialog).toHaveTextContent('BookedNov 20, 2026, 6:30 pm to 8:30 pm');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Decides: Story = {
  tags: ['act'],
  args: { uses: [WISH] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ use: WISH, status: 'Approved' });
    await expect(canvas.queryByRole('button', { name: 'Approve all weeks' })).not.toBeInTheDocument();
  },
};

export const Series: Story = {
  args: { uses: [SERIES] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Nov 20, 2026, 6:30 pm to 8:30 pm, every week')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject all weeks' }));
    await expect(args.onDecideSeries).toHaveBeenCalledWith({ seriesId: fixtureId('roomSeries', 1), status: 'Rejected' });
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const Releases: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release booking' }));
    const question = await screen.findByRole('alertdialog', { name: 'Release this booking?' });
    await expect(question).toHaveAccessibleDescription(
      'Seminar Hall 2, 4:00 pm to 6:00 pm: Others can have the room then. Those who wait for it are told.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Release booking' }));
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledWith({ use: OWN }));
  },
};

export const Refused: Story = {
  args: {
    onRelease: fn(async () => {
      throw new RefusedSubmission('This booking is over.');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Release booking' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Release booking' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This booking is over.');
    await performGuide(context);
  },
};

/** What is over is not released any more. */
export const Over: Story = {
  args: { now: new Date('2026-11-20T12:30:00.000Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Line Follower Challenge')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Release booking' })).not.toBeInTheDocument();
  },
};

/** Somebody released or rejected it meanwhile. */
export const Gone: Story = {
  args: { uses: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is booked or asked for any more.')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    uses: [
      {
        ...SERIES,
        title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
      },
    ],
  },
};
