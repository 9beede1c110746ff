import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { hasAttribute, neverCalls, presses, says, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ExportListButton } from './ExportListButton.tsx';

const SAVE = { role: 'button', name: 'Save as CSV' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SAVE } },
    { keys: '{Enter}', does: 'Saves the list.', outcome: { calls: 'onSave' } },
  ],
  screenReader: [{ part: 'Button', ...SAVE }],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Downloads/ExportListButton',
  component: ExportListButton,
  parameters: { tables },
  args: { onSave: fn(async () => {}), count: 12 },
} satisfies Meta<typeof ExportListButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: (context) => performTables(context) };

export const Saving: Story = {
  args: { onSave: fn(() => new Promise(() => {})) },
  play: sequence(presses('Save as CSV'), seesRole('button', 'Exporting...')),
};

/** Shows why exporting failed, and can be retried. */
export const Failed: Story = {
  args: { onSave: rejecting(new RefusedSubmission('The server took too long.')) },
  play: sequence(presses('Save as CSV'), says('The server took too long.'), presses('Save as CSV'), ({ args }) =>
    waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2)),
  ),
};

export const NothingToSave: Story = {
  args: { count: 0 },
  play: sequence(hasAttribute('button', 'Save as CSV', 'aria-disabled', 'true'), presses('Save as CSV'), neverCalls('onSave')),
};
