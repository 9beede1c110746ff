import { anApproval, FIXED_NOW, PEOPLE, returnedApproval, withDeputy } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, lacks, neverCalls, plays, presses, says, sees, seesRole, sequence, types } from '../../../plays.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';

const approval = withDeputy(anApproval());
const seen = { requestId: approval._id, stepId: 'decision', version: approval.version };

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'NSS camp at the coast' },
    { part: 'Steps', role: 'list', name: 'Decisions' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Approvals/ApprovalDialog',
  component: ApprovalDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    approval,
    now: FIXED_NOW,
    onRetry: fn(),
    onDecide: fn(async () => {}),
    onReturn: fn(async () => {}),
    onClose: fn(),
    children: <Text>Ten days of planting at the coast, 80 hours.</Text>,
  },
} satisfies Meta<typeof ApprovalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const done =
  (name: 'onDecide' | 'onReturn', decision: object) =>
  async ({ args }: { args: Record<string, unknown> }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args[name]).toHaveBeenCalledWith({ ...seen, ...decision });
  };
const asks = (verb: string) => sequence(presses(verb), seesRole('textbox', 'Reason'));

export const Default: Story = {
  play: sequence(sees(/^Approved · Neha Krishnan/, 'To decide now', /^Neha Krishnan for Kavya Subramanian, until /), performTables),
};

export const Approves: Story = act(presses('Approve'), done('onDecide', { verdict: 'approved', reason: '' }));

export const Rejects: Story = act(
  asks('Reject'),
  types('Reason', 'Six hours are too few.'),
  presses('Reject'),
  done('onDecide', { verdict: 'rejected', reason: 'Six hours are too few.' }),
);

export const Returns: Story = act(
  asks('Return for changes'),
  presses('Back'),
  asks('Return for changes'),
  types('Reason', 'The letter has another date.'),
  presses('Return for changes'),
  done('onReturn', { reason: 'The letter has another date.' }),
);

export const ReasonIsMissing: Story = plays(asks('Reject'), presses('Reject'), says('Enter why it is rejected.'), neverCalls('onDecide'));

/** Somebody else decided first. */
export const Refused: Story = {
  args: { onDecide: rejecting(new RefusedSubmission('Somebody decided about this in the meantime. Check it again.')) },
  play: sequence(presses('Approve'), says('Somebody decided about this in the meantime. Check it again.'), neverCalls('onClose')),
};

/** Users cannot decide about their own requests. */
export const OneRequest: Story = {
  args: { approval: anApproval({}, PEOPLE.student) },
  play: sequence(seesRole('dialog', 'NSS camp at the coast'), lacks('button', 'Approve')),
};

export const Returned: Story = {
  args: { approval: returnedApproval() },
  play: sees(/^Returned by Kavya Subramanian/, 'The certificate shows another day.'),
};
export const Failed: Story = { args: { approval: undefined, error: 'Something broke.' }, play: seesRole('button', 'Retry') };
