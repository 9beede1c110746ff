import { accreditationHoles } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AccreditationHoles } from './AccreditationHoles.tsx';

const tables = {
  keyboard: [],
  screenReader: [{ part: 'Kind', role: 'link', name: '14 events without participants' }],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Accreditation/AccreditationHoles',
  component: AccreditationHoles,
  parameters: { tables },
  args: { holes: accreditationHoles(), now: new Date('2026-11-20T09:30:00Z') },
} satisfies Meta<typeof AccreditationHoles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('link', '14 events without participants'), performGuide) };
