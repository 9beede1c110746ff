import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { LogoutPage } from './LogoutPage.tsx';

const meta = {
  title: 'Pages/Accounts/LogoutPage',
  component: LogoutPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/logout" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof LogoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: backend(() => [mock(accounts.logout).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logging out...')).toBeInTheDocument();
  },
};

export const SignsOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
};

/** A failed call is only logged: this tab signs out anyway. */
export const Offline: Story = {
  beforeEach: backend(() => [mock(accounts.logout).offline()]),
  parameters: { consoleErrors: { expected: [/^Signing out failed\./], reason: 'The failure is logged, and nothing else says it.' } },
  play: SignsOut.play,
};
