import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  hasDescription,
  hasValue,
  is,
  lacks,
  plays,
  presses,
  says,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const EMAIL = { role: 'textbox', name: 'Registered Email' } as const;
const SEND = { role: 'button', name: 'Send Reset Link' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: EMAIL,
      does: 'Sends the form from its field; the answer is read out.',
      outcome: [{ calls: 'onSend' }, { shows: { role: 'status', text: 'If this address has an account, a reset link is on its way.' } }],
      story: 'Sent',
    },
    {
      keys: '{Enter}',
      on: SEND,
      does: 'Sends nothing while the field is empty, and moves back to it.',
      outcome: [{ doesNotCall: 'onSend' }, { focus: EMAIL }, { shows: { ...EMAIL, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    { keys: '{Tab}', does: 'Moves from the field to the button.', outcome: { focus: SEND }, story: 'NothingTyped' },
    { keys: '{Tab}', does: 'Moves to the way back.', outcome: { focus: { role: 'link', name: 'Login' } }, story: 'NothingTyped' },
  ],
  screenReader: [
    { part: 'Registered Email', ...EMAIL, state: { required: true, invalid: false } },
    { part: 'Send Reset Link', ...SEND },
    { part: 'Login', role: 'link', name: 'Login' },
    { part: 'Error', role: 'alert', text: 'This email is linked with Google. Please sign in with Google.', story: 'LinkedWithGoogle' },
    { part: 'Way to Google', role: 'link', name: 'Sign in with Google', story: 'LinkedWithGoogle' },
    {
      part: 'Send Reset Link while it works',
      role: 'button',
      name: 'Sending...',
      state: { busy: true, unavailable: true },
      story: 'Sending',
    },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/ForgotPasswordForm',
  component: ForgotPasswordForm,
  parameters: { tables },
  args: { onSend: fn(async () => ({ message: 'If this address has an account, a reset link is on its way.' })) },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = sequence(types('Registered Email', 'student@campus.example'), presses('Send Reset Link'));

export const Default: Story = plays(
  is('required', 'textbox', 'Registered Email'),
  hasAttribute('link', 'Login', 'href', '/login'),
  ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
  performTables,
);

export const Sent: Story = plays(
  types('Registered Email', 'student@campus.example'),
  performTables,
  callsWith('onSend', { email: 'student@campus.example' }),
  hasValue('textbox', 'Registered Email', 'student@campus.example'),
);

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<never>(() => {})) },
  play: sequence(send, presses('Sending...'), callsOnce('onSend'), performTables),
};

export const NothingTyped: Story = plays(performTables, hasDescription('textbox', 'Registered Email', 'Enter your email address.'));

export const LinkedWithGoogle: Story = act(
  { args: { onSend: rejecting(new RefusedAccount(400, 'Please use Google Login.')) } },
  send,
  says('This email is linked with Google. Please sign in with Google.'),
  hasAttribute('link', 'Sign in with Google', 'href', '/auth/google'),
  performTables,
);

/** The error disappears once the link was sent. */
export const SentAtLast: Story = act(
  { args: { onSend: fn(async () => ({})) } },
  (context) => mocked(context.args.onSend).mockRejectedValueOnce(new Error('fetch failed')),
  send,
  says('Something went wrong.'),
  presses('Send Reset Link'),
  says('Reset link sent successfully!', 'status'),
  lacks('alert'),
);
