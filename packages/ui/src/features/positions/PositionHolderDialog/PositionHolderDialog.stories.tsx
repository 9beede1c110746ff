import { aPositionHolder } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionHolderDialog.guide.tsx';
import { PositionHolderDialog } from './PositionHolderDialog.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Positions/PositionHolderDialog',
  component: PositionHolderDialog,
  parameters: { frame: 'overlay' },
  args: { holder: aPositionHolder(), onClose: fn() },
} satisfies Meta<typeof PositionHolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
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
    await performGuide(context);
  },
};

export const LittleKnown: Story = {
  args: { holder: aPositionHolder({ user_id: 'somebody', position_id: null, appointment_details: null, performance_metrics: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Unknown person' })).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
