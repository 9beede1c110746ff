import type { ClassRow } from '@quad/domain/activity-points';
import { FIXED_NOW, ownPoints, PEOPLE, studentReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { lacks, neverCalls, plays, presses, says, sees, seesRole, sequence, shows, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { StudentPointsDialog } from './StudentPointsDialog.tsx';

const row: ClassRow = {
  student: studentReference(PEOPLE.student),
  total: 60,
  segments: [],
  exceptions: ['withdrawn'],
  open_claims: 0,
  signature: { _id: 'signature', state: 'signed' },
};

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Points of Priya Sharma' },
    { part: 'Segments', role: 'list', name: 'By segment' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/StudentPointsDialog',
  component: StudentPointsDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    row,
    points: ownPoints(),
    now: new Date(FIXED_NOW),
    onRetry: fn(),
    onUndo: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof StudentPointsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const askReason = sequence(presses('Withdraw the signature'), seesRole('textbox', 'Reason'));

export const Default: Story = plays(
  sequence(seesRole('dialog', /^Points of/), sees('Signed, but no longer confirmed', '60 of 100'), lacks('link')),
  performTables,
);

/** Exported signatures cannot be withdrawn. */
export const Exported: Story = {
  args: { row: { ...row, exceptions: [], signature: { _id: 'signature', state: 'exported' } } },
  play: lacks('button', 'Withdraw the signature'),
};

export const Withdraws: Story = {
  tags: ['act'],
  play: sequence(askReason, types('Reason', 'A check-in was corrected.'), presses('Withdraw the signature'), async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onUndo).toHaveBeenCalledWith({ signatureId: 'signature', reason: 'A check-in was corrected.' });
  }),
};

export const ReasonIsMissing: Story = {
  play: sequence(askReason, presses('Withdraw the signature'), says('Enter why the signature is withdrawn.'), neverCalls('onUndo')),
};

export const Refused: Story = shows(
  { onUndo: rejecting(new RefusedSubmission('This term was exported, so its signature stays.')) },
  askReason,
  types('Reason', 'Wrong'),
  presses('Withdraw the signature'),
  says('This term was exported, so its signature stays.'),
  neverCalls('onClose'),
);

export const Loading: Story = { args: { points: undefined }, play: sees('Loading the points...') };
export const Failed: Story = { args: { points: undefined, error: 'Something broke.' }, play: seesRole('button', 'Retry') };
