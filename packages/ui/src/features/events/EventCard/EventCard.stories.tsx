import { aMinimalEvent, anEvent, aRoomRequest, campusMoment, FIXED_NOW, manyRoomRequests } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { act, hasAttribute, lacks, neverCalls, plays, presses, sees, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RegistrationNote } from '../../registrations/index.ts';
import { RoomRequestList } from '../../room-requests/index.ts';
import { EventCard } from './EventCard.tsx';

const TITLE = { role: 'link', name: 'Line Follower Challenge' } as const;
const REQUEST = { role: 'button', name: '+ Request Room' } as const;
const MANAGE = { role: 'button', name: 'Manage Requests' } as const;
const EDIT = { role: 'button', name: 'Edit' } as const;
const DELETE = { role: 'button', name: 'Delete' } as const;

const tables = {
  keyboard: [
    key('{Tab}', TITLE, 'Moves from the title to the first action.', { focus: REQUEST }),
    key('{Enter}', 'Asks for a room for this event.', { calls: 'onRequestRoom' }),
    key('{Tab}', 'Moves to Edit.', { focus: EDIT }),
    key('{Enter}', 'Asks for the form that changes the event.', { calls: 'onEdit' }),
    key('{Tab}', 'Moves to Delete, which is unavailable and can be read all the same.', { focus: DELETE }),
    ...ofStory('ManagesRequests', key('{Enter}', MANAGE, 'Asks for the review of its requests.', { calls: 'onManageRequests' })),
    ...ofStory(
      'Student',
      key('{Enter}', { role: 'button', name: '+ Request' }, 'Does nothing for a role that may not ask for rooms.', {
        doesNotCall: 'onRequestRoom',
      }),
    ),
  ],
  screenReader: [
    { part: 'Card', role: 'article', name: 'Line Follower Challenge' },
    { part: 'Title', role: 'heading', name: 'Line Follower Challenge', state: { level: 2 } },
    { part: 'Request Room', ...REQUEST, description: 'Line Follower Challenge' },
    { part: 'Delete', ...DELETE, state: { unavailable: true } },
    { part: 'Manage Requests', ...MANAGE, description: 'Line Follower Challenge', story: 'ManagesRequests' },
    { part: 'Room requests', role: 'group', name: 'Room requests', story: 'WithRoomRequests' },
  ],
} satisfies ComponentTables;

const COORDINATOR = 'CLUB_COORDINATOR';
const requested = anEvent({ room_requests: manyRoomRequests(3) });

const meta = {
  title: 'Features/Events/EventCard',
  component: EventCard,
  parameters: { tables },
  args: { event: anEvent(), role: 'CLUB_COORDINATOR', onRequestRoom: fn(), onManageRequests: fn(), onEdit: fn() },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('article', 'Line Follower Challenge'),
  sees('planned', 'Robotics Club', 'Nov 27, 2026', '6:30 pm – 8:30 pm', 'Main Auditorium'),
  seesRole('button', '+ Request Room'),
  ({ canvas }) => expect(canvas.getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-disabled'),
  hasAttribute('button', 'Delete', 'aria-disabled', 'true'),
  lacks('button', 'Manage Requests'),
  lacks('group', 'Room requests'),
  performTables,
);

export const GeneralSecretary: Story = {
  args: { role: 'GENSEC_SCITECH' },
  play: sequence(seesRole('button', '+ Request Room'), lacks('button', 'Manage Requests')),
};

export const President: Story = shows(
  { role: 'PRESIDENT', event: requested, roomRequests: <RoomRequestList requests={requested.room_requests} /> },
  seesRole('button', 'Manage Requests'),
  sees('Rooms: 1 approved · 1 pending · 1 rejected'),
  lacks('button', '+ Request Room'),
);

export const Student: Story = shows(
  { role: 'STUDENT' },
  async ({ canvas, userEvent }) => {
    for (const name of ['+ Request', 'Edit', 'Delete']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
  },
  neverCalls('onRequestRoom', 'onEdit'),
  performTables,
);

export const WithRoomRequests: Story = shows(
  { event: requested, roomRequests: <RoomRequestList requests={requested.room_requests} /> },
  presses(/^Rooms: /, 'text'),
  async ({ canvas }) => {
    for (const status of ['Pending', 'Approved', 'Rejected']) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
  },
  performTables,
);

export const WithRegistration: Story = {
  args: { registration: <RegistrationNote event={anEvent()} role={COORDINATOR} now={FIXED_NOW} /> },
  play: sequence(sees(/^Registration is open until Nov 26, 2026, 6:00 pm\./), seesRole('link', 'Participants of Line Follower Challenge')),
};

/** A past event offers no room request. */
export const Over: Story = {
  render: (args) => (
    <Stack>
      <EventCard
        {...args}
        event={anEvent({
          status: 'completed',
          schedule: { start: campusMoment(-6), end: campusMoment(-6, '21:00'), venue: 'Workshop Bay' },
        })}
      />
      <EventCard {...args} event={anEvent({ _id: 'cancelled', status: 'cancelled' })} />
    </Stack>
  ),
  play: sequence(sees('completed', 'cancelled'), lacks('button', '+ Request Room')),
};

export const Dates: Story = {
  render: (args) => (
    <Stack>
      <EventCard
        {...args}
        event={anEvent({
          status: 'ongoing',
          schedule: { start: campusMoment(0, '14:00'), end: campusMoment(0, '16:00'), venue: 'Workshop Bay' },
        })}
      />
      <EventCard
        {...args}
        event={anEvent({ schedule: { start: campusMoment(7, '09:00'), end: campusMoment(9, '17:00'), venue: 'Main Ground' } })}
      />
      <EventCard {...args} event={aMinimalEvent()} />
    </Stack>
  ),
  play: sees('ongoing', '9:00 am – Nov 29, 2026, 5:00 pm', 'N/A', 'Date to be announced', 'Venue to be announced'),
};

export const LongTitle: Story = {
  args: {
    event: anEvent({
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
      schedule: { ...anEvent().schedule, venue: 'Lecture Hall Complex, Second Floor, Room 204, behind the Central Workshop' },
      room_requests: [aRoomRequest()],
    }),
    roomRequests: <RoomRequestList requests={[aRoomRequest({ room: 'Lecture Hall Complex, Second Floor, Room 204' })]} />,
  },
};

export const ManagesRequests: Story = act({ args: { role: 'PRESIDENT', event: requested } }, performTables, ({ args }) =>
  expect(args.onManageRequests).toHaveBeenCalledWith(args.event),
);

export const LeadsOn: Story = act(async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Line Follower Challenge' })).toHaveAttribute('href', `/events/${args.event._id}`);
  await userEvent.click(canvas.getByRole('button', { name: '+ Request Room' }));
  await expect(args.onRequestRoom).toHaveBeenCalledWith(args.event);
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  await expect(args.onEdit).toHaveBeenCalledWith(args.event);
});
