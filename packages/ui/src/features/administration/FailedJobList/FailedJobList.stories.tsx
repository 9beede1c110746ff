import { failedJob, fixtureId, manyFailedJobs } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { presses, sees, seesMany, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FailedJobList } from './FailedJobList.tsx';

const AGAIN = { role: 'button', name: 'Try again' } as const;
const GIVE_UP = { role: 'button', name: 'Discard' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: AGAIN, does: 'Moves on to giving it up.', outcome: { focus: GIVE_UP }, story: 'One' },
    { keys: '{Enter}', on: AGAIN, does: 'Retries the job.', outcome: { calls: 'onJobRetry' }, story: 'One' },
  ],
  screenReader: [{ part: 'List', role: 'list', name: 'Failed' }],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/FailedJobList',
  component: FailedJobList,
  parameters: { tables },
  args: { items: manyFailedJobs(3), onJobRetry: fn(), onRemove: fn(), onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof FailedJobList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesMany(3, 'listitem'), performTables) };

/** A mail to a person, one without a named recipient, another kind of job, a failed erasure, and one that is being retried. */
export const States: Story = shows(
  {
    items: [
      failedJob({ _id: 'a' }),
      failedJob({ _id: 'b', recipient: null, reason: '' }),
      failedJob({ _id: 'c', queue: 'imports', kind: null, attempts: 1, recipient: null, reason: 'The file is gone.' }),
      failedJob({ _id: 'e', queue: 'erasures', kind: null, recipient: null, account: fixtureId('user', 7), reason: '57014' }),
      failedJob({ _id: 'd' }),
    ],
    loadingIds: ['d'],
  },
  sees('No reason was given.', `Erasing of accounts: Account ${fixtureId('user', 7)}`, /^1 attempt · /),
  seesRole('button', 'Sending...'),
);

export const One: Story = {
  args: { items: [failedJob()] },
  play: sequence(presses('Discard'), ({ args }) => expect(args.onRemove).toHaveBeenCalledWith(args.items?.[0]), performTables),
};

export const LongReason: Story = {
  args: { items: [failedJob({ reason: 'Averyveryverylongreasonwithoutanyspacesthatgoesonandonandonandonandonandon' })] },
};
