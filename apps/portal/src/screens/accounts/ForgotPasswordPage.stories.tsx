import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

async function send({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Registered Email' }), 'student@campus.example');
  await userEvent.click(await canvas.findByRole('button', { name: 'Send Reset Link' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Registered Email' })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('Reset link sent successfully!'));
  },
};

export const Submitting: Story = {
  beforeEach: backend(() => [mock(accounts.forgotPassword).loading()]),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

export const LinkedWithGoogle: Story = {
  beforeEach: backend(() => [mock(accounts.forgotPassword).fails(400, 'This email is linked with Google. Please sign in with Google.')]),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This email is linked with Google. Please sign in with Google.',
    );
    await expect(context.canvas.getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(accounts.forgotPassword).fails(429, 'Too many attempts. Try again in 15 minutes.')]),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.');
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(accounts.forgotPassword).offline()]),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(context.canvas.getByRole('textbox', { name: 'Registered Email' })).toHaveValue('student@campus.example');
  },
};

/** Passwords open no account at the institute. */
export const WithoutPasswords: Story = {
  render: () => (
    <Portal path="/forgot-password" offered={{ ways: [{ label: 'Campus Institute', path: 'providers/campus' }], hasPassword: false }} />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Campus Institute signs people in by its own provider. There is no password to have here.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
