import { aNotification, someNotifications } from '@quad/domain/fixtures';
import { NOTIFICATION_KIND_NAMES, type Notification, type SeenInput } from '@quad/domain/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { callsWith, hasAttribute, lacks, plays, presses, says, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

const ALL = { role: 'button', name: 'Mark all as read' } as const;
const FIRST = { role: 'link', name: 'Robo Soccer has a new time or place' } as const;
const SECOND = { role: 'link', name: '4 endorsements of your skills' } as const;

const tables = {
  keyboard: [
    key('{Tab}', 'Moves to what marks everything as read.', { focus: ALL }),
    key('{Tab}{Tab}{Tab}', 'Moves past the checkboxes to the first line.', { focus: FIRST }),
    key('j', 'Goes to the next line, K to the one before.', { focus: SECOND }),
    key('x', 'Selects the line.', { shows: { role: 'checkbox', name: 'Select 4 endorsements of your skills', state: { checked: true } } }),
    key('{Enter}', ALL, 'Marks everything as read.', { calls: 'onSeen' }),
    ...ofStory('Failed', key('{Enter}', { role: 'button', name: 'Retry' }, 'Asks for it again.', { calls: 'onRetry' })),
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Notifications' },
    { part: 'Line', ...FIRST },
    { part: 'Unread', role: 'status', text: '3 new, 6 in all' },
    { part: 'While it is on its way', role: 'status', text: 'Loading notifications...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Failed to load the notifications.', story: 'Failed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Notifications/NotificationList',
  component: NotificationList,
  parameters: { tables },
  args: { notifications: someNotifications(), onSeen: fn(async () => {}), onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the notifications, as an app does. */
function Stateful(args: NotificationListProps) {
  const [lines, setLines] = useState(args.notifications);
  const see = async (input: SeenInput) => {
    await args.onSeen(input);
    const isMeant = ({ _id }: Notification) => input.through !== undefined || input.ids?.includes(_id);
    setLines((before) => before?.map((line) => (isMeant(line) ? { ...line, seen: true } : line)));
  };
  return <NotificationList {...args} notifications={lines} onSeen={see} />;
}

export const Default: Story = plays(
  { render: (args) => <Stateful {...args} /> },
  hasAttribute('link', '4 endorsements of your skills', 'href', '/skills'),
  sees('Arjun Mehta, Meera Iyer · Rust, CAD, Soldering · because it is yours'),
  performTables,
);

/** One notification of each kind. */
export const Kinds: Story = {
  args: {
    notifications: NOTIFICATION_KIND_NAMES.map((kind, index) =>
      aNotification({ _id: String(500 - index), kind, titles: ['Robo Soccer'], seen: index % 3 === 0 }),
    ),
  },
};

/** The same kinds, each grouping several events. */
export const Grouped: Story = {
  args: {
    notifications: NOTIFICATION_KIND_NAMES.map((kind, index) =>
      aNotification({
        _id: String(500 - index),
        kind,
        count: 3,
        titles: ['Robo Soccer', 'Line Follower'],
        actors: ['Asha Rao', 'Dev Malhotra'],
      }),
    ),
  },
};

export const AllRead: Story = {
  args: { notifications: someNotifications().map((line) => ({ ...line, seen: true })) },
  play: sequence(sees('6 in all'), lacks('button', 'Mark all as read')),
};

export const Loading: Story = { args: { notifications: undefined }, play: performTables };

export const Failed: Story = {
  args: { notifications: undefined, error: 'Failed to load the notifications.' },
  play: sequence(performTables, ({ args }) => expect(args.onRetry).toHaveBeenCalled()),
};

export const LongTitle: Story = {
  args: {
    notifications: [
      aNotification({
        kind: 'event-changed',
        titles: ['The Thirty-Second Annual Inter-Hostel Festival of Robotics, Astronomy, Electronics and Everything in Between'],
      }),
    ],
  },
};

/** There is more than one page. */
export const Many: Story = {
  args: {
    notifications: Array.from({ length: 20 }, (_, index) => aNotification({ _id: String(900 - index), seen: index > 4 })),
    total: 57,
    more: true,
  },
  play: sequence(presses('Show more'), ({ args }) => expect(args.onLoadMore).toHaveBeenCalled()),
};

/** Opening a notification marks it as read. */
export const Opened: Story = plays({ render: (args) => <Stateful {...args} /> }, async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'You have a place at Robo Soccer' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect(args.onSeen).toHaveBeenCalledWith({ ids: ['113'] });
  await expect(await canvas.findByText('2 new, 6 in all')).toBeVisible();
});

/** Several are marked together. */
export const Selected: Story = plays(
  { render: (args) => <Stateful {...args} /> },
  presses('Select Robo Soccer has a new time or place', 'checkbox'),
  presses('Select 4 endorsements of your skills', 'checkbox'),
  presses('Mark as read'),
  callsWith('onSeen', { ids: ['120', '118'] }),
);

export const MarksAll: Story = {
  tags: ['act'],
  render: (args) => <Stateful {...args} />,
  play: sequence(presses('Mark all as read'), callsWith('onSeen', { through: '120' }), sees('6 in all')),
};

export const Refused: Story = {
  args: { onSeen: fn(() => Promise.reject(new RefusedSubmission('The notifications could not be marked as read.'))) },
  play: sequence(presses('Mark all as read'), says('The notifications could not be marked as read.'), ({ canvas }) =>
    expect(within(canvas.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')).toHaveLength(6),
  ),
};
