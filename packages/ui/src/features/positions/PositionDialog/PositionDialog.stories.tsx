import { aPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PositionDialog } from './PositionDialog.tsx';

const CLOSE = { role: 'button', name: 'Close' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Tab}',
      on: CLOSE,
      does: 'Stays at Close: nothing else can be operated, and the focus does not leave the dialog.',
      outcome: { focus: CLOSE },
    },
    { keys: '{Enter}', does: 'Leaves the dialog.', outcome: { calls: 'onClose' } },
    { keys: '{Escape}', does: 'Leaves it, too.', outcome: { calls: 'onClose' } },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Workshop Lead', description: 'Position details' },
    { part: 'Name of a fact', role: 'term', text: 'Unit' },
    { part: 'Fact', role: 'definition', text: 'Robotics Club' },
    { part: 'Close', ...CLOSE },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Positions/PositionDialog',
  component: PositionDialog,
  parameters: { tables, frame: 'overlay' },
  args: { position: aPosition(), onClose: fn() },
} satisfies Meta<typeof PositionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('dialog', { name: 'Workshop Lead' })).toBeVisible();
    await expect(canvas.getByText('Soldering, Public speaking')).toBeVisible();
    await expect(canvas.getByText('Keep the register of tools')).toBeVisible();
    await expect(canvas.getByText('4 May 2026')).toBeVisible();
    await performGuide(context);
  },
};

export const LittleKnown: Story = {
  args: { position: aPosition({ unit_id: null, description: null, responsibilities: [], requirements: { skills_required: [] } }) },
};
