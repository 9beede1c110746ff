import { aPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionDialog.guide.tsx';
import { PositionDialog } from './PositionDialog.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Positions/PositionDialog',
  component: PositionDialog,
  parameters: { frame: 'overlay' },
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
