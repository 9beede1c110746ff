import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { hasAttribute, sees, seesMany, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { SignInWays } from './SignInWays.tsx';

const tables = {
  keyboard: [key('{Tab}', 'Goes to the next way.', { focus: { role: 'link', name: 'Continue with Campus Institute' } })],
  screenReader: [
    { part: 'Way', role: 'link', name: 'Continue with Campus Institute' },
    {
      part: 'Problem',
      role: 'alert',
      text: 'Only addresses of the institute may sign in. Choose an account whose address ends in @campus.example.',
      story: 'OtherDomain',
    },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/SignInWays',
  component: SignInWays,
  parameters: { tables },
  args: { ways: [{ label: 'Campus Institute', href: '/auth/providers/campus' }] },
} satisfies Meta<typeof SignInWays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(hasAttribute('link', 'Continue with Campus Institute', 'href', '/auth/providers/campus'), performTables),
};

export const Many: Story = {
  args: {
    ways: [
      { label: 'Campus Institute', href: '/auth/providers/campus' },
      { label: 'the federation of all institutes of the region', href: '/auth/providers/federation' },
      { label: 'Google', href: '/auth/google' },
    ],
  },
  play: seesMany(3, 'link'),
};

export const OtherDomain: Story = shows({ problem: { code: 'provider-domain', domain: 'campus.example' } }, performTables);

/** The message for each code in the URL, and for unknown ones. */
const SENTENCES = {
  cancelled: 'Signing in with Google was cancelled.',
  not_configured: 'This portal is not set up for signing in with Google. Use your email and password.',
  unverified: 'Google has not verified the email address of this account. Verify it there, then try again.',
  expired: 'This Google sign-in has expired or could not be finished. Please start again.',
  'provider-unknown': 'This way to sign in is no longer available. Choose another one.',
  'provider-unverified':
    'The sign-in provider has not confirmed your email address, or it belongs to another account here. Ask your institute.',
  'provider-cancelled': 'Signing in was cancelled.',
  'provider-expired': 'This sign-in has expired or could not be finished. Please start again.',
  'something-else': 'Signing in with Google did not work. Please try again.',
};

export const Problems: Story = {
  render: (args) => (
    <Stack gap="xl">
      {Object.keys(SENTENCES).map((code) => (
        <SignInWays key={code} {...args} problem={{ code, domain: 'campus.example' }} />
      ))}
    </Stack>
  ),
  play: sees(...Object.values(SENTENCES)),
};
