import { anExport } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { is, lacks, plays, presses, says, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { DataArchive } from './DataArchive.tsx';

const ASK = { role: 'button', name: 'Request my data' } as const;

const tables = {
  keyboard: [key('{Tab}', 'Moves to the button.', { focus: ASK }), key('{Enter}', ASK, 'Asks for the data.', { calls: 'onRequest' })],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Get my data' },
    { part: 'Request my data', ...ASK },
    { part: 'While it is made', role: 'status', text: 'Your data is being prepared. You can leave this page.', story: 'Preparing' },
    { part: 'While it is on its way', role: 'status', text: 'Loading what is stored about you...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const ON_ITS_WAY = { ready_at: null, gone_at: null, bytes: null };

const meta = {
  title: 'Features/Personal data/DataArchive',
  component: DataArchive,
  parameters: { tables },
  args: { archive: null, onRequest: fn(async () => {}), onFetch: fn(async () => {}), onRetry: fn() },
} satisfies Meta<typeof DataArchive>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(performTables, presses('Request my data'), ({ args }) => expect(args.onRequest).toHaveBeenCalled());

export const Preparing: Story = shows({ archive: anExport({ state: 'preparing', ...ON_ITS_WAY }) }, lacks('button'), performTables);

export const CouldNotBePrepared: Story = {
  args: { archive: anExport({ state: 'failed', ...ON_ITS_WAY }) },
  play: sequence(says('Your data could not be prepared. Request it again.'), is('enabled', 'button', 'Request my data again')),
};

export const Loading: Story = { args: { archive: undefined }, play: performTables };
