import { administration, rooms } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

const bookings = () => <Portal path="/admin/rooms?show=bookings" />;

/** The catalogue. What people typed is merged by the president alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooms and bookings' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add room' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Merge names' })).not.toBeInTheDocument();
  },
};

export const AddsARoom: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add room' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Seminar Hall 3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save room' }));
    await expect(await canvas.findByRole('button', { name: 'Add room' })).toBeVisible();
  },
};

export const ArchivingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.changeRoom).fails(409, 'Somebody changed this room meanwhile.', 'CONFLICT'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Archive / });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Somebody changed this room meanwhile.')).toBeVisible();
  },
};

export const Bookings: Story = {
  render: bookings,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 bookings')).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Room' }), 'Main Auditorium');
    await expect(await canvas.findByText('3 bookings')).toBeVisible();
  },
};

export const CancelsABooking: Story = {
  tags: ['act'],
  render: bookings,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking: Main Auditorium, Workshop 1' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), 'The roof leaks.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking' }));
    await expect(await canvas.findByText('The booking was cancelled.')).toBeVisible();
  },
};

export const CancellingIsRefused: Story = {
  render: bookings,
  beforeEach: backend(() => [
    mock(administration.cancelBooking).fails(
      403,
      'You wait for this room at that time, so somebody else has to cancel the booking.',
      'FORBIDDEN',
    ),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking: Main Auditorium, Workshop 1' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), 'The roof leaks.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking' }));
    await expect(await canvas.findByText(/^You wait for this room at that time/)).toBeVisible();
  },
};

export const Loading: Story = {
  render: bookings,
  beforeEach: backend(() => [mock(administration.bookings).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading bookings...')).toBeVisible();
  },
};

export const Empty: Story = {
  render: bookings,
  beforeEach: backend(() => [mock(administration.bookings).empty(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is booked on this day')).toBeVisible();
  },
};

export const Failed: Story = {
  render: bookings,
  beforeEach: backend(() => [mock(administration.bookings).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const CatalogueFailed: Story = {
  beforeEach: backend(() => [mock(rooms.list).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};
