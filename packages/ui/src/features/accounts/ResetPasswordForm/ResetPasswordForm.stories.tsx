import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsWith, hasAttribute, is, lacks, plays, says, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const RESET = { role: 'button', name: 'Reset Password' } as const;
const SHOWN = { role: 'textbox', name: 'New Password' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show password' },
      does: 'Shows what is typed; the button then hides it.',
      outcome: [{ shows: SHOWN }, { focus: { role: 'button', name: 'Hide password' } }],
      story: 'NothingTyped',
    },
    { keys: '{Tab}', does: 'Moves to the button that sends the form.', outcome: { focus: RESET }, story: 'NothingTyped' },
    {
      keys: '{Enter}',
      does: 'Sends nothing while the field is empty, and moves back to it.',
      outcome: [{ doesNotCall: 'onReset' }, { focus: SHOWN }, { shows: { ...SHOWN, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Show password', role: 'button', name: 'Show password' },
    { part: 'Reset Password', ...RESET },
    { part: 'Verifying', role: 'status', text: 'Verifying token...', story: 'Verifying' },
    { part: 'Dead link', role: 'alert', text: 'This reset link is not valid any more.', story: 'LinkRefused' },
    { part: 'Where to ask for another', role: 'link', name: 'Request a new link', story: 'LinkRefused' },
    { part: 'Notice', role: 'status', text: 'Password changed. Sign in with the new one.', story: 'Done' },
    { part: 'Way to the login page', role: 'link', name: 'Go to the login page now', story: 'Done' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/ResetPasswordForm',
  component: ResetPasswordForm,
  parameters: { tables },
  args: { link: { status: 'verified' }, onReset: fn(async () => ({ message: 'Password changed. Sign in with the new one.' })) },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function reset({ canvas, userEvent }: Actor, password = 'violet harbor lantern') {
  await userEvent.type(canvas.getByLabelText('New Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
}

export const Default: Story = plays(
  is('required', 'label', 'New Password'),
  hasAttribute('label', 'New Password', 'autocomplete', 'new-password'),
  performTables,
);

export const Verifying: Story = {
  args: { link: { status: 'verifying' } },
  play: sequence(says('Verifying token...', 'status'), lacks('label', 'New Password'), performTables),
};

export const LinkRefused: Story = shows(
  { link: { status: 'refused', error: new RefusedAccount(400, 'This reset link is not valid any more.') } },
  says('This reset link is not valid any more.'),
  hasAttribute('link', 'Request a new link', 'href', '/forgot-password'),
  lacks('label', 'New Password'),
  lacks('button', 'Retry'),
  performTables,
);

export const Done: Story = plays(
  reset,
  says('Password changed. Sign in with the new one.', 'status'),
  callsWith('onReset', { password: 'violet harbor lantern' }),
  hasAttribute('link', 'Go to the login page now', 'href', '/login'),
  lacks('label', 'New Password'),
  performTables,
);

export const DoneWithoutMessage: Story = act(
  { args: { onReset: fn(async () => ({})) } },
  reset,
  says('Password reset successfully! Navigating to login page...', 'status'),
);

export const NothingTyped: Story = { play: sequence(performTables, sees('Enter a password.')) };
