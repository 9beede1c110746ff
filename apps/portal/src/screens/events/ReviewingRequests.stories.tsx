import { events, roomRequests } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRoomRequest, aUser, fixtureId, manyRoomRequests, PEOPLE } from '@quad/domain/fixtures';
import type { RoomRequest } from '@quad/domain/room-requests';
import { act, type Play, plays } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsPage } from './EventsPage.tsx';

const TAKEN = "Room Main Auditorium is already booked for 'Monsoon Ragas' on Nov 27, 2026 at 7:00 pm.";

const EVENTS_READ: unknown = expect.stringMatching(/\/api\/events\/by-role\/PRESIDENT/);

const asking = (...requests: RoomRequest[]) => anEvent({ room_requests: requests });
const pending = asking(aRoomRequest());
const rival = anEvent({
  _id: fixtureId('event', 2),
  title: 'Monsoon Ragas',
  room_requests: [aRoomRequest({ _id: fixtureId('roomRequest', 2), time: '19:00', status: 'Approved', reviewed_by: PEOPLE.president._id })],
});

/** 'Requests for: …' over the president's events, and the errors that a decision may cause. */
const meta = {
  title: 'Pages/Events/Reviewing requests',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
  beforeEach: backend(() => scenarios.president({ events: [pending] })),
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openDialog({ canvas, userEvent }: Played) {
  const card = within(await canvas.findByRole('article', { name: 'Line Follower Challenge' }));
  await userEvent.click(await card.findByRole('button', { name: 'Manage Requests' }));
  return within(await canvas.findByRole('dialog', { name: 'Requests for: Line Follower Challenge' }));
}

async function approve(context: Played) {
  const dialog = await openDialog(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  return dialog;
}

/** After the refusal, the request can still be decided. */
function refusedWith(sentence: string): Play {
  return async (context) => {
    const dialog = await approve(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    await expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
  };
}

export const Default: Story = {
  beforeEach: backend(() => scenarios.president({ events: [asking(...manyRoomRequests(3))] })),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByRole('heading', { name: 'Pending' })).toBeVisible();
    await expect(await dialog.findByRole('heading', { name: 'Reviewed' })).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
  },
};

export const NonePending: Story = plays({ beforeEach: backend(() => scenarios.president({ events: [asking()] })) }, async (context) => {
  const dialog = await openDialog(context);
  await expect(await dialog.findByText('No pending requests for this event.')).toBeVisible();
});

export const Approved: Story = plays(async (context) => {
  const dialog = await approve(context);
  await expect(await dialog.findByText('Approved')).toBeVisible();
  await expect(await dialog.findByText('No pending requests for this event.')).toBeVisible();
});

/** A response to a read that began before the decision is outdated and not shown. */
export const LateReadLoses: Story = act(async (context) => {
  const dialog = await openDialog(context);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const lateRead = fn(async () => {
    await released;
    return [pending];
  });
  context.msw.use(mock(events.byRole).ok(lateRead));
  // A recent read is not repeated, so this goes online repeatedly until it is.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(lateRead).toHaveBeenCalledOnce();
  });
  await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await expect(await dialog.findByText('Approved')).toBeVisible();
  performance.clearResourceTimings();
  release();
  await waitFor(() => expect(performance.getEntriesByType('resource').map(({ name }) => name)).toContainEqual(EVENTS_READ));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect(await dialog.findByText('Approved')).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

/** A conflict is shown before the decision. */
export const Clash: Story = plays({ beforeEach: backend(() => scenarios.president({ events: [pending, rival] })) }, async (context) => {
  const dialog = await openDialog(context);
  await expect(await dialog.findByText(TAKEN)).toBeVisible();
});

/** Conflicts are fetched separately, because they may be with events on pages that are not loaded. */
export const ClashBeyondTheFirstPage: Story = {
  beforeEach: backend(() => [mock(events.byRole).ok([pending]), ...scenarios.president({ events: [pending, rival] })]),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByText(TAKEN)).toBeVisible();
  },
};

/** Conflicts cannot be fetched: a decision is possible all the same, and the server refuses conflicting ones. */
export const ClashesUnknown: Story = {
  beforeEach: backend(() => [mock(events.all).offline(), ...scenarios.president({ events: [pending, rival] })]),
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(await dialog.findByRole('button', { name: 'Approve' })).toBeEnabled();
    await expect(dialog.queryByText(TAKEN)).not.toBeInTheDocument();
  },
};

/** The other booking has just been approved, and the president's page is outdated. */
export const RoomTaken: Story = shows(() => [mock(roomRequests.decide).fails(409, TAKEN, 'ROOM_TAKEN')], refusedWith(TAKEN));

/** Somebody else decided; the dialog shows the decision. */
export const DecidedMeanwhile: Story = {
  beforeEach: backend(() => [mock(roomRequests.decide).fails(409, 'This request was already Rejected.', 'ALREADY_DECIDED')]),
  play: async (context) => {
    const dialog = await openDialog(context);
    const rejected = asking(aRoomRequest({ status: 'Rejected', reviewed_by: aUser()._id }));
    context.msw.use(mock(events.byRole).ok([rejected]));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This request was already Rejected.');
    await expect(await dialog.findByText('Rejected')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  },
};

/** Nobody may review their own request; nothing is sent. */
export const SelfReview: Story = acts(
  () => scenarios.president({ events: [asking(aRoomRequest({ requested_by: PEOPLE.president._id }))] }),
  refusedWith('You cannot review a room request of your own.'),
);

export const Offline: Story = acts(() => [mock(roomRequests.decide).offline()], refusedWith('Failed to Approved request.'));
