import { scenarios } from '@quad/api-client/mocks';
import { FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { anEvent, PEOPLE } from '@quad/domain/fixtures';
import { act, keys, lacks, lacksText, onPage, plays, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { FeatureDisabledPage } from './FeatureDisabledPage.tsx';

const OFF = { off: [...FEATURE_FLAGS] };
const event = anEvent();

const meta = {
  title: 'Pages/Accounts/FeatureDisabledPage',
  component: FeatureDisabledPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/rooms" institute={OFF} />,
  beforeEach: backend(() => scenarios.student({ events: [event] })),
} satisfies Meta<typeof FeatureDisabledPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('This is not on here'),
  sees(/^Your institute has turned this part of the portal off\. Its data is available again once it is on\.$/),
);

/** Opening the address of a record does not require signing in. */
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

export const LeadsHome: Story = act(presses('Go to your dashboard', 'link'), ({ canvas }) => expectHome(canvas));

/** Disabled features are not offered: rooms in the menu and on the events page, registration, calendar addresses, and the record. */
export const NotOffered: Story = {
  tags: ['act'],
  play: async ({ mount, ...context }) => {
    const open = (path: string) => mount(<Portal key={path} path={path} institute={OFF} />);
    await open('/events');
    await sequence(
      sees('Line Follower Challenge'),
      lacks('link', 'Rooms'),
      presses(new RegExp(PEOPLE.student.personal_info.name)),
      onPage(seesRole('menuitem', 'Settings'), lacks('menuitem', 'Rooms')),
      keys('{Escape}'),
    )(context);
    await open(`/events/${event._id}`);
    await sequence(
      seesTitle('Line Follower Challenge'),
      sees('Robotics Club'),
      lacksText(/^Registration (is|opens|closed)/),
      lacks('button', 'Register'),
    )(context);
    await open('/calendar');
    await sequence(seesTitle('Calendar'), lacksText('Subscribe'))(context);
    await open('/profile');
    await sequence(seesRole('button', 'Edit'), lacks('link', 'See my record'))(context);
  },
};

/** Administrators of rooms see only the bookings. */
export const BookingsAlone: Story = {
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.president, is_administrator: true })),
  render: () => <Portal path="/admin/rooms" institute={OFF} />,
  play: sequence(seesRole('heading', { level: 1, name: 'Rooms and bookings' }), seesRole('label', 'Day'), lacks('button', 'Catalogue')),
};
