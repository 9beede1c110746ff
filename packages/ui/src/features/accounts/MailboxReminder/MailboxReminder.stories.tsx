import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { presses, says, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
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

const meta = {
  title: 'Features/Accounts/MailboxReminder',
  component: MailboxReminder,
  parameters: { tables },
  args: { email: 'zoya.khan@campus.example', onSend: fn(async () => ({ message: 'Another one is on its way to you.' })) },
} satisfies Meta<typeof MailboxReminder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Confirm your email address', /zoya.khan@campus.example/), performTables) };
export const Sent: Story = { play: performTables };

export const Refused: Story = {
  args: { onSend: rejecting(new RefusedAccount(429, 'That was too often. Please wait a moment.')) },
  play: sequence(presses('Send another link'), says('That was too often. Please wait a moment.'), performTables),
};
