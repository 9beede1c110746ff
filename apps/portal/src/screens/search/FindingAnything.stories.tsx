import { search } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, keys, lacks, lacksText, onPage, plays, presses, says, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { clearRecentPlaces, storeRecentPlace } from '../../app/shell/recentPlaces.ts';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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
export const Default: Story = plays(
  async ({ userEvent }) => userEvent.type(await open(userEvent), 'line follower'),
  () => screen.findAllByRole('option', { name: /^Line Follower/ }),
  keys('{Enter}'),
  seesRole('heading', { level: 1, name: /Line Follower/ }),
  // The last part of the page to load: the screenshot includes the page behind.
  seesRole('button', 'Public page'),
  onPage(lacks('dialog')),
  ({ userEvent }) => open(userEvent),
  onPage(says('Line Follower', 'group', 'Recent')),
);

/** On a Devanagari keyboard, the shortcut is the key at the place of the K. */
export const OnADevanagariKeyboard: Story = act(
  seesRole('button', 'Find anything'),
  () => void fireEvent.keyDown(document.body, { key: 'क', code: 'KeyK', ctrlKey: true }),
  onPage(seesRole('combobox', 'Search or go to')),
);

/** Without a keyboard, it opens from the top bar; a phone shows only the icon. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: sequence(presses('Find anything'), onPage(seesRole('combobox', 'Search or go to'))),
};

export const Coordinator: Story = shows(
  () => scenarios.coordinator(),
  async ({ userEvent }) => userEvent.type(await open(userEvent), 'create'),
  onPage(seesRole('option', 'Create Event'), lacks('option', 'Create Organizational Unit')),
);

export const Student: Story = {
  beforeEach: backend(() => scenarios.student()),
  play: sequence(async ({ userEvent }) => userEvent.type(await open(userEvent), 'add'), onPage(seesRole('option', 'Add Achievement'))),
};

/** Recent places of somebody else on this device are removed and not shown. */
export const SomebodyElse: Story = plays(
  () => storeRecentPlace(PEOPLE.student._id, { id: 'event e1', kind: 'event', label: 'Robo Night', href: '/events/e1' }),
  ({ userEvent }) => open(userEvent),
  onPage(seesRole('group', 'Go to'), lacksText('Robo Night')),
  () => expect(JSON.stringify({ ...localStorage })).not.toContain('Robo Night'),
);

/** Signing out removes the recent places. */
export const SigningOut: Story = act(async ({ userEvent }) => {
  storeRecentPlace(PEOPLE.president._id, { id: 'event e1', kind: 'event', label: 'Robo Night', href: '/events/e1' });
  await userEvent.type(await open(userEvent), 'logout{Enter}');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Robo Night'));
});

export const Failed: Story = shows(
  () => [mock(search.find).offline()],
  async ({ userEvent }) => userEvent.type(await open(userEvent), 'club'),
  onPage(says('The search failed.')),
  ({ msw }) => msw.use(mock(search.find).ok([{ kind: 'unit', _id: 'u1', title: 'Chess Club', detail: 'Club', at: null }])),
  onPage(presses('Try again'), seesRole('option', 'Chess Club Club')),
);
