import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { ACCOUNT_CHANGE_TEXTS } from '@quad/domain/administration';
import { hasAttribute, lacks, says, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { StopChangePage } from './StopChangePage.tsx';

const meta = {
  title: 'Pages/Accounts/StopChangePage',
  component: StopChangePage,
  parameters: PAGE,
  render: () => <Portal path="/stop-change/q3T9vXzB1kLw0RmYc8hJ2gq3T9vXzB1kLw0RmYc8hJ2" />,
  beforeEach: backend(() => scenarios.signedOut()),
} satisfies Meta<typeof StopChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Stop the change' }));

/** Opening the link does not stop the change; it asks first. */
export const Default: Story = { play: sequence(seesTitle('Stop a change of your account'), seesRole('button', 'Stop the change')) };

export const Sending: Story = shows(() => [mock(administration.stopAccountChange).loading()], press, seesRole('button', 'Stopping...'));

export const Stopped: Story = { play: sequence(press, says('The change was stopped.', 'status'), lacks('button', 'Stop the change')) };

/** The link is forged, used or expired: the server gives the same answer for all. The button that cannot work any more is hidden. */
export const LinkRefused: Story = shows(
  () => [mock(administration.stopAccountChange).fails(400, ACCOUNT_CHANGE_TEXTS.deadLink, 'INVALID')],
  press,
  says('This link no longer works: the change was made, refused or stopped.'),
  lacks('button', 'Stop the change'),
  hasAttribute('link', 'Open the portal', 'href', '/'),
);
