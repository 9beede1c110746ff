import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The sign-in page says why somebody came back from Google without being signed in. */
const meta = {
  title: 'Pages/Accounts/BackFromGoogle',
  component: LoginPage,
  parameters: PAGE,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function failedWith(code: string, sentence: string): Story {
  return {
    render: () => <Portal path={`/login?error=${code}`} />,
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
      await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Sign in with Google' })).toBeVisible();
    },
  };
}

export const Default: Story = { ...failedWith('cancelled', 'Signing in with Google was cancelled.') };

export const NotConfigured: Story = {
  ...failedWith('not_configured', 'This portal is not set up for signing in with Google. Use your email and password.'),
};

export const OtherDomain: Story = {
  ...failedWith('domain', 'Only Google accounts of the institute may sign in. Choose the one that ends in @campus.example.'),
};

export const Unverified: Story = {
  ...failedWith('unverified', 'Google has not verified the email address of this account. Verify it there, then try again.'),
};

export const Expired: Story = { ...failedWith('expired', 'This Google sign-in has expired or could not be finished. Please start again.') };
export const Unknown: Story = { ...failedWith('anything-else', 'Signing in with Google did not work. Please try again.') };
