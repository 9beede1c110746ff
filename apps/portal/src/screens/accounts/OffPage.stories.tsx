import { scenarios } from '@quad/api-client/mocks';
import { FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { anEvent, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { OffPage } from './OffPage.tsx';

const OFF = { off: [...FEATURE_FLAGS] };
const event = anEvent();

const meta = {
  title: 'Pages/Accounts/OffPage',
  component: OffPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/rooms" institute={OFF} />,
  beforeEach: backend(() => scenarios.student({ events: [event] })),
} satisfies Meta<typeof OffPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This is not on here' })).toBeVisible();
    await expect(
      canvas.getByText(/^Your institute has switched this part of the portal off\. What was kept in it is there again once it is on\.$/),
    ).toBeVisible();
  },
};

export const OwnRecord: Story = { tags: ['act'], ...Default, render: () => <Portal path="/record" institute={OFF} /> };

/** Whoever has the address of a record need not be signed in. */
export const SharedRecord: Story = {
  tags: ['act'],
  ...Default,
  beforeEach: backend(scenarios.signedOut),
  render: () => <Portal path="/record/some-token" institute={OFF} />,
};

export const CheckIn: Story = { tags: ['act'], ...Default, render: () => <Portal path="/check-in/some-token" institute={OFF} /> };

export const Participants: Story = {
  tags: ['act'],
  ...Default,
  beforeEach: backend(() => scenarios.coordinator({ events: [event] })),
  render: () => <Portal path={`/events/${event._id}/participants`} institute={OFF} />,
};

export const LeadsHome: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to your dashboard' }));
    await expectHome(canvas);
  },
};

/** What is off is not offered: neither rooms in the menu and on the page of events, */
export const WithoutRooms: Story = {
  render: () => <Portal path="/events" institute={OFF} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Line Follower Challenge')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Rooms' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(PEOPLE.student.personal_info.name) }));
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Rooms' })).not.toBeInTheDocument();
  },
};

/** nor registering on the page of an event, */
export const WithoutRegistration: Story = {
  render: () => <Portal path={`/events/${event._id}`} institute={OFF} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Line Follower Challenge' })).toBeVisible();
    await expect(await canvas.findByText('Robotics Club')).toBeVisible();
    await expect(canvas.queryByText(/^Registration (is|opens|closed)/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  },
};

/** nor addresses at the calendar, */
export const WithoutFeeds: Story = {
  render: () => <Portal path="/calendar" institute={OFF} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(canvas.queryByText('Subscribe')).not.toBeInTheDocument();
  },
};

/** nor the record on the profile. Administrators of rooms are left with the bookings. */
export const WithoutRecord: Story = {
  render: () => <Portal path="/profile" institute={OFF} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See my record' })).not.toBeInTheDocument();
  },
};

export const BookingsAlone: Story = {
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.president, is_administrator: true })),
  render: () => <Portal path="/admin/rooms" institute={OFF} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Rooms and bookings' })).toBeVisible());
    await expect(await canvas.findByLabelText('Day')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Catalogue' })).not.toBeInTheDocument();
  },
};
