import { notifications, security } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, is, plays, presses, says, sees, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const meta = {
  title: 'Pages/Settings/SettingsPage',
  component: SettingsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/settings" />,
  beforeEach: backend(() => scenarios.student()),
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Settings'),
  seesRole('radiogroup', 'Theme'),
  seesRole('checkbox', 'My room requests: By mail'),
  seesRole('heading', 'Passkeys'),
  seesRole('link', 'See my data'),
);

/** Each choice is saved separately. */
export const Chooses: Story = acts(
  () => [mock(notifications.choose).ok(({ body }) => ({ topics: body.topics ?? [], digest: 'weekly' }))],
  presses('My room requests: By mail', 'checkbox'),
  seesRole('checkbox', { name: 'My room requests: By mail', checked: false }),
);

/** Of two languages that are chosen quickly, the last one is shown, although its texts are there before those of the first. */
export const TwoLanguages: Story = act(
  seesRole('radio', 'English'),
  ({ canvas }) => void fireEvent.click(canvas.getByRole('radio', { name: 'हिन्दी' })),
  ({ canvas }) => void fireEvent.click(canvas.getByRole('radio', { name: 'English' })),
  () => import('../../messages/hindi.ts'),
  is('checked', 'radio', 'English'),
  seesTitle('Settings'),
  () => expect(document.documentElement.lang).toBe('en'),
);

/** A choice that could not be saved is rolled back. */
export const Refused: Story = shows(
  () => [mock(notifications.choose).offline()],
  presses('Never', 'radio'),
  says('Your choice could not be saved. Please try again.'),
  is('checked', 'radio', 'Every Monday morning'),
);

export const Loading: Story = {
  beforeEach: backend(() => [mock(notifications.preferences).loading(), mock(security.sessions).loading()]),
  play: sees('Loading your choices...', 'Loading sessions...'),
};

export const Failed: Story = shows(() => [mock(notifications.preferences).offline()], says('Failed to load your choices.'));
