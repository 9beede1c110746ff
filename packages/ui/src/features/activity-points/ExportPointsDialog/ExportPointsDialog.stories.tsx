import { POINT_EXPORT_COLUMNS } from '@quad/domain/activity-points';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, neverCalls, presses, says, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ExportPointsDialog } from './ExportPointsDialog.tsx';

const TERMS = [{ _id: 'term', name: 'Odd semester 2026', from: '2026-07-01', until: '2026-11-15' }];

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Export a term' },
    { part: 'Columns', role: 'group', name: 'Columns' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/ExportPointsDialog',
  component: ExportPointsDialog,
  parameters: { tables, frame: 'overlay' },
  args: { terms: TERMS, rules: [], onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ExportPointsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('dialog', 'Export a term'), performTables) };

export const Exports: Story = act(presses('Email', 'checkbox'), presses('Export'), async ({ args }) => {
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({
    term_id: 'term',
    columns: POINT_EXPORT_COLUMNS.filter((column) => column !== 'email'),
  });
});

export const Refused: Story = {
  args: { onSubmit: rejecting(new RefusedSubmission('This term no longer exists.')) },
  play: sequence(presses('Export'), says('This term no longer exists.'), neverCalls('onClose')),
};
