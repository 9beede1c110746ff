import { aRecordEntry, FIXED_NOW, someRecordEntries } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { callsWith, is, plays, presses, says, sees, sequence, shows } from '../../../plays.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RecordSheet } from './RecordSheet.tsx';

const PRINT = { role: 'button', name: 'Print' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Print, and on to what can be done with each entry.', outcome: { focus: PRINT } },
    { keys: '{Enter}', on: PRINT, does: 'Prints the record.', outcome: { calls: 'onPrint' } },
  ],
  screenReader: [
    { part: 'Kind', role: 'heading', name: 'Endorsed skills', state: { level: 2 } },
    { part: 'Print', ...PRINT },
    { part: 'While it is on its way', role: 'status', text: 'Loading the record...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const entries = someRecordEntries();

const meta = {
  title: 'Features/Records/RecordSheet',
  component: RecordSheet,
  parameters: { tables },
  args: {
    record: { name: 'Aarav Mehta', entries },
    institute: 'Campus Institute',
    asOf: new Date(FIXED_NOW),
    onPrint: fn(),
    actionOf: ({ _id, title }) => (
      <Link href={`/credentials/${_id}`} aria-label={`Credential of ${title}`}>
        Credential
      </Link>
    ),
  },
} satisfies Meta<typeof RecordSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Endorsed skills', 'Verified achievements', 'Positions held', 'Events attended']);
  },
  sees('Circuit design', 'advanced', 'Robotics Club · 2026-2027 · 12 August 2026'),
  performTables,
);

/** The owner selects entries; others are not printed. */
export const Chosen: Story = shows(
  { shown: new Set([entries[0]?._id ?? '']), onShownChange: fn() },
  is('checked', 'checkbox', 'Circuit design'),
  presses('Workshop Lead', 'checkbox'),
  callsWith('onShownChange', { entryId: entries[3]?._id, shown: true }),
);

export const SparseData: Story = { args: { record: { name: 'Aarav Mehta', entries: [aRecordEntry({ level: '', day: '' })] } } };

export const LongTitle: Story = {
  args: {
    record: {
      name: 'Aarav Mehta',
      entries: [
        aRecordEntry({
          kind: 'position',
          title: 'Joint Coordinator of the Intercollegiate Symposium on Autonomous Navigation and Swarm Robotics',
          level: '',
          unit: 'Committee for Intercollegiate Debating, Public Speaking and Parliamentary Procedure',
          tenure: '2026-2027',
        }),
      ],
    },
  },
};

export const Many: Story = {
  args: {
    record: {
      name: 'Aarav Mehta',
      entries: Array.from({ length: 60 }, (_, n) => aRecordEntry({ _id: `skill.${n}`, title: `Skill ${n + 1}` })),
    },
  },
};

export const Loading: Story = { args: { record: undefined }, play: sequence(says('Loading the record...', 'status'), performTables) };
