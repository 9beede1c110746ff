import { anImport, manyImportRows } from '@quad/domain/fixtures';
import { joinWords, sentence } from '@quad/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasAttribute,
  is,
  lacks,
  lacksText,
  lastCallsWith,
  plays,
  presses,
  says,
  sees,
  seesMany,
  seesRole,
  selects,
  sequence,
  shows,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ImportReview } from './ImportReview.tsx';

const CHECK = { role: 'button', name: 'Check again' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}', does: 'Moves through the columns to the check.', outcome: { focus: CHECK } }],
  screenReader: [
    { part: 'Lines', role: 'list', name: 'Lines' },
    { part: 'Check', ...CHECK },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/ImportReview',
  component: ImportReview,
  parameters: { tables, frame: 'overlay' },
  args: {
    imported: anImport(),
    items: manyImportRows(8),
    rowStatus: undefined,
    onRowStatusChange: fn(),
    onCheck: fn(async () => {}),
    onApply: fn(async () => {}),
    onUndo: fn(async () => {}),
    onSaveWrong: fn(async () => {}),
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ImportReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('5 lines change something. 1 line with errors is skipped.'),
  ({ canvas }) => expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Line 5. The roll number is missing.Wrong'),
  performTables,
);

export const Mapping: Story = shows(
  {
    imported: anImport({ state: 'mapping', counts: null, columns: { email: 0 } }),
    items: manyImportRows(3).map((row) => ({ ...row, status: null, note: '' })),
  },
  sees('Not assigned yet: Name, Roll number.'),
  selects('Name', 'Name'),
  selects('Roll number', 'Roll number'),
  presses('Check every line'),
  callsWith('onCheck', { email: 0, name: 1, rollNumber: 2 }),
);

export const Checking: Story = {
  args: { imported: anImport({ state: 'checking', counts: null, row_count: 8000 }) },
  play: says('Checking8,000 lines. You can leave this page; the work continues.', 'status'),
};

export const Progress: Story = shows(
  { imported: anImport({ state: 'applying', row_count: 10_000, progress: { done: 1200, of: 10_000 } }) },
  hasAttribute('progressbar', 'In progress', 'aria-valuenow', '1200'),
  hasAttribute('progressbar', 'In progress', 'aria-valuemax', '10000'),
  hasAttribute('progressbar', 'In progress', 'aria-valuetext', '1,200 of 10,000 lines'),
  // The running number is not part of what is announced.
  says(/^In progress10,000 lines\. You can leave this page; the work continues\.$/, 'status'),
);

/** On the embedded database, where an import blocks everybody else. */
export const StandsStill: Story = shows(
  { imported: anImport({ is_embedded: true, kind: 'rooms', row_count: 1800 }) },
  seesMany(2, 'text', 'This takes about 4 seconds, during which the portal does not respond.'),
  is('enabled', 'button', 'Apply now'),
);

export const StandsStillInHindi: Story = {
  args: {
    imported: anImport({ is_embedded: true, row_count: 1800, state: 'applied', undo_until: '2026-11-21T09:30:00.000Z' }),
    items: [
      {
        ...{ line: 2, cells: ['Robotics Club', 'Council'], status: 'changed', note: 'Type, Category changed.' },
        sentence: sentence`${joinWords(['Type', 'Category'])} changed.`,
      },
    ],
  },
  globals: { language: 'hi' },
  play: sequence(says('बदला गया: प्रकार, श्रेणी।', 'listitem'), sees(/इसमें लगभग 4 सेकंड लगेंगे; तब तक पोर्टल जवाब नहीं देगा।/)),
};

/** Too many rows to block everybody else for. Imports of people are checked in batches anyway. */
export const TooLongForAll: Story = shows(
  { imported: anImport({ is_embedded: true, row_count: 20_000 }) },
  'Everybody would have to wait too long: the embedded database takes at most 2,000 lines at a time. Split the table, or move the portal to PostgreSQL (docs/operating/tables.md).',
  lacksText(/does not respond/),
  hasAttribute('button', 'Apply now', 'aria-disabled', 'true'),
  presses('Check again'),
  ({ args }) => waitFor(() => expect(args.onCheck).toHaveBeenCalled()),
);

export const Refused: Story = {
  args: { onApply: rejecting(new RefusedSubmission('Choose a time within the next year.')) },
  play: sequence(presses('Apply now'), presses('Apply'), says('Choose a time within the next year.')),
};

export const NothingToDo: Story = {
  args: { imported: anImport({ counts: { new: 0, changed: 0, same: 8, wrong: 0 } }) },
  play: sees('This file changes nothing.'),
};

export const Scheduled: Story = shows(
  { imported: anImport({ state: 'scheduled', apply_at: '2027-03-31T18:30:00.000Z' }) },
  sees('It will be applied at Apr 1, 2027, 12:00 am.'),
  presses('Cancel import'),
  seesRole('alertdialog', 'Cancel this import?'),
  presses('Cancel import'),
  callsOnce('onUndo'),
);

export const Applied: Story = shows(
  { imported: anImport({ state: 'applied', applied_at: '2026-11-20T03:30:00.000Z', undo_until: '2026-11-21T03:30:00.000Z' }) },
  sees('You can undo it until Nov 21, 2026, 9:00 am.'),
  presses('Undo'),
  async ({ canvas, userEvent }) =>
    userEvent.click((await canvas.findAllByRole('button', { name: 'Undo' })).at(-1) ?? canvas.getByRole('alertdialog')),
  callsOnce('onUndo'),
);

export const UndoFailed: Story = {
  args: {
    imported: anImport({
      state: 'applied',
      applied_at: '2026-11-20T03:30:00.000Z',
      undo_until: '2026-11-21T03:30:00.000Z',
      failure: 'Something went wrong on our side, and nothing was done. Please try again.',
    }),
  },
  play: sequence(sees('You can undo it until Nov 21, 2026, 9:00 am.'), says('and nothing was done. Please try again.')),
};

export const AppliedLongAgo: Story = {
  args: { imported: anImport({ state: 'applied', applied_at: '2026-11-10T03:30:00.000Z' }) },
  play: sequence(sees('It can no longer be undone.'), lacks('button', 'Undo')),
};

export const Undone: Story = {
  args: { imported: anImport({ state: 'undone', undone_at: '2026-11-20T03:30:00.000Z', left: 2 }) },
  play: sees('2 lines stayed: they were changed since, concern you, or concern a disabled account.'),
};

export const Stale: Story = {
  args: {
    imported: anImport({
      state: 'stale',
      failure: 'The affected records have changed since the check, so nothing was done. Check it again.',
    }),
  },
  play: says('so nothing was done. Check it again.'),
};

/** Filtered by errors, applied now, and scheduled for a time on campus. */
export const Applies: Story = act(
  selects('Show', 'Wrong'),
  lastCallsWith('onRowStatusChange', 'wrong'),
  presses('Export the lines with errors'),
  callsOnce('onSaveWrong'),
  presses('Apply now'),
  seesRole('alertdialog', 'Apply now?'),
  presses('Apply'),
  callsWith('onApply', null),
  typesInto(/^On/, '2027-04-01'),
  presses('Apply later'),
  presses('Apply'),
  callsWith('onApply', '2027-03-31T18:30:00.000Z'),
);

/** A cleared time says what is missing, and the import does not start at once instead. */
export const NoTime: Story = act(
  typesInto(/^On/, '2027-04-01'),
  async ({ canvas, userEvent }) => userEvent.clear(await canvas.findByLabelText(/^At/)),
  sees('Enter a valid date and time.'),
  hasAttribute('button', 'Apply now', 'aria-disabled', 'true'),
  typesInto(/^At/, '09:30'),
  presses('Apply later'),
  presses('Apply'),
  callsWith('onApply', '2027-04-01T04:00:00.000Z'),
);

export const Empty: Story = { args: { items: [], rowStatus: 'same' }, play: sees('No such lines.') };

export const Many: Story = shows(
  { items: manyImportRows(5000), imported: anImport({ row_count: 5000, counts: { new: 1250, changed: 1250, same: 1250, wrong: 1250 } }) },
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000')),
  sees('New: 1,250'),
);

export const Loading: Story = { args: { items: undefined }, play: sees('Loading lines...') };

export const Failed: Story = shows({ items: undefined, error: 'Something broke.' }, presses('Retry'), callsOnce('onRetry'));

export const LongCells: Story = {
  args: {
    items: [{ line: 2, cells: ['averyveryverylongcellwithoutanyspaces'.repeat(6)], status: 'wrong', note: 'The roll number is missing.' }],
  },
};
