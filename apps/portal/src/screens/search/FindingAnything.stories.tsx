import { search } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { onPage, presses, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { clearRecentPlaces, storeRecentPlace } from '../../app/shell/recentPlaces.ts';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { FindAnything } from './FindAnything.tsx';

const meta = {
  title: 'Pages/Search/Finding anything',
  component: FindAnything,
  parameters: { ...PAGE },
  render: () => <Portal path="/calendar" />,
  beforeEach: backend(() => scenarios.president()),
  afterEach: () => clearRecentPlaces(),
} satisfies Meta;
export default meta;
type Story = StoryObj;

async function open(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  await screen.findByRole('button', { name: 'Find anything' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search or go to' });
}

/** The shortcut and a word open an event, which is then among the recent places. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await open(userEvent), 'line follower');
    await screen.findAllByRole('option', { name: /^Line Follower/ });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /Line Follower/ })).toBeVisible();
    // The last part of the page to load: the screenshot includes the page behind.
    await expect(await canvas.findByRole('button', { name: 'Public page' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open(userEvent);
    await expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Line Follower');
  },
};

/** Without a keyboard, it opens from the top bar; a phone shows only the icon. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: sequence(presses('Find anything'), onPage(seesRole('combobox', 'Search or go to'))),
};

export const Coordinator: Story = {
  beforeEach: backend(() => scenarios.coordinator()),
  play: async ({ userEvent }) => {
    await userEvent.type(await open(userEvent), 'create');
    await expect(await screen.findByRole('option', { name: 'Create Event' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Create Organizational Unit' })).not.toBeInTheDocument();
  },
};

export const Student: Story = {
  beforeEach: backend(() => scenarios.student()),
  play: sequence(async ({ userEvent }) => userEvent.type(await open(userEvent), 'add'), onPage(seesRole('option', 'Add Achievement'))),
};

/** Recent places of somebody else on this device are removed and not shown. */
export const SomebodyElse: Story = {
  play: async ({ userEvent }) => {
    storeRecentPlace(PEOPLE.student._id, { id: 'event e1', kind: 'event', label: 'Robo Night', href: '/events/e1' });
    await open(userEvent);
    await expect(await screen.findByRole('group', { name: 'Go to' })).toBeVisible();
    await expect(screen.queryByText('Robo Night')).not.toBeInTheDocument();
    await expect(JSON.stringify({ ...localStorage })).not.toContain('Robo Night');
  },
};

/** Signing out removes the recent places. */
export const SigningOut: Story = {
  tags: ['act'],
  play: async ({ userEvent }) => {
    storeRecentPlace(PEOPLE.president._id, { id: 'event e1', kind: 'event', label: 'Robo Night', href: '/events/e1' });
    await userEvent.type(await open(userEvent), 'logout{Enter}');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Robo Night'));
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(search.find).offline()]),
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await open(userEvent), 'club');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work.');
    msw.use(mock(search.find).ok([{ kind: 'unit', _id: 'u1', title: 'Chess Club', detail: 'Club', at: null }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('option', { name: 'Chess Club Club' })).toBeVisible();
  },
};
