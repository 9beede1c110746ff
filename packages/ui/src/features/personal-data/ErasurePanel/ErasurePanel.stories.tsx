import { someData } from '@quad/domain/fixtures';
import { ERASURE_OBSTACLES, RETAINED_RECORDS } from '@quad/domain/personal-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, lacks, loses, neverCalls, onPage, plays, presses, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ErasurePanel } from './ErasurePanel.tsx';

const LEAVE = { role: 'button', name: 'Leave and erase my account' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: LEAVE } },
    { keys: '{Enter}', on: LEAVE, does: 'Asks once more; nothing is sent yet.', outcome: { doesNotCall: 'onRequest' } },
  ],
  screenReader: [{ part: 'Panel', role: 'region', name: 'Leave' }],
} satisfies ComponentTables;
const LEAVING = { asked_at: '2026-11-20T09:30:00.000Z', due_at: '2026-12-04T09:30:00.000Z' };

const meta = {
  title: 'Features/Personal data/ErasurePanel',
  component: ErasurePanel,
  parameters: { tables, frame: 'overlay' },
  args: { data: someData(), onRequest: fn(async () => {}), onCancel: fn(async () => {}) },
} satisfies Meta<typeof ErasurePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(sees('Lines of the audit log: what was done stays, who did it is a number'), performTables);

export const RequestsErasure: Story = plays(
  presses('Leave and erase my account'),
  onPage(seesRole('alertdialog', 'Leave and erase your account?'), presses('Leave')),
  ({ args }) => waitFor(() => expect(args.onRequest).toHaveBeenCalled()),
  onPage(loses('alertdialog')),
);

export const ThinksBetterOfIt: Story = act(presses('Leave and erase my account'), onPage(presses('Stay'), neverCalls('onRequest')));

export const Scheduled: Story = {
  args: { data: someData({ leaving: LEAVING }) },
  play: sequence(sees('Your account will be erased on Dec 4, 2026, 3:00 pm'), presses('Keep my account'), ({ args }) =>
    waitFor(() => expect(args.onCancel).toHaveBeenCalled()),
  ),
};

export const HasOffices: Story = {
  args: { data: someData({ obstacles: [...ERASURE_OBSTACLES] }) },
  play: sequence(sees('Your address is the contact of a unit. Have another contact named first.'), lacks('button')),
};

export const NothingStays: Story = { args: { data: someData({ kept: [] }) } };

export const Everything: Story = {
  args: { data: someData({ kept: RETAINED_RECORDS.map((record, index) => ({ record, count: 12_345 * (index + 1) })) }) },
};

export const Refused: Story = {
  args: { onRequest: rejecting(new RefusedSubmission('Please sign out and sign in again to continue.')) },
  play: sequence(presses('Leave and erase my account'), onPage(presses('Leave')), says('Please sign out and sign in again to continue.')),
};

export const CannotStay: Story = {
  args: { data: someData({ leaving: LEAVING }), onCancel: rejecting(new TypeError('Failed to fetch')) },
  play: sequence(presses('Keep my account'), says('Your account will still be erased: that could not be changed. Please try again.')),
};
