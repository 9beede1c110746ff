import { notifications } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { someNotifications } from '@quad/domain/fixtures';
import { act, hasAttribute, plays, presses, says, sees, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { InboxPage } from './InboxPage.tsx';

const meta = {
  title: 'Pages/Inbox/Updates',
  component: InboxPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/inbox?tab=updates" />,
  beforeEach: backend(() => scenarios.student()),
} satisfies Meta<typeof InboxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Inbox'),
  seesRole('link', 'Robo Soccer has a new time or place'),
  hasAttribute('link', 'Your notifications', 'href', '/settings'),
);

/** The top bar shows the number of new notifications and links here. */
export const SomethingNew: Story = {
  beforeEach: backend(() => [mock(notifications.unseen).ok({ count: 3 })]),
  play: hasAttribute('link', 'Inbox 3 new notifications', 'href', '/inbox'),
};

export const MarksAll: Story = act(presses('Mark all as read'), sees('6 in all'));

export const Empty: Story = { beforeEach: backend(() => [mock(notifications.list).empty()]), play: sees('Nothing new') };

export const Failed: Story = shows(() => [mock(notifications.list).offline()], says('Failed to load the notifications.'));

export const Retried: Story = act(
  { ...Failed },
  retries('Failed to load the notifications.', () => [mock(notifications.list).ok(someNotifications())]),
  seesRole('link', '4 endorsements of your skills'),
);
