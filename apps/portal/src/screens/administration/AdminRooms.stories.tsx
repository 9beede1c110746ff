import { administration, rooms } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, lacks, plays, presses, sees, seesRole, seesTitle, selects, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminRooms',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/rooms" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const OWN_REQUEST = 'You are waiting for this room at that time, so somebody else has to cancel the booking.';
const bookings = () => <Portal path="/admin/rooms?show=bookings" />;

/** The catalogue. Only the president may merge rooms that people typed by hand. */
export const Default: Story = plays(seesTitle('Rooms and bookings'), seesRole('button', 'Add room'), lacks('button', 'Merge names'));

export const AddsARoom: Story = act(
  presses('Add room'),
  types('Name', 'Seminar Hall 3'),
  presses('Save room'),
  seesRole('button', 'Add room'),
  ({ msw }) => msw.use(mock(administration.changeRoom).fails(409, 'Somebody changed this room meanwhile.', 'CONFLICT')),
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Archive / });
    if (first) await userEvent.click(first);
  },
  sees('Somebody changed this room meanwhile.'),
);

export const Bookings: Story = plays({ render: bookings }, sees('3 bookings'), selects('Room', 'Main Auditorium'), sees('3 bookings'));

export const CancelsABooking: Story = act(
  { render: bookings },
  presses('Cancel booking: Main Auditorium, Workshop 1'),
  types('Reason', 'The roof leaks.'),
  presses('Cancel booking'),
  sees('The booking was cancelled.'),
  ({ msw }) => msw.use(mock(administration.cancelBooking).fails(403, OWN_REQUEST, 'FORBIDDEN')),
  presses('Cancel booking: Main Auditorium, Workshop 1'),
  types('Reason', 'The roof leaks.'),
  presses('Cancel booking'),
  sees(OWN_REQUEST),
);

export const Loading: Story = plays(
  { render: bookings, beforeEach: backend(() => [mock(administration.bookings).loading()]) },
  sees('Loading bookings...'),
);

export const Empty: Story = plays(
  { render: bookings, beforeEach: backend(() => [mock(administration.bookings).empty()]) },
  sees('Nothing is booked on this day'),
);

export const Failed: Story = plays(
  { render: bookings, beforeEach: backend(() => [mock(administration.bookings).fails(500, 'Something broke.')]) },
  sees('Something broke.'),
);

export const CatalogueFailed: Story = shows(() => [mock(rooms.list).fails(500, 'Something broke.')], 'Something broke.');
