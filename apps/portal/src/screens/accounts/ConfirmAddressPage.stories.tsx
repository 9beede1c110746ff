import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ConfirmAddressPage } from './ConfirmAddressPage.tsx';

const DEAD = 'This link does not work any more. Please ask for a new one.';

const meta = {
  title: 'Pages/Accounts/ConfirmAddressPage',
  component: ConfirmAddressPage,
  parameters: PAGE,
  render: () => <Portal path="/verify-email/0198c0de/3f2a9c41d7" />,
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.newcomer, email_proof: 'required' })),
} satisfies Meta<typeof ConfirmAddressPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the browser that registered: a click, and on to onboarding. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Student registration' })).toBeVisible();
    await expect(await canvas.findByText('Your email address is confirmed.')).toBeVisible();
  },
};

export const Checking: Story = {
  beforeEach: backend(() => [mock(accounts.checkProofLink).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link...')).toBeVisible();
  },
};

/** Malformed, expired, spent or made up: the server does not tell them apart. */
export const LinkRefused: Story = {
  beforeEach: backend(() => [
    mock(accounts.checkProofLink).fails(400, DEAD),
    ...scenarios.as({ ...PEOPLE.newcomer, email_proof: 'required' }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(DEAD);
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in to ask for a new one' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  },
};

export const NotChecked: Story = {
  beforeEach: backend(() => [mock(accounts.checkProofLink).offline()]),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The link could not be checked.');
    msw.use(mock(accounts.checkProofLink).ok({ message: '', is_registrant: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeVisible();
  },
};

/** Nobody is signed in: the account is taken over, and its new owner goes on. */
export const InAnotherBrowser: Story = {
  beforeEach: backend(() => {
    const user = { ...PEOPLE.newcomer, personal_info: { ...PEOPLE.newcomer.personal_info, name: 'Meera Iyer' } };
    return [
      mock(accounts.checkProofLink).ok({ message: '', is_registrant: false }),
      mock(accounts.proveMailbox).ok({ message: 'Your email address is confirmed.', user }),
      ...scenarios.signedOut(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Meera Iyer');
    await userEvent.type(await canvas.findByLabelText('New Password'), 'violet harbor lantern');
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over this account' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Student registration' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Meera Iyer');
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(accounts.proveMailbox).offline()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your address could not be confirmed. Please try again.');
  },
};
