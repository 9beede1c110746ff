import { aPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { plays, sees, seesRole } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { PositionDialog } from './PositionDialog.tsx';

const CLOSE = { role: 'button', name: 'Close' } as const;

const tables = {
  keyboard: [
    key('{Tab}', CLOSE, 'Stays at Close: nothing else can be operated, and the focus does not leave the dialog.', { focus: CLOSE }),
    key('{Enter}', 'Leaves the dialog.', { calls: 'onClose' }),
    key('{Escape}', 'Leaves it, too.', { calls: 'onClose' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Workshop Lead', description: 'Position details' },
    { part: 'Name of a fact', role: 'term', text: 'Unit' },
    { part: 'Fact', role: 'definition', text: 'Robotics Club' },
    { part: 'Close', ...CLOSE },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Positions/PositionDialog',
  component: PositionDialog,
  parameters: { tables, frame: 'overlay' },
  args: { position: aPosition(), onClose: fn() },
} satisfies Meta<typeof PositionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('dialog', 'Workshop Lead'),
  sees('Soldering, Public speaking', 'Keep the register of tools', '4 May 2026'),
  performTables,
);

export const SparseData: Story = {
  args: { position: aPosition({ unit_id: null, description: null, responsibilities: [], requirements: { skills_required: [] } }) },
};
