import { events, roomRequests } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Event } from '@quad/domain/events';
import { anEvent, aRoomRequest, fixtureId, PEOPLE } from '@quad/domain/fixtures';
import { presses, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { DEMONSTRATION_ACCOUNTS } from '../stories/demonstrationAccounts.ts';
import { Portal } from '../stories/Portal.tsx';

const TAKEN = "Room Main Auditorium is already booked for 'Monsoon Ragas' on Nov 27, 2026 at 6:30 pm.";

const withoutRequest = anEvent();
const withPendingRequest = anEvent({ room_requests: [aRoomRequest()] });
const withApprovedRequest = anEvent({ room_requests: [aRoomRequest({ status: 'Approved', reviewed_by: PEOPLE.president._id })] });
const otherEvent = anEvent({
  _id: fixtureId('event', 2),
  title: 'Monsoon Ragas',
  room_requests: [aRoomRequest({ _id: fixtureId('roomRequest', 2), status: 'Approved', reviewed_by: PEOPLE.president._id })],
});

/**
 * Booking a room, from the request to the decision. Each story continues where the one before it ended and sets what the server knows at
 * that point. `e2e/rooms.journey.ts` tests the same against the server.
 */
const meta = {
  title: 'Flows/Room requests',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  render: () => <Portal path="/login" demonstrationAccounts={DEMONSTRATION_ACCOUNTS} />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta> & { play: (context: StoryContext) => Promise<void> };

/** Signs in, opens the events that exist at that point, and returns the card of the first one. */
async function signInAs(account: string, { canvas, msw, userEvent }: StoryContext, existing: Event[]) {
  msw.use(mock(events.byRole).ok(existing));
  await userEvent.click(await canvas.findByRole('button', { name: account }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
  const navigation = within(await canvas.findByRole('navigation', { name: 'Sections' }));
  await userEvent.click(await navigation.findByRole('link', { name: 'Events' }));
  return within(await canvas.findByRole('article', { name: 'Line Follower Challenge' }));
}

const signOut = sequence(presses('Logout', 'link'), seesRole('button', 'Login'));

/** Signs in as the president and opens the dialog with the requests of the event. */
async function openRequests(context: StoryContext, ...others: Event[]) {
  context.msw.use(mock(events.all).ok(others));
  const card = await signInAs('President', context, [withPendingRequest, ...others]);
  await context.userEvent.click(card.getByRole('button', { name: 'Manage Requests' }));
  return within(await context.canvas.findByRole('dialog', { name: 'Requests for: Line Follower Challenge' }));
}

export const CoordinatorAsks: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(mock(roomRequests.create).ok(withPendingRequest));
    const card = await signInAs('Coordinator, Robotics Club', context, [withoutRequest]);
    await userEvent.click(await card.findByRole('button', { name: '+ Request Room' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Main Auditorium');
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }));
    await expect(await card.findByText('Rooms: 1 pending')).toBeVisible();
  },
};

export const PresidentApproves: Story = {
  play: async (context) => {
    await CoordinatorAsks.play(context);
    await signOut(context);
    context.msw.use(mock(roomRequests.decide).ok(withApprovedRequest));
    const dialog = await openRequests(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByText('Approved')).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const CoordinatorSeesApproved: Story = {
  play: async (context) => {
    await PresidentApproves.play(context);
    await signOut(context);
    const card = await signInAs('Coordinator, Robotics Club', context, [withApprovedRequest]);
    await expect(await card.findByText('Rooms: 1 approved')).toBeVisible();
    await expect(card.queryByText(/pending/)).not.toBeInTheDocument();
  },
};

/** Another event already has the room: the president sees a warning, and the server refuses an approval. */
export const RoomIsTaken: Story = {
  play: async (context) => {
    await CoordinatorAsks.play(context);
    await signOut(context);
    context.msw.use(mock(roomRequests.decide).fails(409, TAKEN, 'ROOM_TAKEN'));
    const dialog = await openRequests(context, otherEvent);
    await expect(await dialog.findByText(TAKEN)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(TAKEN);
    await expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
  },
};
