import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { DEMONSTRATION_ACCOUNTS } from '../../stories/demonstrationAccounts.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Pages/Accounts/LoginPage',
  component: LoginPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/login" />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function signIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, password = 'campus-demo-2026') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'student@campus.example');
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    await expect(await canvas.findByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth/google');
    await expect(await canvas.findByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('heading', { name: 'Demonstration accounts' })).not.toBeInTheDocument();
  },
};

export const Demonstration: Story = {
  render: () => <Portal path="/login" demonstrationAccounts={DEMONSTRATION_ACCOUNTS} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'President' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('president@campus.example');
  },
};

export const Submitting: Story = {
  beforeEach: backend(() => [mock(accounts.login).loading()]),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(accounts.login).fails(401, 'Login failed. Please check your credentials.', 'BAD_CREDENTIALS')]),
  play: async (context) => {
    await signIn(context, 'not the password');
    await expect(await context.canvas.findByText('Login failed. Please check your credentials.')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('student@campus.example');
  },
};

/** The server's own sentence. */
export const TooManyAttempts: Story = {
  beforeEach: backend(() => [mock(accounts.login).fails(429, 'Too many attempts. Try again in 15 minutes.', 'TOO_MANY_REQUESTS')]),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.login).offline()]),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('Login failed. Please check your credentials.')).toBeVisible();
  },
};

export const SignsIn: Story = {
  tags: ['act'],
  play: async (context) => {
    await signIn(context);
    await expectHome(context.canvas);
    await expect(await context.canvas.findByText('Login successful!')).toBeVisible();
  },
};

/** Whoever is signed in already is led on. */
export const SignedInAlready: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument());
    await expectHome(canvas);
  },
};
