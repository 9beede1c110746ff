import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';

const LEAVE = { role: 'button', name: 'Leave administration' } as const;
const GO_ON = { role: 'button', name: 'Go on' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: LEAVE, does: 'Moves to Go on.', outcome: { focus: GO_ON } },
    { keys: '{Enter}', on: LEAVE, does: 'Leaves; nothing is sent.', outcome: [{ calls: 'onDecline' }, { doesNotCall: 'onPassword' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Type your password again' },
    { part: 'While it works', role: 'button', name: 'Checking...', state: { busy: true, unavailable: true }, story: 'Checking' },
    {
      part: 'While the browser asks',
      role: 'button',
      name: 'Waiting for your passkey...',
      state: { busy: true, unavailable: true },
      story: 'UsingPasskey',
    },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Settings/ReauthenticationDialog',
  component: ReauthenticationDialog,
  parameters: { tables, frame: 'overlay' },
  args: { ways: ['password'], onPassword: fn(async () => {}), onDecline: fn() },
} satisfies Meta<typeof ReauthenticationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function confirm({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByLabelText(/^Password/), 'correct horse battery');
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
}

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('dialog', { name: 'Type your password again' });
    await performGuide(context);
  },
};

export const Confirms: Story = {
  tags: ['act'],
  play: async (context) => {
    await confirm(context);
    await waitFor(() => expect(context.args.onPassword).toHaveBeenCalledWith({ password: 'correct horse battery' }));
  },
};

/** Before one's own data is given away or erased. */
export const ForOwnData: Story = {
  args: { about: 'own-data' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('It shows that it is you before your data is given away or erased.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDecline).toHaveBeenCalled();
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('Enter your password.')).toBeVisible();
    await expect(args.onPassword).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onPassword: fn(async () => {
      throw new RefusedSubmission('This is not your password.', { password: 'This is not your password.' });
    }),
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByText('This is not your password.')).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    onPassword: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to check the password.');
  },
};

export const Checking: Story = {
  args: { onPassword: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('button', { name: 'Checking...' })).toBeVisible();
    await performGuide(context);
  },
};

const BOTH = { ways: ['passkey', 'password'], onPasskey: fn(async () => {}) } satisfies Story['args'];

/** The passkey comes first, and the password is there for whoever has not got it at hand. */
export const WithPasskey: Story = {
  args: BOTH,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Show that it is you' });
    await expect(canvas.getByLabelText(/^Or your password/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your passkey' }));
    await expect(args.onPasskey).toHaveBeenCalled();
  },
};

export const OnlyPasskey: Story = {
  args: { ...BOTH, ways: ['passkey'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use your passkey' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  },
};

/** Somebody signed in without the passkey that the institute demands of offices. */
export const ForOffice: Story = {
  args: { ...BOTH, about: 'office', ways: ['passkey'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Your institute wants your passkey for this. Use it to go on.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDecline).toHaveBeenCalled();
  },
};

/** The account has a passkey, and the browser knows none. */
export const Unsupported: Story = {
  args: { ways: ['passkey'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This browser knows no passkeys. Go on in the browser or on the device that has yours.'),
    ).toBeVisible();
  },
};

export const UsingPasskey: Story = {
  args: { ...BOTH, onPasskey: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Use your passkey' }));
    await performGuide(context);
  },
};

/** The browser's question was turned down: nothing is wrong, and both ways are still there. */
export const PasskeyCancelled: Story = {
  tags: ['act'],
  args: BOTH,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(args.onPasskey).toHaveBeenCalled());
    await expect(await canvas.findByRole('button', { name: 'Use your passkey' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** What is wrong with the passkey stands at it, and not at the password. */
export const PasskeyFailed: Story = {
  args: { ...BOTH, onPasskey: fn(() => Promise.reject(new Error('broken'))) },
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use your passkey' });
    await userEvent.click(use);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your passkey could not be used. Please try again.');
    await expect(alert.compareDocumentPosition(canvas.getByLabelText(/^Or your password/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
