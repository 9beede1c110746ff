import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { ACCOUNT_CHANGE_TEXTS } from '@quad/domain/administration';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { StopChangePage } from './StopChangePage.tsx';

const meta = {
  title: 'Pages/Accounts/StopChangePage',
  component: StopChangePage,
  parameters: PAGE,
  render: () => <Portal path="/stop-change/q3T9vXzB1kLw0RmYc8hJ2gq3T9vXzB1kLw0RmYc8hJ2" />,
  beforeEach: backend(() => scenarios.signedOut()),
} satisfies Meta<typeof StopChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Stop the change' }));

/** Opening the link stops nothing: it asks. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stop a change of your account' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop the change' })).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: backend(() => [mock(administration.stopAccountChange).loading(), ...scenarios.signedOut()]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Stopping...' })).toBeVisible();
  },
};

export const Stopped: Story = {
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('The change was stopped.');
    await expect(context.canvas.queryByRole('button', { name: 'Stop the change' })).not.toBeInTheDocument();
  },
};

/** Forged, used or over: the server does not tell them apart. What cannot work any more is not offered. */
export const LinkRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.stopAccountChange).fails(400, ACCOUNT_CHANGE_TEXTS.deadLink, 'INVALID'),
    ...scenarios.signedOut(),
  ]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This link does not work any more: the change was made, refused or stopped.',
    );
    await expect(context.canvas.queryByRole('button', { name: 'Stop the change' })).not.toBeInTheDocument();
    await expect(context.canvas.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/');
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(administration.stopAccountChange).offline(), ...scenarios.signedOut()]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The change could not be stopped. Please try again.');
    await expect(context.canvas.getByRole('button', { name: 'Stop the change' })).toBeEnabled();
  },
};

/** The link may still be good: it is tried again after a while. */
export const TooOften: Story = {
  beforeEach: backend(() => [
    mock(administration.stopAccountChange).fails(429, 'That was too often. Please wait a moment.', 'TOO_MANY_REQUESTS'),
    ...scenarios.signedOut(),
  ]),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('That was too often. Please wait a moment.');
    await expect(context.canvas.getByRole('button', { name: 'Stop the change' })).toBeEnabled();
  },
};
