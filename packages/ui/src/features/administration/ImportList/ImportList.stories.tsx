import { IMPORT_STATES } from '@quad/domain/administration';
import { anImport } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hasAttribute, hasDisplayValue, sees, seesMany, sequence, shows, uploads } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ImportList } from './ImportList.tsx';

const KIND = { role: 'combobox', name: 'What the file contains' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', does: 'Moves to the kind.', outcome: { focus: KIND } }],
  screenReader: [
    { part: 'Kind', ...KIND },
    { part: 'List', role: 'list', name: 'Recent imports' },
  ],
} satisfies ComponentTables;
const file = new File(['Email,Name,Roll number\n'], 'People 2027.csv', { type: 'text/csv' });

const meta = {
  title: 'Features/Administration/ImportList',
  component: ImportList,
  parameters: { tables },
  args: {
    items: [anImport(), anImport({ _id: 'b', kind: 'offices', file_name: 'Offices.csv', state: 'applied', created_by: null })],
    hrefOf: ({ _id }) => `/admin/imports?import=${_id}`,
    onImport: fn(async () => {}),
    onSave: fn(async () => {}),
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ImportList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(hasAttribute('link', 'People 2026.csv', 'href', expect.stringMatching(/^\/admin\/imports\?import=/)), performTables),
};

export const States: Story = {
  args: { items: IMPORT_STATES.map((state) => anImport({ _id: state, state })) },
  play: sequence(seesMany(IMPORT_STATES.length, 'listitem'), sees('Checking')),
};

export const Refused: Story = {
  args: { onImport: rejecting(new RefusedSubmission('The file has no lines below the names of its columns.')) },
  play: sequence(uploads('Choose a file', file), sees('The file has no lines below the names of its columns.')),
};

/** A kind with many columns, whose names are in one sentence. */
export const ManyColumns: Story = shows(
  { kind: 'events' },
  'Its first line names the columns: Title, Unit, Category, (Starts), (Ends), (Venue), (Mode), (Type), (Description), (Organizers), (Registration), (Registration starts), (Registration ends), (Fees), (Places), (Budget), (Sponsors).',
  hasDisplayValue('combobox', 'What to export', 'Events'),
);

export const LongName: Story = { args: { items: [anImport({ file_name: `${'Averyveryverylongnameofafile'.repeat(4)}.csv` })] } };
