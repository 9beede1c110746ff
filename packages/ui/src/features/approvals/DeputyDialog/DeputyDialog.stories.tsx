import { FIXED_NOW, ownDeputies } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  callsOnce,
  callsWith,
  hasDisplayValue,
  lacks,
  neverCalls,
  plays,
  presses,
  sees,
  seesRole,
  sequence,
  typesInto,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { DeputyDialog } from './DeputyDialog.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Deputy' },
    { part: 'Others', role: 'list', name: 'People you stand in for' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Approvals/DeputyDialog',
  component: DeputyDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    deputies: ownDeputies(),
    now: FIXED_NOW,
    today: '2026-11-26',
    onSearch: fn(async () => [{ value: 'meera', label: 'Meera Iyer', detail: '23001' }]),
    onSubmit: fn(async () => {}),
    onRemove: fn(async () => {}),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DeputyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = sequence(
  typesInto(/^Who stands in/, 'mee'),
  presses(/Meera Iyer/, 'option'),
  typesInto(/^To/, '2026-12-10'),
  presses('Name a deputy'),
);

/** There is a deputy, whose period ends at once on request. */
export const Default: Story = plays(sees(/stands in for you/), performTables, presses('End it'), callsOnce('onRemove'));

/** There is no deputy yet, and one is named. */
export const NamesSomebody: Story = {
  tags: ['act'],
  args: { deputies: ownDeputies({ own: null, others: [] }) },
  play: sequence(names, callsOnce('onClose'), callsWith('onSubmit', { deputy_id: 'meera', from: '2026-11-26', until: '2026-12-10' })),
};

/** The refusal is shown at the person it is about, and the selection is kept. */
export const RequestedMeanwhile: Story = {
  args: {
    deputies: ownDeputies({ own: null, others: [] }),
    onSubmit: rejecting(
      new RefusedSubmission('Not named.', { deputy_id: 'This person is waiting for your decision and cannot stand in for you.' }),
    ),
  },
  play: sequence(
    names,
    sees('This person is waiting for your decision and cannot stand in for you.'),
    hasDisplayValue('combobox', /^Who stands in/, 'Meera Iyer'),
    neverCalls('onClose'),
  ),
};

/** Users without an office cannot name a deputy. */
export const OfficeIsMissing: Story = {
  args: { deputies: ownDeputies({ own: null, may_name: false }) },
  play: sequence(lacks('button', 'Name a deputy'), seesRole('list', 'People you stand in for')),
};
