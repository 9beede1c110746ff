import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { callsOnce, hasAttribute, lacksText, plays, presses, says, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { CheckMail } from './CheckMail.tsx';

const SEND = { role: 'button', name: 'Send another link' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SEND }, story: 'Sent' },
    {
      keys: '{Enter}',
      does: 'Sends another link; the answer is read out, and the focus stays.',
      outcome: [{ calls: 'onSend' }, { shows: { role: 'status', text: 'Another one is on its way to you.' } }, { focus: SEND }],
      story: 'Sent',
    },
    { keys: '{Tab}', does: 'Moves to the way out.', outcome: { focus: { role: 'link', name: 'Logout' } }, story: 'Sent' },
  ],
  screenReader: [
    { part: 'Send another link', ...SEND },
    { part: 'Logout', role: 'link', name: 'Logout' },
    {
      part: 'Send another link while it works',
      role: 'button',
      name: 'Sending...',
      state: { busy: true, unavailable: true },
      story: 'Sending',
    },
    { part: 'Error', role: 'alert', text: 'Something went wrong.', story: 'Offline' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/CheckMail',
  component: CheckMail,
  parameters: { tables },
  args: { email: 'zoya.khan@campus.example', onSend: fn(async () => ({ message: 'Another one is on its way to you.' })) },
} satisfies Meta<typeof CheckMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('zoya.khan@campus.example'),
  hasAttribute('link', 'Logout', 'href', '/logout'),
  ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
  lacksText(/This demonstration sends no mails/),
  performTables,
);

export const Sent: Story = { play: performTables };

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<never>(() => {})) },
  play: sequence(presses('Send another link'), presses('Sending...'), callsOnce('onSend'), performTables),
};

export const Offline: Story = {
  tags: ['act'],
  args: { onSend: rejecting(new Error('fetch failed')) },
  play: sequence(presses('Send another link'), says('Something went wrong.'), performTables),
};

export const LongAddress: Story = {
  args: { email: `${'a-very-long-mailbox-'.repeat(3)}@students.institute-of-engineering.campus.example` },
};
