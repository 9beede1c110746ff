import { roomRequests } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRoomRequest } from '@quad/domain/fixtures';
import { hasAttribute, hasFocus, hasValue, loses, presses, says, seesRole, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE, reloads, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsPage } from './EventsPage.tsx';

const coordinator = () => scenarios.coordinator({ events: [anEvent()] });

/** 'Request a Room' over the coordinator's events, and the errors that the server may return. */
const meta = {
  title: 'Pages/Events/Requesting a room',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
  beforeEach: backend(coordinator),
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openDialog({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: '+ Request Room' }));
  return canvas.findByRole('dialog', { name: 'Request a Room' });
}

async function askForARoom({ canvas, userEvent }: Played) {
  await openDialog({ canvas, userEvent });
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Seminar Hall 2');
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }));
}

const expectTyped = hasValue('textbox', 'Room/Venue Name', 'Seminar Hall 2');

export const Default: Story = {
  play: async (context) => expect(await openDialog(context)).toHaveAccessibleDescription('For Line Follower Challenge'),
};

export const Submitting: Story = shows(() => [mock(roomRequests.create).loading()], askForARoom, seesRole('button', 'Submitting...'));

/** A request that could not be sent keeps what was typed, and can be sent again. */
export const Offline: Story = acts(
  () => [mock(roomRequests.create).offline()],
  askForARoom,
  says('Failed to submit room request.'),
  expectTyped,
  ({ msw }) => msw.use(mock(roomRequests.create).ok(anEvent({ room_requests: [aRoomRequest({ room: 'Seminar Hall 2' })] }))),
  presses('Submit Request'),
  loses('dialog'),
  says('Seminar Hall 2Nov 27, 2026, 6:30 pmPending', 'group', 'Room requests'),
  hasFocus('button', '+ Request Room'),
);

/** The event was cancelled while the dialog was open. */
export const Refused: Story = {
  beforeEach: backend(() => [mock(roomRequests.create).fails(409, 'This event was cancelled, so it needs no room.', 'CONFLICT')]),
  play: sequence(askForARoom, says('This event was cancelled, so it needs no room.'), expectTyped),
};

/** The typed request is kept: after signing in again it can be sent. */
export const SessionExpired: Story = shows(
  () => [mock(roomRequests.create).fails(401, 'Unauthorized: Please login first', 'UNAUTHENTICATED')],
  askForARoom,
  seesRole('dialog', 'Sign in again'),
  ({ msw }) => msw.use(...coordinator()),
  hasFocus('textbox', 'Email'),
  types('Email', 'robotics@campus.example'),
  typesInto('Password', 'campus-demo-2026'),
  presses('Login'),
  loses('dialog', 'Sign in again'),
  seesRole('dialog', 'Request a Room'),
  expectTyped,
  presses('Submit Request'),
  loses('dialog'),
);

/** Somebody without a password signs in in another tab, and comes back to what was typed. */
export const SignedInElsewhere: Story = acts(
  () => [mock(roomRequests.create).fails(401, 'Unauthorized: Please login first', 'UNAUTHENTICATED')],
  askForARoom,
  hasAttribute('link', 'Sign in with Google', 'target', '_blank'),
  hasAttribute('link', 'Forgot password?', 'target', '_blank'),
  ({ msw }) => {
    msw.use(...coordinator());
    document.dispatchEvent(new Event('visibilitychange'));
  },
  loses('dialog', 'Sign in again'),
  expectTyped,
);

const other = anEvent({ _id: 'other', title: 'Robo Soccer League' });

/** When the event leaves the list meanwhile, the dialog stays with what was typed. */
export const LeavesTheList: Story = acts(
  coordinator,
  async (context) => {
    await openDialog(context);
    await types('Room/Venue Name', 'Seminar Hall 2')(context);
  },
  reloads(() => scenarios.coordinator({ events: [other] }), 'Robo Soccer League'),
  expectTyped,
);
