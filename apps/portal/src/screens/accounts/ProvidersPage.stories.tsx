import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProvidersPage } from './ProvidersPage.tsx';

const ways = [{ label: 'Campus Institute', path: 'providers/campus' }];

/** The sign-in page of an institute with providers of its own. */
const meta = {
  title: 'Pages/Accounts/ProvidersPage',
  component: ProvidersPage,
  parameters: PAGE,
  render: () => <Portal path="/login" offered={{ ways, hasPassword: true }} />,
  beforeEach: backend(scenarios.signedOut),
} satisfies Meta<typeof ProvidersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Campus Institute' })).toHaveAttribute(
      'href',
      '/auth/providers/campus',
    );
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
  },
};

/** Passwords open no account at the institute. */
export const WithoutPasswords: Story = {
  render: () => <Portal path="/login" offered={{ ways: [...ways, { label: 'Google', path: 'google' }], hasPassword: false }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Campus Institute' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', '/auth/google');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  },
};

export const OtherDomain: Story = {
  render: () => <Portal path="/login?error=provider-domain" offered={{ ways, hasPassword: true }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only addresses of the institute may sign in. Choose an account whose address ends in @campus.example.',
    );
  },
};

/** What somebody wanted to see is led to after signing in there, too. */
export const AskedForAPage: Story = {
  tags: ['act'],
  render: () => <Portal path="/skills" offered={{ ways, hasPassword: true }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Campus Institute' })).toHaveAttribute(
      'href',
      '/auth/providers/campus?returnTo=%2Fskills',
    );
  },
};
