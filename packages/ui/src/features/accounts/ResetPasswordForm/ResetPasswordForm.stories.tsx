import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { says, sees, sequence } from '../../../plays.ts';
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
    { part: 'Where to ask for another', role: 'link', name: 'Ask for a new link', story: 'LinkRefused' },
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

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const password = canvas.getByLabelText('New Password');
    await expect(password).toBeRequired();
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await performTables(context);
  },
};

export const Verifying: Story = {
  args: { link: { status: 'verifying' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying token...');
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
    await performTables(context);
  },
};

export const LinkRefused: Story = {
  args: { link: { status: 'refused', error: new RefusedAccount(400, 'This reset link is not valid any more.') } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('This reset link is not valid any more.');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await performTables(context);
  },
};

export const Done: Story = {
  play: async (context) => {
    await reset(context);
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('Password changed. Sign in with the new one.'));
    await expect(context.args.onReset).toHaveBeenCalledWith({ password: 'violet harbor lantern' });
    await expect(context.canvas.getByRole('link', { name: 'Go to the login page now' })).toHaveAttribute('href', '/login');
    await expect(context.canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
    await performTables(context);
  },
};

export const DoneWithoutMessage: Story = {
  tags: ['act'],
  args: { onReset: fn(async () => ({})) },
  play: sequence(reset, says('Password reset successfully! Navigating to login page...', 'status')),
};

export const NothingTyped: Story = { play: sequence(performTables, sees('Enter a password.')) };
