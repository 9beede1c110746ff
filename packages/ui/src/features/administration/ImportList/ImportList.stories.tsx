import { IMPORT_STATES } from '@quad/domain/administration';
import { anImport } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { ImportList } from './ImportList.tsx';

const KIND = { role: 'combobox', name: 'What the file has' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', does: 'Moves to the kind.', outcome: { focus: KIND } }],
  screenReader: [
    { part: 'Kind', ...KIND },
    { part: 'List', role: 'list', name: 'Brought in lately' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const file = new File(['Email,Name,Roll number\n'], 'People 2027.csv', { type: 'text/csv' });

const meta = {
  title: 'Features/Administration/ImportList',
  component: ImportList,
  parameters: { tables },
  args: {
    imports: [anImport(), anImport({ _id: 'b', kind: 'offices', file_name: 'Offices.csv', state: 'applied', created_by: null })],
    hrefOf: ({ _id }) => `/admin/imports?import=${_id}`,
    onBring: fn(async () => {}),
    onSave: fn(async () => {}),
    onRetry: fn(),
    onNearEnd: fn(),
  },
} satisfies Meta<typeof ImportList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'People 2026.csv' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/imports\?import=/),
    );
    await performGuide(context);
  },
};

export const States: Story = {
  args: { imports: IMPORT_STATES.map((state) => anImport({ _id: state, state })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(IMPORT_STATES.length);
    await expect(canvas.getByText('Being checked')).toBeVisible();
  },
};

export const Brings: Story = {
  tags: ['act'],
  args: { kind: 'offices' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Its first line names the columns: Office, (Unit), Email, (Tenure), (Until).')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What the file has' }), 'People');
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
    await waitFor(() => expect(args.onBring).toHaveBeenCalledWith({ kind: 'people', file, onProgress: expect.any(Function) }));
  },
};

export const Refused: Story = {
  args: {
    onBring: fn(async () => {
      throw new RefusedSubmission('The file has no lines below the names of its columns.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
    await expect(await canvas.findByText('The file has no lines below the names of its columns.')).toBeVisible();
  },
};

/** A kind has many columns: their names stand in one sentence. */
export const ManyColumns: Story = {
  args: { kind: 'events' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Its first line names the columns: Title, Unit, Category, (Starts), (Ends), (Venue), (Mode), (Type), (Description), (Organizers), (Registration), (Registration starts), (Registration ends), (Fees), (Places), (Budget), (Sponsors).',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'What to save' })).toHaveDisplayValue('Events');
  },
};

export const Saves: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'What to save' }), 'Position holders');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Only with these words' }), 'robotics');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ kind: 'holders', search: 'robotics' }));
  },
};

export const SaveFailed: Story = {
  args: {
    onSave: fn(async () => {
      throw new RefusedSubmission('The server took too long.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText('The server took too long.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { imports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was brought in lately')).toBeVisible();
  },
};

export const Many: Story = {
  args: { imports: Array.from({ length: 500 }, (_, n) => anImport({ _id: `import-${n}` })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500'));
  },
};

export const Loading: Story = {
  args: { imports: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading imports...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { imports: undefined, error: 'Something broke.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: { imports: [anImport({ file_name: `${'Averyveryverylongnameofafile'.repeat(4)}.csv` })] },
};
