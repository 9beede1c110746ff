import { aRoomUse, FIXED_NOW, fixtureId, roomUses } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { act, callsWith, lacks, neverCalls, onPage, presses, says, sees, seesMany, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
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

const OWN = aRoomUse({ ...roomUses()[1], may_release: true });
const REQUEST = aRoomUse({ _id: fixtureId('roomRequest', 2), status: 'Pending', title: 'Monsoon Ragas', may_decide: true });
const SERIES = { ...REQUEST, series_id: fixtureId('roomSeries', 1) };

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

export const Default: Story = { play: sequence(says('Nov 20, 2026, 4:00 pm to 6:00 pm', 'dialog', 'Seminar Hall 2'), performTables) };

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#5a7fb9" d="M0 0h16v9H0z"/></svg>')}`;

export const WithPhoto: Story = shows({ photoSrc: PHOTO }, async ({ canvas }) => {
  const dialog = await canvas.findByRole('dialog', { name: 'Seminar Hall 2' });
  await expect(dialog.querySelector('img')).toHaveAttribute('src', PHOTO);
});

/** Overlapping uses, as seen by an approver. */
export const Several: Story = shows(
  { uses: [REQUEST, { ...SERIES, _id: fixtureId('roomRequest', 4) }, aRoomUse({ _id: fixtureId('roomRequest', 3), may_release: true })] },
  seesMany(2, 'button', 'Approve'),
  seesRole('button', 'Approve all weeks'),
);

/** A student, or another user without access to the details. */
export const NotToBeKnown: Story = {
  args: { room: 'Main Auditorium', uses: [aRoomUse({ title: null, event_id: null })] },
  play: sequence(says('BookedNov 20, 2026, 6:30 pm to 8:30 pm', 'dialog', 'Main Auditorium'), lacks('link')),
};

export const Decides: Story = {
  tags: ['act'],
  args: { uses: [REQUEST] },
  play: sequence(presses('Approve'), callsWith('onDecide', { use: REQUEST, status: 'Approved' }), lacks('button', 'Approve all weeks')),
};

export const Series: Story = shows(
  { uses: [SERIES] },
  sees('Nov 20, 2026, 6:30 pm to 8:30 pm, every week'),
  presses('Reject all weeks'),
  callsWith('onDecideSeries', { seriesId: fixtureId('roomSeries', 1), status: 'Rejected' }),
  neverCalls('onDecide'),
);

export const Releases: Story = act(async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Release booking' }));
  const question = await screen.findByRole('alertdialog', { name: 'Release this booking?' });
  await expect(question).toHaveAccessibleDescription(
    'Seminar Hall 2, 4:00 pm to 6:00 pm: Others can then book the room. People waiting for it are notified.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Release booking' }));
  await waitFor(() => expect(args.onRelease).toHaveBeenCalledWith(OWN));
});

export const Refused: Story = shows(
  { onRelease: rejecting(new RefusedSubmission('This booking is over.')) },
  presses('Release booking'),
  onPage(seesRole('alertdialog'), presses('Release booking')),
  says('This booking is over.'),
  performTables,
);

/** A past booking cannot be released. */
export const Over: Story = {
  args: { now: new Date('2026-11-20T12:30:00.000Z') },
  play: sequence(sees('Line Follower Challenge'), lacks('button', 'Release booking')),
};

/** Somebody has released or rejected it meanwhile. */
export const Gone: Story = { args: { uses: [] }, play: sees('Nothing is booked or requested any more.') };

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
