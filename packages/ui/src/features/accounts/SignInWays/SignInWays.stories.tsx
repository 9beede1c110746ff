import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasAttribute, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { SignInWays } from './SignInWays.tsx';

const tables = {
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Goes to the next way.',
      outcome: { focus: { role: 'link', name: 'Continue with Campus Institute' } },
      story: 'Default',
    },
  ],
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
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Accounts/SignInWays',
  component: SignInWays,
  parameters: { tables },
  args: { ways: [{ label: 'Campus Institute', href: '/auth/providers/campus' }] },
} satisfies Meta<typeof SignInWays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(hasAttribute('link', 'Continue with Campus Institute', 'href', '/auth/providers/campus'), performGuide),
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

function cameBackWith(code: string, sentence: string): Story {
  return {
    args: { problem: { code, domain: 'campus.example' } },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    },
  };
}

export const NotOffered: Story = {
  ...cameBackWith('provider-unknown', 'This way to sign in is not offered any more. Choose another one.'),
};

export const OtherDomain: Story = {
  args: { problem: { code: 'provider-domain', domain: 'campus.example' } },
  play: (context) => performGuide(context),
};

export const Unconfirmed: Story = {
  ...cameBackWith(
    'provider-unverified',
    'Where you signed in, your email address is not confirmed, or it belongs to another account here. Ask your institute.',
  ),
};

export const Cancelled: Story = { ...cameBackWith('provider-cancelled', 'Signing in was cancelled.') };

export const Expired: Story = {
  ...cameBackWith('provider-expired', 'This sign-in has expired or could not be finished. Please start again.'),
};

/** Whatever an address may say. */
export const Unknown: Story = { ...cameBackWith('something-else', 'Signing in with Google did not work. Please try again.') };
