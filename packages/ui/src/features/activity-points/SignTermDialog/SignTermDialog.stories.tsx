import { manyClassRows } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { callsOnce, lacks, plays, presses, sees, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { SignTermDialog } from './SignTermDialog.tsx';

const rows = manyClassRows(12).map((row, index) => ({
  ...row,
  exceptions: index < 3 ? (['behind'] as const).slice() : [],
  signature: { _id: null, state: 'unsigned' as const },
}));

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Sign Odd semester 2026?' },
    { part: 'Who is left out', role: 'region', name: 'Left out' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/SignTermDialog',
  component: SignTermDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    term: { _id: 'term', name: 'Odd semester 2026', from: '2026-07-01', until: '2026-11-15' },
    rows,
    onSign: fn(async () => {}),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SignTermDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sequence(seesRole('dialog', 'Sign Odd semester 2026?'), sees('9 students are complete and are signed for.', 'Left out')),
  performTables,
  presses('Sign the term'),
  callsOnce('onClose'),
);

export const NobodyReady: Story = shows({ rows: rows.slice(0, 3) }, 'There is nobody left to sign for.', lacks('button', 'Sign the term'));

export const Loading: Story = { args: { rows: undefined }, play: sees('Checking who is complete...') };
export const Failed: Story = { args: { rows: undefined, error: 'Something broke.' }, play: seesRole('button', 'Retry') };
