import { anOfficeHolder, manyOfficeHolders } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, callsWith, hasValue, presses, seesRole, selects, sequence, shows, types, typesInto } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { whilePending } from '../../../testing/submission.ts';
import { HolderDialog } from './HolderDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;

const tables = {
  keyboard: [
    key('{Tab}', CANCEL, 'Moves to the verb.', { focus: CORRECT }),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onCorrect' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Captain of Priya Sharma', description: 'Robotics Club' },
    { part: 'State', role: 'combobox', name: 'State', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Ends' },
  ],
} satisfies ComponentTables;
const captain = manyOfficeHolders(4).find(({ kind }) => kind === 'position') ?? anOfficeHolder();

const meta = {
  title: 'Features/Administration/HolderDialog',
  component: HolderDialog,
  parameters: { tables, frame: 'overlay' },
  args: { holder: captain, currentYear: 2026, onCorrect: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof HolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('dialog', 'Correct Captain of Priya Sharma'), performTables) };

export const Ends: Story = act(
  selects('State', 'Completed'),
  selects('Tenure', '2025-2026'),
  whilePending('onCorrect', presses('Correct'), seesRole('button', 'Correcting...'), performTables),
  callsOnce('onClose'),
  callsWith('onCorrect', {
    status: 'completed',
    tenure_year: '2025-2026',
    email: '',
    holderId: captain.holder_id,
  }),
);

/** With a known day of appointment, the day and the person can be corrected too. */
export const WrongPerson: Story = shows(
  { holder: { ...captain, status: 'completed', appointed_on: null } },
  hasValue('combobox', 'State', 'completed'),
  typesInto('Appointed on', '2026-08-01'),
  types('Email of the right person', 'asha@campus.example'),
  presses('Correct'),
  callsOnce('onClose'),
  callsWith('onCorrect', {
    status: 'completed',
    tenure_year: '2026-2027',
    appointed_on: '2026-08-01',
    email: 'asha@campus.example',
    holderId: captain.holder_id,
  }),
);
