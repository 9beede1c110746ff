import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const meta = {
  title: 'Pages/Accounts/RegisterPage',
  component: RegisterPage,
  parameters: PAGE,
  render: () => <Portal path="/register" />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function register({ canvas, userEvent }: Actor, email = 'zoya.khan@campus.example') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Zoya Khan');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'ID' }), '20260042');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(await canvas.findByLabelText('Password'), 'violet harbor lantern');
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Sign up with Google' })).toHaveAttribute('href', '/auth/google');
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByText(/terms of use/)).not.toBeInTheDocument();
  },
};

export const WithTerms: Story = {
  render: () => <Portal path="/register" institute={{ termsUrl: 'https://campus.example/terms' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By creating an account you accept the terms of use.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the terms of use' })).toHaveAttribute('href', 'https://campus.example/terms');
  },
};

/** The person who registered is signed in, and has a few details to add. */
export const Registers: Story = {
  tags: ['act'],
  beforeEach: backend(() => {
    const { personal_info, ...newcomer } = PEOPLE.newcomer;
    const user = { ...newcomer, personal_info: { ...personal_info, name: 'Zoya Khan', email: 'zoya.khan@campus.example' } };
    return [mock(accounts.register).ok({ message: 'Registration successful!', user })];
  }),
  play: async (context) => {
    await register(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Student registration' })).toBeVisible();
    await expect(await canvas.findByText('Registration successful!')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Khan');
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('zoya.khan@campus.example');
  },
};

export const Submitting: Story = {
  beforeEach: backend(() => [mock(accounts.register).loading()]),
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('button', { name: 'Registering...' })).toBeVisible();
  },
};

export const OtherDomain: Story = {
  play: async (context) => {
    await register(context, 'zoya.khan@elsewhere.example');
    await expect(await context.canvas.findByText('Please use an @campus.example email address.')).toBeVisible();
  },
};

export const AlreadyRegistered: Story = {
  beforeEach: backend(() => [mock(accounts.register).fails(400, 'User already exists.', 'INVALID')]),
  play: async (context) => {
    await register(context, 'student@campus.example');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('User already exists.');
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Khan');
  },
};

const guessable = 'This password is easy to guess. Use a phrase that says nothing about you or the institute.';

export const PasswordRefused: Story = {
  beforeEach: backend(() => [mock(accounts.register).fails(400, guessable, 'INVALID', { password: guessable })]),
  play: async (context) => {
    await register(context);
    const password = context.canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')));
    await expect(password).toHaveFocus();
  },
};

export const TooManyAttempts: Story = {
  beforeEach: backend(() => [mock(accounts.register).fails(429, 'Too many attempts. Try again in 15 minutes.', 'TOO_MANY_REQUESTS')]),
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.');
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(accounts.register).offline()]),
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('violet harbor lantern');
  },
};

/** Whoever is signed in already is led on. */
export const SignedInAlready: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expectHome(canvas);
    await expect(canvas.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  },
};

/** Passwords open no account at the institute. */
export const WithoutPasswords: Story = {
  render: () => (
    <Portal path="/register" offered={{ ways: [{ label: 'Campus Institute', path: 'providers/campus' }], hasPassword: false }} />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Campus Institute signs people in by its own provider. There is no password to have here.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
