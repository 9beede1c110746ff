import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUser, PEOPLE } from '@quad/domain/fixtures';
import { hasDescription, lacks, presses, says, seesMany, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, retries } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsPage } from './EventsPage.tsx';

const { byRole } = events;

/** Errors of /events when events do not load. */
const meta = {
  title: 'Pages/Events/EventsPage refusals',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Retry sends the request again, whatever the error. */
export const Retried: Story = acts(
  () => [mock(byRole).fails(500, 'Something broke.')],
  seesRole('button', 'Retry'),
  ({ msw }) => msw.use(mock(byRole).malformed()),
  presses('Retry'),
  retries('Error loading events: Failed to fetch events.', scenarios.president),
  seesMany(12, 'article'),
  lacks('alert'),
);

export const Offline: Story = acts(
  () => [mock(byRole).offline()],
  says('Error loading events: Failed to fetch events.'),
  seesRole('button', 'Retry'),
);

export const UsernameMissing: Story = {
  beforeEach: backend(() => scenarios.as(aUser({ ...PEOPLE.coordinator, username: '' }))),
  play: says('Error loading events: Username is missing for Club Coordinator.'),
};

/** The screen stays, and a dialog over it signs in again. */
export const SessionExpired: Story = {
  beforeEach: backend(() => [mock(byRole).fails(401, 'Unauthorized: Please login first', 'UNAUTHENTICATED')]),
  play: hasDescription(
    'dialog',
    'Sign in again',
    'Your session has ended. What you typed is still there: sign in to go on. Closing this signs you out.',
  ),
};
