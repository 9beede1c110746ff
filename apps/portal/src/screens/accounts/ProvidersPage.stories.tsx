import { scenarios } from '@quad/api-client/mocks';
import { act, hasAttribute, lacks, plays, says, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProvidersPage } from './ProvidersPage.tsx';

const ways = [{ label: 'Campus Institute', path: 'providers/campus' }];

/** The sign-in page of an institute with its own identity providers. */
const meta = {
  title: 'Pages/Accounts/ProvidersPage',
  component: ProvidersPage,
  parameters: PAGE,
  render: () => <Portal path="/login" offered={{ ways, hasPassword: true }} />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof ProvidersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasAttribute('link', 'Continue with Campus Institute', 'href', '/auth/providers/campus'),
  seesRole('button', 'Login'),
  seesRole('link', 'Sign in with Google'),
);

/** The institute has no password sign-in. */
export const WithoutPasswords: Story = plays(
  { render: () => <Portal path="/login" offered={{ ways: [...ways, { label: 'Google', path: 'google' }], hasPassword: false }} /> },
  seesRole('link', 'Continue with Campus Institute'),
  hasAttribute('link', 'Continue with Google', 'href', '/auth/google'),
  lacks('textbox'),
  lacks('link', 'Sign Up'),
);

export const OtherDomain: Story = {
  render: () => <Portal path="/login?error=provider-domain" offered={{ ways, hasPassword: true }} />,
  play: says('Only addresses of the institute may sign in. Choose an account whose address ends in @campus.example.'),
};

/** Signing in here also leads to the page requested before. */
export const ReturnsToRequestedPage: Story = act(
  { render: () => <Portal path="/skills" offered={{ ways, hasPassword: true }} /> },
  hasAttribute('link', 'Continue with Campus Institute', 'href', '/auth/providers/campus?returnTo=%2Fskills'),
);
