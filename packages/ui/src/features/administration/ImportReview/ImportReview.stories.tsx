import { anImport, manyImportRows } from '@quad/domain/fixtures';
import { joinWords, sentence } from '@quad/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  callsOnce,
  callsWith,
  hasAttribute,
  lacks,
  lacksText,
  lastCallsWith,
  presses,
  says,
  sees,
  seesRole,
  selects,
  sequence,
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

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('5 lines change something. 1 wrong line is left out.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Line 5. The roll number is missing.Wrong');
    await performTables(context);
  },
};

export const Mapping: Story = {
  args: {
    imported: anImport({ state: 'mapping', counts: null, columns: { email: 0 } }),
    items: manyImportRows(3).map((row) => ({ ...row, status: null, note: '' })),
  },
  play: sequence(
    sees('Still to be chosen: Name, Roll number.'),
    selects('Name', 'Name'),
    selects('Roll number', 'Roll number'),
    presses('Check every line'),
    callsWith('onCheck', { email: 0, name: 1, rollNumber: 2 }),
  ),
};

export const Checking: Story = {
  args: { imported: anImport({ state: 'checking', counts: null, row_count: 8000 }) },
  play: says('Being checked8,000 lines. You may leave this page: it goes on without you.', 'status'),
};

export const Progress: Story = {
  args: { imported: anImport({ state: 'applying', row_count: 10_000, progress: { done: 1200, of: 10_000 } }) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Being done' });
    await expect(bar).toHaveAttribute('aria-valuenow', '1200');
    await expect(bar).toHaveAttribute('aria-valuemax', '10000');
    await expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 10,000 lines');
    // The running number is not part of what is announced.
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Being done10,000 lines\. You may leave this page: it goes on without you\.$/,
    );
  },
};

/** On the embedded database, where an import blocks everybody else. */
export const StandsStill: Story = {
  args: { imported: anImport({ is_embedded: true, kind: 'rooms', row_count: 1800 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This will take about 4 seconds; the portal stands still meanwhile.')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Do it now' })).toBeEnabled();
  },
};

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
  play: sequence(says('बदला गया: प्रकार, श्रेणी।', 'listitem'), sees(/इसमें लगभग 4 सेकंड लगेंगे; तब तक पोर्टल रुका रहेगा।/)),
};

/** Too many rows to block everybody else for. Imports of people are checked in batches anyway. */
export const TooLongForAll: Story = {
  args: { imported: anImport({ is_embedded: true, row_count: 20_000 }) },
  play: sequence(
    sees(
      'Everybody would have to wait too long: with the embedded database, at most 2,000 lines are done at a time. Bring the table in parts, or move the portal to PostgreSQL (docs/operating/tables.md).',
    ),
    lacksText(/stands still/),
    hasAttribute('button', 'Do it now', 'aria-disabled', 'true'),
    presses('Check again'),
    ({ args }) => waitFor(() => expect(args.onCheck).toHaveBeenCalled()),
  ),
};

export const Refused: Story = {
  args: { onApply: rejecting(new RefusedSubmission('Choose a moment within the next year.')) },
  play: sequence(presses('Do it now'), presses('Do it'), says('Choose a moment within the next year.')),
};

export const NothingToDo: Story = {
  args: { imported: anImport({ counts: { new: 0, changed: 0, same: 8, wrong: 0 } }) },
  play: sees('There is nothing in it that would change anything.'),
};

export const Scheduled: Story = {
  args: { imported: anImport({ state: 'scheduled', apply_at: '2027-03-31T18:30:00.000Z' }) },
  play: sequence(
    sees('It is done at Apr 1, 2027, 12:00 am.'),
    presses('Call it off'),
    seesRole('alertdialog', 'Call it off?'),
    presses('Call it off'),
    callsOnce('onUndo'),
  ),
};

export const Applied: Story = {
  args: { imported: anImport({ state: 'applied', applied_at: '2026-11-20T03:30:00.000Z', undo_until: '2026-11-21T03:30:00.000Z' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('It can be taken back until Nov 21, 2026, 9:00 am.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Take it back' })).at(-1) ?? canvas.getByRole('alertdialog'));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledOnce());
  },
};

export const AppliedLongAgo: Story = {
  args: { imported: anImport({ state: 'applied', applied_at: '2026-11-10T03:30:00.000Z' }) },
  play: sequence(sees('It can no longer be taken back.'), lacks('button', 'Take it back')),
};

export const Undone: Story = {
  args: { imported: anImport({ state: 'undone', undone_at: '2026-11-20T03:30:00.000Z', left: 2 }) },
  play: sees('2 lines stayed: they were changed since, concern you, or concern a disabled account.'),
};

export const Stale: Story = {
  args: {
    imported: anImport({
      state: 'stale',
      failure: 'What it is about has changed since it was checked, so nothing was done. Check it again.',
    }),
  },
  play: says('so nothing was done. Check it again.'),
};

/** Filtered by errors, applied now, and scheduled for a time on campus. */
export const Applies: Story = {
  tags: ['act'],
  play: sequence(
    selects('Show', 'Wrong'),
    lastCallsWith('onRowStatusChange', 'wrong'),
    presses('Save the wrong lines'),
    callsOnce('onSaveWrong'),
    presses('Do it now'),
    seesRole('alertdialog', 'Do it now?'),
    presses('Do it'),
    callsWith('onApply', null),
    typesInto(/^On/, '2027-04-01'),
    presses('Do it then'),
    presses('Do it'),
    callsWith('onApply', '2027-03-31T18:30:00.000Z'),
  ),
};

export const Empty: Story = { args: { items: [], rowStatus: 'same' }, play: sees('No such lines.') };

export const Many: Story = {
  args: {
    items: manyImportRows(5000),
    imported: anImport({ row_count: 5000, counts: { new: 1250, changed: 1250, same: 1250, wrong: 1250 } }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'));
    await expect(canvas.getByText('New: 1,250')).toBeVisible();
  },
};

export const Loading: Story = { args: { items: undefined }, play: sees('Loading lines...') };

export const Failed: Story = {
  args: { items: undefined, error: 'Something broke.' },
  play: sequence(presses('Retry'), callsOnce('onRetry')),
};

export const LongCells: Story = {
  args: {
    items: [{ line: 2, cells: ['averyveryverylongcellwithoutanyspaces'.repeat(6)], status: 'wrong', note: 'The roll number is missing.' }],
  },
};
