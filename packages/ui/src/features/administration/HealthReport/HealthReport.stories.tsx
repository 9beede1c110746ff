import { aHealth } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { HealthReport } from './HealthReport.tsx';

const tables = {
  keyboard: [
    key('{Tab}', 'Moves to the table, which the arrow keys scroll where it is wide.', {
      focus: { role: 'region', name: 'Background jobs' },
    }),
  ],
  screenReader: [
    { part: 'Findings', role: 'list', name: 'What was found' },
    { part: 'Work', role: 'table', name: 'Background jobs' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Administration/HealthReport',
  component: HealthReport,
  parameters: { tables },
  args: { health: aHealth() },
} satisfies Meta<typeof HealthReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(sees('the latest is 5 days old', 'Run quad backup every night.'), seesRole('row', 'Mail 2 1 1 3 4'), performTables),
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
