import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { MailboxReminder } from './MailboxReminder.tsx';

const SEND = { role: 'button', name: 'Send another link' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SEND }, story: 'Sent' },
    {
      keys: '{Enter}',
      does: 'Sends another link; the answer is read out.',
      outcome: [{ calls: 'onSend' }, { shows: { role: 'status', text: 'Another one is on its way to you.' } }],
      story: 'Sent',
    },
  ],
  screenReader: [
    { part: 'Send another link', ...SEND },
    { part: 'Answer', role: 'alert', text: 'That was too often. Please wait a moment.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Accounts/MailboxReminder',
  component: MailboxReminder,
  parameters: { tables },
  args: { email: 'zoya.khan@campus.example', onSend: fn(async () => ({ message: 'Another one is on its way to you.' })) },
} satisfies Meta<typeof MailboxReminder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Confirm your email address')).toBeVisible();
    await expect(canvas.getByText(/zoya.khan@campus.example/)).toBeVisible();
    await performGuide(context);
  },
};

export const Demonstration: Story = {
  args: { mailFolder: '/srv/quad/data/mails' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/srv/quad/data/mails')).toBeVisible();
  },
};

export const Sent: Story = { play: performGuide };

export const Refused: Story = {
  args: {
    onSend: fn(async () => {
      throw new RefusedAccount(429, 'That was too often. Please wait a moment.');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That was too often. Please wait a moment.');
    await performGuide(context);
  },
};
