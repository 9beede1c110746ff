import { anExport } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { callsOnce, callsWith, is, lacks, presses, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { refusing } from '../../../testing/sending.ts';
import { DataArchive } from './DataArchive.tsx';

const ASK = { role: 'button', name: 'Ask for my data' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: ASK } },
    { keys: '{Enter}', on: ASK, does: 'Asks for the data.', outcome: { calls: 'onRequest' } },
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
  args: { archive: null, onRequest: fn(async () => {}), onFetch: fn(async () => {}), onRetry: fn() },
} satisfies Meta<typeof DataArchive>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(performGuide, presses('Ask for my data'), ({ args }) => expect(args.onRequest).toHaveBeenCalled()),
};

export const Ready: Story = {
  args: { archive: anExport() },
  play: sequence(
    sees('Nov 27, 2026, 9:01 am', '48 kB'),
    presses('Fetch the archive'),
    callsWith('onFetch', anExport()._id),
    is('enabled', 'button', 'Ask for my data again'),
  ),
};

export const Preparing: Story = {
  args: { archive: anExport({ state: 'preparing', ...ON_ITS_WAY }) },
  play: sequence(lacks('button'), performGuide),
};

export const CouldNotBePrepared: Story = {
  args: { archive: anExport({ state: 'failed', ...ON_ITS_WAY }) },
  play: sequence(says('Your data could not be prepared. Ask for it again.'), is('enabled', 'button', 'Ask for my data again')),
};

export const Asking: Story = {
  args: { onRequest: fn(() => new Promise(() => {})) },
  play: sequence(presses('Ask for my data'), seesRole('button', 'Asking...')),
};

export const Refused: Story = {
  args: { onRequest: refusing(new RefusedSubmission('Please sign out and sign in again to go on.')) },
  play: sequence(presses('Ask for my data'), says('Please sign out and sign in again to go on.')),
};

export const Offline: Story = {
  tags: ['act'],
  args: { archive: anExport(), onFetch: refusing(new TypeError('Failed to fetch')) },
  play: sequence(presses('Fetch the archive'), says('Your archive could not be fetched. Please try again.')),
};

export const Loading: Story = { args: { archive: undefined }, play: performGuide };

export const Failed: Story = {
  args: { archive: undefined, error: 'Failed to load what is stored about you.' },
  play: sequence(presses('Retry'), callsOnce('onRetry')),
};
