import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { CheckMailPage } from './CheckMailPage.tsx';

const unproven = { ...PEOPLE.newcomer, email_proof: 'required' } as const;

const meta = {
  title: 'Pages/Accounts/CheckMailPage',
  component: CheckMailPage,
  parameters: PAGE,
  render: () => <Portal path="/verify-email" />,
  beforeEach: backend(() => scenarios.as(unproven)),
} satisfies Meta<typeof CheckMailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
    await expect(await canvas.findByText('newcomer@campus.example')).toBeVisible();
    await expect(canvas.queryByText(/This demonstration sends no mails/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(accounts.fetchAuth).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send another link' })).not.toBeInTheDocument();
  },
};

export const Demonstration: Story = {
  render: () => <Portal path="/verify-email" mailFolder="/srv/quad/data/mails" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/srv/quad/data/mails')).toBeVisible();
  },
};

/** Wherever somebody goes who has not followed the link, onboarding included. */
export const SentHere: Story = { tags: ['act'], ...Default, render: () => <Portal path="/onboarding" /> };

export const SentHereFromTheDashboard: Story = { tags: ['act'], ...Default, render: () => <Portal path="/dashboard/events" /> };

export const Sends: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(canvas.getByText('A new link is on its way.')).toBeVisible());
  },
};

export const TooOften: Story = {
  beforeEach: backend(() => [mock(accounts.sendProofLink).fails(429, 'That was too often. Please wait a moment.', 'TOO_MANY_REQUESTS')]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That was too often. Please wait a moment.');
  },
};

/** Who has proven it, or is only reminded, has nothing to do here. */
export const NothingToConfirm: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expectHome(canvas);
  },
};
