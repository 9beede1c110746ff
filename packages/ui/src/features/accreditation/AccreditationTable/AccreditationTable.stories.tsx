import { ACCREDITATION_TEMPLATES } from '@quad/domain/accreditation';
import { accreditationRows, ownTemplate } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AccreditationTable } from './AccreditationTable.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Table', role: 'table', name: 'NAAC 5.3.3: sports and cultural events' },
    { part: 'Rows', role: 'rowheader', name: '2025-2026' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Accreditation/AccreditationTable',
  component: AccreditationTable,
  parameters: { tables },
  args: { template: ACCREDITATION_TEMPLATES[3] ?? ownTemplate(), rows: accreditationRows() },
} satisfies Meta<typeof AccreditationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Inter-house athletics'), sees('<5'), performGuide) };
