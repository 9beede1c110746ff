import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasAttribute, hasValue, is, lacks, loses, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
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
  play: sequence(
    seesTitle('Sign in'),
    hasAttribute('link', 'Forgot password?', 'href', '/forgot-password'),
    hasAttribute('link', 'Sign in with Google', 'href', '/auth/google'),
    hasAttribute('link', 'Sign Up', 'href', '/register'),
    lacks('heading', 'Demonstration accounts'),
  ),
};

export const Demonstration: Story = {
  render: () => <Portal path="/login" demonstrationAccounts={DEMONSTRATION_ACCOUNTS} />,
  play: sequence(presses('President'), hasValue('textbox', 'Email', 'president@campus.example')),
};

export const Submitting: Story = {
  beforeEach: backend(() => [mock(accounts.login).loading()]),
  play: sequence(signIn, seesRole('button', 'Logging in...')),
};

export const NothingTyped: Story = { play: sequence(presses('Login'), is('invalid', 'textbox', 'Email'), seesTitle('Sign in')) };

export const Refused: Story = {
  beforeEach: backend(() => [mock(accounts.login).fails(401, 'Login failed. Please check your credentials.', 'BAD_CREDENTIALS')]),
  play: sequence(
    (context) => signIn(context, 'not the password'),
    sees('Login failed. Please check your credentials.'),
    hasValue('textbox', 'Email', 'student@campus.example'),
  ),
};

/** The server's own sentence. */
export const TooManyAttempts: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.login).fails(429, 'Too many attempts. Try again in 15 minutes.', 'TOO_MANY_REQUESTS')]),
  play: sequence(signIn, sees('Too many attempts. Try again in 15 minutes.')),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(accounts.login).offline()]),
  play: sequence(signIn, sees('Login failed. Please check your credentials.')),
};

export const SignsIn: Story = { tags: ['act'], play: sequence(signIn, ({ canvas }) => expectHome(canvas), sees('Login successful!')) };

/** Whoever is signed in already is led on. */
export const SignedInAlready: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.student),
  play: sequence(loses('button', 'Login'), ({ canvas }) => expectHome(canvas)),
};
