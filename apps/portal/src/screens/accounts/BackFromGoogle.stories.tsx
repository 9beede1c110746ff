import { scenarios } from '@quad/api-client/mocks';
import { says, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The sign-in page explains why signing in with Google failed. */
const meta = {
  title: 'Pages/Accounts/BackFromGoogle',
  component: LoginPage,
  parameters: PAGE,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SignInWays shows the sentences of the other error codes. */
export const Default: Story = {
  render: () => <Portal path="/login?error=cancelled" />,
  play: sequence(says('Signing in with Google was cancelled.'), seesRole('button', 'Login'), seesRole('link', 'Sign in with Google')),
};
