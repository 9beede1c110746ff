import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
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
    {
      keys: '{Tab}',
      does: 'Moves to the way back.',
      outcome: { focus: { role: 'link', name: 'Login' } },
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Registered Email', ...EMAIL, state: { required: true, invalid: false } },
    { part: 'Send Reset Link', ...SEND },
    { part: 'Login', role: 'link', name: 'Login' },
    {
      part: 'Error',
      role: 'alert',
      text: 'This email is linked with Google. Please sign in with Google.',
      story: 'LinkedWithGoogle',
    },
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
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Accounts/ForgotPasswordForm',
  component: ForgotPasswordForm,
  parameters: { tables },
  args: { onSend: fn(async () => ({ message: 'If this address has an account, a reset link is on its way.' })) },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function send({ canvas, userEvent }: Actor) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Registered Email' }), 'student@campus.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
}

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('textbox', { name: 'Registered Email' })).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await performGuide(context);
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Registered Email' }), 'student@campus.example');
    await performGuide(context);
    await expect(args.onSend).toHaveBeenCalledWith({ email: 'student@campus.example' });
    await expect(canvas.getByRole('textbox', { name: 'Registered Email' })).toHaveValue('student@campus.example');
  },
};

export const SentWithoutMessage: Story = {
  tags: ['act'],
  args: { onSend: fn(async () => ({})) },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('Reset link sent successfully!'));
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    await send(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Sending...' }));
    await expect(context.args.onSend).toHaveBeenCalledOnce();
    await performGuide(context);
  },
};

export const NothingTyped: Story = {
  play: async (context) => {
    await performGuide(context);
    const email = context.canvas.getByRole('textbox', { name: 'Registered Email' });
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
  },
};

export const NotAnAddress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Registered Email' }), 'student{Enter}');
    await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LinkedWithGoogle: Story = {
  args: {
    onSend: fn(async () => {
      throw new RefusedAccount(400, 'Please use Google Login.');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This email is linked with Google. Please sign in with Google.',
    );
    await expect(context.canvas.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth/google');
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onSend: fn(async () => {
      throw new RefusedAccount(429, 'Too many attempts. Try again in 15 minutes.');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.');
    await expect(context.canvas.getByRole('textbox', { name: 'Registered Email' })).toHaveValue('student@campus.example');
  },
};

/** The failure is forgotten once the link was sent. */
export const SentAtLast: Story = {
  tags: ['act'],
  args: { onSend: fn(async () => ({})) },
  play: async (context) => {
    mocked(context.args.onSend).mockRejectedValueOnce(new Error('fetch failed'));
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send Reset Link' }));
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('Reset link sent successfully!'));
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
