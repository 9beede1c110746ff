import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';

const CONFIRM = { role: 'button', name: 'Confirm' } as const;
const TAKE_OVER = { role: 'button', name: 'Take over this account' } as const;
const NAME = { role: 'textbox', name: 'Name' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: CONFIRM } },
    { keys: '{Enter}', does: 'Confirms the address.', outcome: { calls: 'onConfirm' } },
    {
      keys: '{Enter}',
      on: TAKE_OVER,
      does: 'Sends nothing while a field is empty, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onConfirm' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Confirm', ...CONFIRM },
    { part: 'Checking', role: 'status', text: 'Checking the link...', story: 'Checking' },
    { part: 'Dead link', role: 'alert', text: 'This link does not work any more. Please ask for a new one.', story: 'LinkRefused' },
    { part: 'Where to get another', role: 'link', name: 'Sign in to ask for a new one', story: 'LinkRefused' },
    { part: 'Name', ...NAME, state: { required: true, invalid: false }, story: 'NothingTyped' },
    { part: 'Take over', ...TAKE_OVER, story: 'NothingTyped' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Accounts/ConfirmAddress',
  component: ConfirmAddress,
  parameters: { tables },
  args: { link: { status: 'verified', isRegistrant: true }, onConfirm: fn(async () => {}) },
} satisfies Meta<typeof ConfirmAddress>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

const DEAD = 'This link does not work any more. Please ask for a new one.';

async function takeOver({ canvas, userEvent }: Actor) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Zoya Khan');
  await userEvent.type(canvas.getByLabelText('New Password'), 'violet harbor lantern');
  await userEvent.click(canvas.getByRole('button', { name: 'Take over this account' }));
}

/** In the browser that registered a click is enough. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await performGuide(context);
    await expect(args.onConfirm).toHaveBeenCalledWith({});
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
  },
};

export const Checking: Story = {
  args: { link: { status: 'verifying' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the link...');
    await performGuide(context);
  },
};

/** Malformed, expired, spent or made up: nobody is told which. */
export const LinkRefused: Story = {
  args: { link: { status: 'refused', error: new RefusedAccount(400, DEAD) } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent(DEAD);
    await expect(canvas.getByRole('link', { name: 'Sign in to ask for a new one' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await performGuide(context);
  },
};

const onRetry = fn();

export const NotChecked: Story = {
  args: { link: { status: 'refused', error: new Error('fetch failed'), onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link could not be checked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Confirming: Story = {
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirming...' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new Error('fetch failed');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your address could not be confirmed. Please try again.');
  },
};

/** Whoever opens the link elsewhere may never have registered: the account is theirs with a password of their own. */
export const InAnotherBrowser: Story = {
  args: { link: { status: 'verified', isRegistrant: false } },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.getByText('This address was registered in another browser')).toBeVisible();
    await takeOver(context);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ name: 'Zoya Khan', password: 'violet harbor lantern' }));
  },
};

export const NothingTyped: Story = {
  args: { link: { status: 'verified', isRegistrant: false } },
  play: async (context) => {
    const { canvas } = context;
    await performGuide(context);
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await expect(canvas.getByText('Enter a password.')).toBeVisible();
  },
};

const guessable = 'This password is easy to guess. Use a phrase that says nothing about you or the institute.';

export const PasswordRefused: Story = {
  args: {
    link: { status: 'verified', isRegistrant: false },
    onConfirm: fn(async () => {
      throw new RefusedAccount(400, guessable, { password: guessable });
    }),
  },
  play: async (context) => {
    await takeOver(context);
    const password = context.canvas.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')));
    await expect(password).toHaveFocus();
  },
};

export const LinkSpentMeanwhile: Story = {
  args: {
    link: { status: 'verified', isRegistrant: false },
    onConfirm: fn(async () => {
      throw new RefusedAccount(400, DEAD);
    }),
  },
  play: async (context) => {
    await takeOver(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(DEAD);
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Khan');
  },
};
