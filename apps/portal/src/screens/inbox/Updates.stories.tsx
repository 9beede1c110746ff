import { notifications } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { someNotifications } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Robo Soccer has a new time or place' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'My room requests' })).toBeVisible();
  },
};

export const Coordinator: Story = { ...Default, beforeEach: backend(() => scenarios.coordinator()) };
export const GeneralSecretary: Story = { ...Default, beforeEach: backend(() => scenarios.scitech()) };
export const President: Story = { ...Default, beforeEach: backend(() => scenarios.president()) };

/** The bar says that something is new, and leads here. */
export const SomethingNew: Story = {
  beforeEach: backend(() => [mock(notifications.unseen).ok({ count: 3 }), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Inbox 3 new notifications' })).toHaveAttribute('href', '/inbox');
  },
};

export const MarksAll: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('6 in all')).toBeVisible();
  },
};

/** One press keeps one thing. */
export const Chooses: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(notifications.choose).ok(({ body }) => ({ topics: body.topics ?? [], digest: 'weekly' })),
    ...scenarios.student(),
  ]),
  play: async ({ canvas, userEvent }) => {
    const rooms = within(await canvas.findByRole('group', { name: 'My room requests' }));
    await userEvent.click(await rooms.findByRole('checkbox', { name: 'By mail' }));
    await expect(await canvas.findByRole('checkbox', { name: 'By mail', checked: false })).toBeVisible();
  },
};

/** What could not be kept goes back to what it was. */
export const Refused: Story = {
  beforeEach: backend(() => [mock(notifications.choose).offline(), mock(notifications.see).offline(), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Never' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your choice could not be kept. Please try again.');
    await expect(await canvas.findByRole('radio', { name: 'Every Monday morning' })).toBeChecked();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(notifications.list).empty(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing new')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(notifications.list).loading(), mock(notifications.preferences).loading(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading notifications...')).toBeVisible();
    await expect(await canvas.findByText('Loading your choices...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(notifications.list).offline(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load the notifications.');
  },
};

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load the notifications.');
    msw.use(mock(notifications.list).ok(someNotifications()));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: '4 endorsements of your skills' })).toBeVisible();
  },
};
