import { anEventReport, FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { plays, seesRole } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EventReportView } from './EventReportView.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Section', role: 'region', name: 'Report' },
    { part: 'Photos', role: 'list', name: 'Photos' },
    { part: 'Photo', role: 'img', name: 'Photo 1' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Event reports/EventReportView',
  component: EventReportView,
  parameters: { tables },
  args: { report: anEventReport({ may_write: true }), now: FIXED_NOW, onEdit: fn() },
} satisfies Meta<typeof EventReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesRole('button', 'Change the report'), 'taken 2026-11-02 17:45 · 12.99156, 80.23368', performTables);
