import { anExport } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { DataArchive } from './DataArchive.tsx';

const ASK = { role: 'button', name: 'Ask for my data' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: ASK } },
    { keys: '{Enter}', on: ASK, does: 'Asks for the data.', outcome: { calls: 'onAsk' } },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Have my data' },
    { part: 'Ask for my data', ...ASK },
    { part: 'While it is made', role: 'status', text: 'Your data is being prepared. You can leave this page.', story: 'Preparing' },
    { part: 'While it is on its way', role: 'status', text: 'Loading what is stored about you...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const ON_ITS_WAY = { ready_at: null, gone_at: null, bytes: null };

const meta = {
  title: 'Features/Personal data/DataArchive',
  component: DataArchive,
  parameters: { tables },
  args: { archive: null, onAsk: fn(async () => {}), onFetch: fn(async () => {}), onRetry: fn() },
} satisfies Meta<typeof DataArchive>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await performGuide(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for my data' }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
};

export const Ready: Story = {
  args: { archive: anExport() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('Nov 27, 2026, 9:01 am')).toBeVisible();
    await expect(canvas.getByText('48 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch the archive' }));
    await waitFor(() => expect(args.onFetch).toHaveBeenCalledWith(expect.objectContaining({ _id: anExport()._id })));
    await expect(canvas.getByRole('button', { name: 'Ask for my data again' })).toBeEnabled();
  },
};

export const Preparing: Story = {
  args: { archive: anExport({ state: 'preparing', ...ON_ITS_WAY }) },
  play: async (context) => {
    await expect(context.canvas.queryByRole('button')).not.toBeInTheDocument();
    await performGuide(context);
  },
};

export const CouldNotBePrepared: Story = {
  args: { archive: anExport({ state: 'failed', ...ON_ITS_WAY }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your data could not be prepared. Ask for it again.');
    await expect(canvas.getByRole('button', { name: 'Ask for my data again' })).toBeEnabled();
  },
};

export const Asking: Story = {
  args: { onAsk: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for my data' }));
    await expect(await canvas.findByRole('button', { name: 'Asking...' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onAsk: fn(async () => {
      throw new RefusedSubmission('Please sign out and sign in again to go on.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please sign out and sign in again to go on.');
  },
};

export const Offline: Story = {
  args: {
    archive: anExport(),
    onFetch: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch the archive' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your archive could not be fetched. Please try again.');
  },
};

export const Loading: Story = { args: { archive: undefined }, play: performGuide };

export const Failed: Story = {
  args: { archive: undefined, error: 'Failed to load what is stored about you.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
