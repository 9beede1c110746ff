import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, lacks, plays, presses, says, sees, seesRole, sequence, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const meta = {
  title: 'Pages/Accounts/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: PAGE,
  render: () => <Portal path="/reset-password/0198c0de/3f2a9c41d7" />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const reset = sequence(typesInto('New Password', 'violet harbor lantern'), presses('Reset Password'));

/** The link is valid: the server's message is shown as a toast. */
export const Default: Story = plays(seesRole('label', 'New Password'), sees('Choose a new password.'));

export const Verifying: Story = shows(() => [mock(accounts.verifyReset).loading()], 'Verifying token...', lacks('label', 'New Password'));

/** The link is malformed, expired, used or forged: the server gives the same answer for all. */
export const LinkRefused: Story = shows(
  () => [mock(accounts.verifyReset).fails(400, 'This reset link is not valid any more.')],
  says('This reset link is not valid any more.'),
  lacks('label', 'New Password'),
  presses('Request a new link', 'link'),
  seesRole('textbox', 'Registered Email'),
);

export const NotVerified: Story = acts(
  () => [mock(accounts.verifyReset).offline()],
  says('Error verifying token.'),
  lacks('label', 'New Password'),
  ({ msw }) => msw.use(mock(accounts.verifyReset).ok({ message: 'Choose a new password.' })),
  presses('Retry'),
  seesRole('label', 'New Password'),
);

export const Submitting: Story = shows(() => [mock(accounts.resetPassword).loading()], reset, seesRole('button', 'Resetting...'));

/** The confirmation stays long enough to be read; then the sign-in page opens. */
export const Resets: Story = act(
  reset,
  sees('Password reset successfully! Navigating to login page...'),
  lacks('label', 'New Password'),
  seesRole('button', 'Login'),
);

const guessable = 'This password is easy to guess. Use a phrase that says nothing about you or the institute.';

export const PasswordRefused: Story = {
  beforeEach: backend(() => [mock(accounts.resetPassword).fails(400, guessable, 'INVALID', { password: guessable })]),
  play: sequence(reset, async (context) => {
    const password = context.canvas.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')));
    await expect(password).toHaveValue('violet harbor lantern');
  }),
};

export const LinkSpentMeanwhile: Story = {
  beforeEach: backend(() => [mock(accounts.resetPassword).fails(400, 'This reset link is not valid any more.')]),
  play: sequence(reset, says('This reset link is not valid any more.'), seesRole('link', 'Request a new link')),
};

export const Offline: Story = acts(() => [mock(accounts.resetPassword).offline()], reset, says('Error resetting password.'));
