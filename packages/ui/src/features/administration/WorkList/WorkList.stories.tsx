import { fixtureId, givenUpWork, manyGivenUpWork } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rendersWhatIsVisible } from '../../../testing/listPlays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { WorkList } from './WorkList.tsx';

const AGAIN = { role: 'button', name: 'Try again' } as const;
const GIVE_UP = { role: 'button', name: 'Give up' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: AGAIN, does: 'Moves on to giving it up.', outcome: { focus: GIVE_UP }, story: 'One' },
    { keys: '{Enter}', on: AGAIN, does: 'Has it tried once more.', outcome: { calls: 'onRetry' }, story: 'One' },
  ],
  screenReader: [{ part: 'List', role: 'list', name: 'Given up' }],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Administration/WorkList',
  component: WorkList,
  parameters: { tables },
  args: { work: manyGivenUpWork(3), onRetry: fn(), onRemove: fn(), onReload: fn(), onNearEnd: fn() },
} satisfies Meta<typeof WorkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
    await performGuide(context);
  },
};

/** A mail to somebody, one to nobody who is named, work of another kind, somebody who could not be erased, and one that is being tried. */
export const States: Story = {
  args: {
    work: [
      givenUpWork({ _id: 'a' }),
      givenUpWork({ _id: 'b', recipient: null, reason: '' }),
      givenUpWork({ _id: 'c', queue: 'imports', kind: null, attempts: 1, recipient: null, reason: 'The file is gone.' }),
      givenUpWork({ _id: 'e', queue: 'erasures', kind: null, recipient: null, account: fixtureId('user', 7), reason: '57014' }),
      givenUpWork({ _id: 'd' }),
    ],
    busy: ['d'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was not said why.')).toBeVisible();
    await expect(canvas.getByText(`Erasing of accounts: Account ${fixtureId('user', 7)}`)).toBeVisible();
    await expect(canvas.getByText(/^1 attempt · /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

export const One: Story = {
  args: { work: [givenUpWork()] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.work?.[0]);
    await performGuide(context);
  },
};

export const Empty: Story = {
  args: { work: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was given up')).toBeVisible();
  },
};

export const Many: Story = { parameters: { frame: 'page' }, args: { work: manyGivenUpWork(5000) }, play: rendersWhatIsVisible };

export const Loading: Story = {
  args: { work: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading what was given up...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { work: undefined, error: 'Something broke.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something broke.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const LongReason: Story = {
  args: { work: [givenUpWork({ reason: 'Averyveryverylongreasonwithoutanyspacesthatgoesonandonandonandonandonandon' })] },
};
