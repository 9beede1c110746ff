import { scenarios } from '@quad/api-client/mocks';
import { FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { anEvent, PEOPLE } from '@quad/domain/fixtures';
import { lacks, lacksText, onPage, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
  play: sequence(
    seesTitle('This is not on here'),
    sees(/^Your institute has switched this part of the portal off\. What was kept in it is there again once it is on\.$/),
  ),
};

/** Whoever has the address of a record need not be signed in. */
export const Elsewhere: Story = {
  tags: ['act'],
  play: async ({ canvas, mount, msw }) => {
    const leadsToOff = async (path: string) => {
      await mount(<Portal key={path} path={path} institute={OFF} />);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'This is not on here' })).toBeVisible();
    };
    await leadsToOff('/record');
    await leadsToOff('/check-in/some-token');
    msw.use(...scenarios.coordinator({ events: [event] }));
    await leadsToOff(`/events/${event._id}/participants`);
    msw.use(...scenarios.signedOut());
    await leadsToOff('/record/some-token');
  },
};

export const LeadsHome: Story = {
  tags: ['act'],
  play: sequence(presses('Go to your dashboard', 'link'), ({ canvas }) => expectHome(canvas)),
};

/** What is off is not offered: neither rooms in the menu and on the page of events, */
export const WithoutRooms: Story = {
  render: () => <Portal path="/events" institute={OFF} />,
  play: sequence(
    sees('Line Follower Challenge'),
    lacks('link', 'Rooms'),
    presses(new RegExp(PEOPLE.student.personal_info.name)),
    onPage(seesRole('menuitem', 'Settings'), lacks('menuitem', 'Rooms')),
  ),
};

/** nor registering on the page of an event, */
export const WithoutRegistration: Story = {
  render: () => <Portal path={`/events/${event._id}`} institute={OFF} />,
  play: sequence(
    seesTitle('Line Follower Challenge'),
    sees('Robotics Club'),
    lacksText(/^Registration (is|opens|closed)/),
    lacks('button', 'Register'),
  ),
};

/** nor addresses at the calendar, */
export const WithoutFeeds: Story = {
  render: () => <Portal path="/calendar" institute={OFF} />,
  play: sequence(seesTitle('Calendar'), lacksText('Subscribe')),
};

/** nor the record on the profile. Administrators of rooms are left with the bookings. */
export const WithoutRecord: Story = {
  render: () => <Portal path="/profile" institute={OFF} />,
  play: sequence(seesRole('button', 'Edit'), lacks('link', 'See my record')),
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
