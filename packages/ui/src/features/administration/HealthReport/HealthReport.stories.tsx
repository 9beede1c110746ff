import { aHealth } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { HealthReport } from './HealthReport.tsx';

const tables = {
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the table, which the arrow keys scroll where it is wide.',
      outcome: { focus: { role: 'region', name: 'Work in the background' } },
    },
  ],
  screenReader: [
    { part: 'Findings', role: 'list', name: 'What was found' },
    { part: 'Work', role: 'table', name: 'Work in the background' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Administration/HealthReport',
  component: HealthReport,
  parameters: { tables },
  args: { health: aHealth() },
} satisfies Meta<typeof HealthReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('the latest is 5 days old')).toBeVisible();
    await expect(canvas.getByText('Have quad backup run every night.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Mail 2 1 1 3 4' })).toBeVisible();
    await performGuide(context);
  },
};

/** Of an installation that others share, the own work alone. */
export const Shared: Story = {
  args: { health: aHealth({ findings: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Several institutes share this installation/)).toBeVisible();
  },
};

export const LongFinding: Story = {
  args: {
    health: aHealth({
      findings: [
        {
          area: 'storage',
          state: 'wrong',
          found: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon',
          advice: 'Make room.',
        },
      ],
    }),
  },
};
