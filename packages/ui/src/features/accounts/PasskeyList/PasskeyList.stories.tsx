import { MOST_PASSKEYS } from '@quad/domain/accounts';
import { aPasskey } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { PasskeyList } from './PasskeyList.tsx';

const REMOVE = { role: 'button', name: 'Remove passkey: Laptop' } as const;
const NEXT = { role: 'button', name: 'Remove passkey: Phone' } as const;
const RETRY = { role: 'button', name: 'Retry' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: REMOVE, does: 'Moves to the button of the next one.', outcome: { focus: NEXT } },
    { keys: '{Enter}', on: RETRY, does: 'Asks for them again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'Passkeys', role: 'list' },
    { part: 'Passkey', role: 'listitem', text: 'Added Nov 2, 2026, not used yet' },
    { part: 'Remove', ...REMOVE },
    { part: 'Failure', role: 'alert', text: 'The passkey could not be removed. Please try again.', story: 'CannotRemove' },
    { part: 'Nothing could be read', role: 'alert', text: 'Your passkeys could not be loaded.', story: 'Failed' },
    { part: 'While they are on their way', role: 'status', text: 'Loading passkeys...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const phone = aPasskey();
const laptop = aPasskey({ id: '01900000-0000-7000-8000-000000000902', name: 'Laptop', last_used_at: null });

const meta = {
  title: 'Features/Accounts/PasskeyList',
  component: PasskeyList,
  parameters: { frame: 'overlay', tables },
  args: {
    passkeys: [laptop, phone],
    onRetry: fn(),
    onAdd: fn(async () => true),
    onRemove: fn(async () => {}),
  },
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Added Nov 2, 2026, not used yet')).toBeVisible();
    await expect(canvas.getByText('Added Nov 2, 2026, last used Nov 20, 2026, 9:00 am')).toBeVisible();
    await performGuide(context);
  },
};

export const Empty: Story = {
  args: { passkeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no passkey yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};

export const Loading: Story = { args: { passkeys: undefined }, play: performGuide };

export const Failed: Story = { args: { passkeys: undefined, hasFailed: true }, play: performGuide };

/** As many as an account may have. */
export const Many: Story = {
  args: {
    passkeys: Array.from({ length: MOST_PASSKEYS }, (_none, index) =>
      aPasskey({ id: `01900000-0000-7000-8000-0000000009${String(index + 10)}`, name: `Device ${index + 1}` }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(MOST_PASSKEYS);
  },
};

export const LongNames: Story = {
  args: {
    passkeys: [
      aPasskey({ name: 'The key that lies in the second drawer of the society’s desk' }),
      { ...laptop, name: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenschluessel' },
    ],
  },
};

/** What is there can be seen and removed all the same. */
export const Unsupported: Story = {
  args: { onAdd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser knows no passkeys. To add one, open the portal in a newer browser.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove passkey: Phone' })).toBeVisible();
  },
};

async function add({ canvas, userEvent }: Played, name = 'Phone') {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
  if (name) await userEvent.type(await screen.findByLabelText(/^Name/), name);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
}

export const Adds: Story = {
  tags: ['act'],
  play: async (context) => {
    await add(context, ' Phone ');
    await waitFor(() => expect(context.args.onAdd).toHaveBeenCalledWith({ name: 'Phone' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WithoutName: Story = {
  play: async (context) => {
    await add(context, '');
    await expect(await screen.findByText('Enter a name.')).toBeVisible();
    await expect(context.args.onAdd).not.toHaveBeenCalled();
  },
};

export const Adding: Story = {
  args: { onAdd: fn(() => new Promise<boolean>(() => {})) },
  play: async (context) => {
    await add(context);
    await expect(await screen.findByRole('button', { name: 'Waiting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The browser's question was turned down: nothing is wrong, and the name is still there. */
export const AddingCancelled: Story = {
  args: { onAdd: fn(async () => false) },
  play: async (context) => {
    await add(context);
    await waitFor(() => expect(context.args.onAdd).toHaveBeenCalled());
    await expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Phone');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const AddingRefused: Story = {
  args: { onAdd: fn(() => Promise.reject(new RefusedSubmission('This device has a passkey of your account already.'))) },
  play: async (context) => {
    await add(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This device has a passkey of your account already.');
  },
};

async function remove({ canvas, userEvent }: Played, answer: 'Remove' | 'Cancel') {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove passkey: Phone' }));
  await screen.findByRole('alertdialog', { name: 'Remove the passkey Phone?' });
  await userEvent.click(screen.getByRole('button', { name: answer }));
}

export const AsksBeforeRemoving: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove passkey: Phone' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Remove the passkey Phone?' })).toBeVisible();
  },
};

export const Removes: Story = {
  tags: ['act'],
  play: async (context) => {
    await remove(context, 'Cancel');
    await expect(context.args.onRemove).not.toHaveBeenCalled();
    await remove(context, 'Remove');
    await expect(context.args.onRemove).toHaveBeenCalledWith(phone.id);
  },
};

export const CannotRemove: Story = {
  args: { onRemove: fn(() => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    await remove(context, 'Remove');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The passkey could not be removed. Please try again.');
    await performGuide(context);
  },
};
