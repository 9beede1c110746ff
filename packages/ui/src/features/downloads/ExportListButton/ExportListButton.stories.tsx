import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { callsTimes, hasAttribute, neverCalls, presses, says, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ExportListButton } from './ExportListButton.tsx';

const SAVE = { role: 'button', name: 'Save as CSV' } as const;

const tables = {
  keyboard: [key('{Tab}', 'Moves to the button.', { focus: SAVE }), key('{Enter}', 'Saves the list.', { calls: 'onSave' })],
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

export const Default: Story = { play: performTables };

export const Saving: Story = shows({ onSave: fn(() => new Promise(() => {})) }, presses('Save as CSV'), seesRole('button', 'Exporting...'));

/** Shows why exporting failed, and can be retried. */
export const Failed: Story = {
  args: { onSave: rejecting(new RefusedSubmission('The server took too long.')) },
  play: sequence(presses('Save as CSV'), says('The server took too long.'), presses('Save as CSV'), callsTimes(2, 'onSave')),
};

export const NothingToSave: Story = {
  args: { count: 0 },
  play: sequence(hasAttribute('button', 'Save as CSV', 'aria-disabled', 'true'), presses('Save as CSV'), neverCalls('onSave')),
};
