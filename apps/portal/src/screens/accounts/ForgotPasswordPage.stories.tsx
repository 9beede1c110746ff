import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasAttribute, hasValue, lacks, presses, says, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = {
  title: 'Pages/Accounts/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: PAGE,
  render: () => <Portal path="/forgot-password" />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = sequence(types('Registered Email', 'student@campus.example'), presses('Send Reset Link'));

export const Default: Story = { play: sequence(seesTitle('Forgot your password?'), seesRole('textbox', 'Registered Email')) };
export const Sent: Story = { play: sequence(send, says('Reset link sent successfully!', 'status')) };

export const LinkedWithGoogle: Story = {
  beforeEach: backend(() => [mock(accounts.forgotPassword).fails(400, 'This email is linked with Google. Please sign in with Google.')]),
  play: sequence(send, says('This email is linked with Google. Please sign in with Google.'), seesRole('link', 'Sign in with Google')),
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(accounts.forgotPassword).fails(429, 'Too many attempts. Try again in 15 minutes.')]),
  play: sequence(send, says('Too many attempts. Try again in 15 minutes.')),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.forgotPassword).offline()]),
  play: sequence(send, says('Something went wrong.'), hasValue('textbox', 'Registered Email', 'student@campus.example')),
};

/** The institute has no password sign-in. */
export const WithoutPasswords: Story = {
  render: () => (
    <Portal path="/forgot-password" offered={{ ways: [{ label: 'Campus Institute', path: 'providers/campus' }], hasPassword: false }} />
  ),
  play: sequence(
    sees('Campus Institute uses its own sign-in provider. There are no passwords here.'),
    hasAttribute('link', 'Go to the sign-in page', 'href', '/login'),
    lacks('textbox'),
  ),
};
