import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasAttribute, hasValue, is, lacks, plays, presses, sees, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesTitle('Sign in'),
  hasAttribute('link', 'Forgot password?', 'href', '/forgot-password'),
  hasAttribute('link', 'Sign in with Google', 'href', '/auth/google'),
  hasAttribute('link', 'Sign Up', 'href', '/register'),
  lacks('heading', 'Demonstration accounts'),
);

export const NothingTyped: Story = { play: sequence(presses('Login'), is('invalid', 'textbox', 'Email'), seesTitle('Sign in')) };

export const Refused: Story = shows(
  () => [mock(accounts.login).fails(401, 'Login failed. Please check your credentials.', 'BAD_CREDENTIALS')],
  (context) => signIn(context, 'not the password'),
  sees('Login failed. Please check your credentials.'),
  hasValue('textbox', 'Email', 'student@campus.example'),
);

export const Offline: Story = acts(() => [mock(accounts.login).offline()], signIn, sees('Login failed. Please check your credentials.'));
