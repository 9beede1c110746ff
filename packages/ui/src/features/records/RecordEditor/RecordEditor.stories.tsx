import { anOwnRecord, aRecordEntry, FIXED_NOW, RECORD_ADDRESS, RECORD_SHARED_AT, someRecordEntries } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { act, callsOnce, callsWith, hasAttribute, hasValue, isNot, lacks, loses, presses, says, sees, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
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

/** Stores the record, as an app does. */
function Stateful(args: RecordEditorProps) {
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

export const Default: Story = { render: (args) => <Stateful {...args} />, play: performTables };

export const Shared: Story = shows(
  { record: anOwnRecord({ shared_at: RECORD_SHARED_AT }) },
  sees('Shared since 18 November 2026'),
  performTables,
);

/** Saves a selection. The checked entries are shared, saved or not; an entry is saved as a credential, and all of them are printed. */
export const Chooses: Story = act(
  { render: (args) => <Stateful {...args} /> },
  lacks('button', 'Save the choice'),
  presses('Public speaking', 'checkbox'),
  presses('Save the choice'),
  callsWith('onSave', { shown: IDS.filter((id) => id !== IDS[1]) }),
  loses('button', 'Save the choice'),
  isNot('checked', 'checkbox', 'Public speaking'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show none' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
  presses('Circuit design', 'checkbox'),
  presses('Create an address'),
  hasValue('textbox', 'Address of your record', RECORD_ADDRESS),
  callsWith('onShare', { shown: IDS.slice(1) }),
  hasAttribute('link', /See it as others do/, 'href', RECORD_ADDRESS),
  async ({ canvas, userEvent }) => {
    // Over plain http browsers have no clipboard.
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copying failed. The address is selected: copy it by hand.'));
    await expect(canvas.getByRole('textbox', { name: 'Address of your record' })).toHaveFocus();
    const write = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith(RECORD_ADDRESS);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied.'));
  },
  presses('Credential of Workshop Lead'),
  callsWith('onIssue', IDS[3]),
  presses('Print'),
  callsOnce('onPrint'),
);

const saving = Promise.withResolvers<void>();

/** The checked entries stay checked. */
export const SaveFailed: Story = shows(
  { onSave: fn(async () => fails()) },
  presses('Circuit design', 'checkbox'),
  presses('Save the choice'),
  says('Failed to save your choice.'),
  isNot('checked', 'checkbox', 'Circuit design'),
  performTables,
);

/** Then hides an entry while the selection is saved: it stays hidden, and can be saved too. */
export const RenewsAndStops: Story = act(
  {
    args: { record: anOwnRecord({ shared_at: RECORD_SHARED_AT }), onSave: fn(() => saving.promise) },
    render: (args) => <Stateful {...args} />,
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew address' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Renew the address of your record?' })).toHaveAccessibleDescription(
      'The old address stops working at once. Give the new one to people who should still see your record.',
    );
    await expect(args.onShare).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Renew address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of your record' })).toHaveValue(RECORD_ADDRESS);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Stop sharing your record?' })).toHaveAccessibleDescription(
      'The address stops working at once. What somebody has printed or saved stays with them.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await expect(await canvas.findByRole('button', { name: 'Create an address' })).toBeVisible();
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
  presses('Public speaking', 'checkbox'),
  presses('Save the choice'),
  presses('Circuit design', 'checkbox'),
  () => saving.resolve(),
  loses('button', { name: 'Save the choice', busy: true }),
  isNot('checked', 'checkbox', 'Circuit design'),
  presses('Save the choice'),
  callsWith('onSave', { shown: IDS.slice(2) }),
);

export const NothingToShare: Story = shows(
  { onShare: rejecting(new RefusedSubmission('Choose at least one entry to show.')) },
  presses('Show none'),
  presses('Create an address'),
  says('Choose at least one entry to show.'),
  callsWith('onShare', { shown: [] }),
);

export const CredentialRefused: Story = shows(
  { onIssue: fn(async () => fails()) },
  presses('Credential of Workshop Lead'),
  says('Failed to issue the credential.'),
);

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

export const Loading: Story = shows({ record: undefined }, says('Loading your record...', 'status'), performTables);
