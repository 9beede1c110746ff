import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { OfficersDialog } from './OfficersDialog.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Accreditation officers' },
    { part: 'People', role: 'combobox', name: 'Accreditation officers' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Activity points/OfficersDialog',
  component: OfficersDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    officers: [{ _id: 'dean', username: 'dean@campus.example', personal_info: { name: 'Lakshmi Raghavan' } }],
    onSearch: fn(async () => []),
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesRole('dialog', 'Accreditation officers'), sees('Lakshmi Raghavan'), performGuide),
};
