import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { presses, says, sees, seesRole, sequence, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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
export const Default: Story = {
  play: sequence(async ({ canvas }) => expect(await canvas.findByLabelText('New Password')).toBeVisible(), sees('Choose a new password.')),
};

export const Verifying: Story = {
  beforeEach: backend(() => [mock(accounts.verifyReset).loading()]),
  play: sequence(sees('Verifying token...'), ({ canvas }) => expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument()),
};

/** The link is malformed, expired, used or forged: the server gives the same answer for all. */
export const LinkRefused: Story = {
  beforeEach: backend(() => [mock(accounts.verifyReset).fails(400, 'This reset link is not valid any more.')]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This reset link is not valid any more.');
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    await expect(await canvas.findByRole('textbox', { name: 'Registered Email' })).toBeVisible();
  },
};

export const NotVerified: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.verifyReset).offline()]),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error verifying token.');
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
    msw.use(mock(accounts.verifyReset).ok({ message: 'Choose a new password.' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByLabelText('New Password')).toBeVisible();
  },
};

export const Submitting: Story = shows(() => [mock(accounts.resetPassword).loading()], reset, seesRole('button', 'Resetting...'));

/** The confirmation stays long enough to be read; then the sign-in page opens. */
export const Resets: Story = {
  tags: ['act'],
  play: async (context) => {
    await reset(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Password reset successfully! Navigating to login page...')).toBeVisible();
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
};

const guessable = 'This password is easy to guess. Use a phrase that says nothing about you or the institute.';

export const PasswordRefused: Story = {
  beforeEach: backend(() => [mock(accounts.resetPassword).fails(400, guessable, 'INVALID', { password: guessable })]),
  play: async (context) => {
    await reset(context);
    const password = context.canvas.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')));
    await expect(password).toHaveValue('violet harbor lantern');
  },
};

export const LinkSpentMeanwhile: Story = {
  beforeEach: backend(() => [mock(accounts.resetPassword).fails(400, 'This reset link is not valid any more.')]),
  play: sequence(reset, says('This reset link is not valid any more.'), seesRole('link', 'Ask for a new link')),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.resetPassword).offline()]),
  play: sequence(reset, says('Error resetting password.')),
};
