import { anOwnRecord, aRecordEntry, FIXED_NOW, RECORD_ADDRESS, RECORD_SHARED_AT, someRecordEntries } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { RecordEditor, type RecordEditorProps } from './RecordEditor.tsx';

const SHOW_ALL = { role: 'button', name: 'Show all' } as const;
const RENEW = { role: 'button', name: 'Renew address' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves from Show all through the entries to the address.', outcome: { focus: SHOW_ALL } },
    {
      keys: '{Enter}',
      on: RENEW,
      does: 'Asks first; the safe answer has the focus.',
      outcome: [{ focus: { role: 'button', name: 'Keep it' } }, { doesNotCall: 'onShare' }],
      story: 'Shared',
    },
    { keys: '{Escape}', does: 'Keeps the address.', outcome: { focus: RENEW }, story: 'Shared' },
  ],
  screenReader: [
    { part: 'Tick', role: 'checkbox', name: 'Circuit design' },
    { part: 'Sharing', role: 'region', name: 'Share your record' },
    { part: 'Credential', role: 'button', name: 'Credential of Circuit design' },
    { part: 'While it is on its way', role: 'status', text: 'Loading your record...', story: 'Loading' },
    { part: 'Refusal', role: 'alert', text: 'Failed to save your choice.', story: 'SaveFailed' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const IDS = someRecordEntries().map(({ _id }) => _id);

const meta = {
  title: 'Features/Records/RecordEditor',
  component: RecordEditor,
  parameters: { tables, frame: 'overlay' },
  args: {
    record: anOwnRecord(),
    institute: 'Campus Institute',
    asOf: new Date(FIXED_NOW),
    onRetry: fn(),
    onSave: fn(async () => {}),
    onShare: fn(async () => ({ url: RECORD_ADDRESS, shared_at: RECORD_SHARED_AT })),
    onStop: fn(async () => {}),
    onIssue: fn(async () => {}),
    onPrint: fn(),
  },
} satisfies Meta<typeof RecordEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const fails = () => {
  throw new TypeError('Failed to fetch');
};

/** As whoever keeps the record does. */
function Kept(args: RecordEditorProps) {
  const [record, setRecord] = useState(args.record);
  const show = (shown: readonly string[]) =>
    setRecord(
      (before) => before && { ...before, entries: before.entries.map((entry) => ({ ...entry, is_shown: shown.includes(entry._id) })) },
    );
  return (
    <RecordEditor
      {...args}
      record={record}
      onSave={async (chosen) => {
        await args.onSave(chosen);
        show(chosen.shown);
      }}
      onShare={async (chosen) => {
        const address = await args.onShare(chosen);
        show(chosen.shown);
        setRecord((before) => before && { ...before, shared_at: address.shared_at });
        return address;
      }}
      onStop={async () => {
        await args.onStop();
        setRecord((before) => before && { ...before, shared_at: null });
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Kept {...args} />, play: performGuide };

export const Shared: Story = {
  args: { record: anOwnRecord({ shared_at: RECORD_SHARED_AT }) },
  play: async (context) => {
    await expect(context.canvas.getByText('Shared since 18 November 2026')).toBeVisible();
    await performGuide(context);
  },
};

export const Chooses: Story = {
  tags: ['act'],
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save the choice' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Public speaking' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the choice' }));
    await expect(args.onSave).toHaveBeenCalledWith({ shown: IDS.filter((id) => id !== IDS[1]) });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save the choice' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('checkbox', { name: 'Public speaking' })).not.toBeChecked();
  },
};

export const ShowsNothing: Story = {
  tags: ['act'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show none' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

/** What was typed stays: the ticks are as they were set. */
export const SaveFailed: Story = {
  args: { onSave: fn(async () => fails()) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Circuit design' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the choice' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save your choice.');
    await expect(canvas.getByRole('checkbox', { name: 'Circuit design' })).not.toBeChecked();
    await performGuide(context);
  },
};

/** What is ticked is shared, whether it was saved before or not. */
export const Shares: Story = {
  tags: ['act'],
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Circuit design' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of your record' })).toHaveValue(RECORD_ADDRESS);
    await expect(args.onShare).toHaveBeenCalledWith({ shown: IDS.slice(1) });
    await expect(canvas.getByRole('link', { name: /See it as others do/ })).toHaveAttribute('href', RECORD_ADDRESS);
  },
};

export const Copies: Story = {
  tags: ['act'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const write = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith(RECORD_ADDRESS);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied.'));
  },
};

export const Renews: Story = {
  tags: ['act'],
  args: { record: anOwnRecord({ shared_at: RECORD_SHARED_AT }) },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew address' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Renew the address of your record?' })).toHaveAccessibleDescription(
      'The old address stops working at once. Give the new one to those who are still to see your record.',
    );
    await expect(args.onShare).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Renew address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of your record' })).toHaveValue(RECORD_ADDRESS);
  },
};

export const Stops: Story = {
  tags: ['act'],
  args: { record: anOwnRecord({ shared_at: RECORD_SHARED_AT }) },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Stop sharing your record?' })).toHaveAccessibleDescription(
      'The address stops working at once. What somebody has printed or saved stays with them.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await expect(await canvas.findByRole('button', { name: 'Make an address' })).toBeVisible();
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const NothingToShare: Story = {
  args: {
    onShare: fn(async () => {
      throw new RefusedSubmission('Choose at least one entry to show.');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show none' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose at least one entry to show.');
    await expect(args.onShare).toHaveBeenCalledWith({ shown: [] });
  },
};

export const SavesACredential: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Credential of Workshop Lead' }));
    await expect(args.onIssue).toHaveBeenCalledWith({ entryId: IDS[3] });
  },
};

export const CredentialRefused: Story = {
  args: { onIssue: fn(async () => fails()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Credential of Workshop Lead' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to issue the credential.');
  },
};

/** While one is on its way. */
export const Issuing: Story = {
  args: { onIssue: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Credential of Workshop Lead' }));
    await expect(canvas.getByRole('button', { name: 'Credential of Workshop Lead' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Prints: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  args: {
    record: anOwnRecord({
      entries: Array.from({ length: 60 }, (_, n) => ({
        ...aRecordEntry({ _id: `skill.${n}`, title: `Skill ${n + 1}` }),
        is_shown: n % 2 === 0,
      })),
    }),
  },
};

export const OnAPhone: Story = {
  args: {
    record: anOwnRecord({
      shared_at: RECORD_SHARED_AT,
      entries: [
        {
          ...aRecordEntry({
            title: 'Coordination of intercollegiate symposia on autonomous navigation, swarm robotics and machine vision',
          }),
          is_shown: true,
        },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  args: { record: anOwnRecord({ entries: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing in your record yet.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { record: undefined },
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Loading your record...');
    await performGuide(context);
  },
};

export const Failed: Story = {
  args: { record: undefined, error: 'Failed to load your record.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
