import { aPositionHolder } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { plays, seesRole } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { PositionHolderDialog } from './PositionHolderDialog.tsx';

const CLOSE = { role: 'button', name: 'Close' } as const;

const tables = {
  keyboard: [
    key('{Tab}', CLOSE, 'Stays at Close: nothing else can be operated, and the focus does not leave the dialog.', { focus: CLOSE }),
    key('{Enter}', 'Leaves the dialog.', { calls: 'onClose' }),
    key('{Escape}', 'Leaves it, too.', { calls: 'onClose' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Priya Sharma', description: 'Position holder details' },
    { part: 'Name of a fact', role: 'term', text: 'Position' },
    { part: 'Fact', role: 'definition', text: 'Workshop Lead' },
    { part: 'Close', ...CLOSE },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Positions/PositionHolderDialog',
  component: PositionHolderDialog,
  parameters: { tables, frame: 'overlay' },
  args: { holder: aPositionHolder(), onClose: fn() },
} satisfies Meta<typeof PositionHolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  await expect(await canvas.findByRole('dialog', { name: 'Priya Sharma' })).toBeVisible();
  const facts = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  await expect(facts).toEqual([
    'Position: Workshop Lead',
    'Department: Robotics Club',
    'Tenure: 2026-2027',
    'Status: active',
    'Email: student@campus.example',
    'Student ID: 20240901',
    'POR ID: POR-1',
    'Events organized: 6',
    'Budget utilized: ₹38,250',
    'Appointed by: Dev Malhotra',
    'Appointment date: 23 June 2026',
    'Feedback: Reliable; hands over well.',
  ]);
  await performTables(context);
});

export const SparseData: Story = {
  args: { holder: aPositionHolder({ user_id: 'somebody', position_id: null, appointment_details: null, performance_metrics: null }) },
  play: seesRole('dialog', 'Unknown person'),
};
