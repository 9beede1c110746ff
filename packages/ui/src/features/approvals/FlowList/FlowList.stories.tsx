import { aClaimFlow, FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { presses, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FlowList } from './FlowList.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list', name: 'Flow of claims' },
    { part: 'Change', role: 'button', name: 'Change Adviser, then dean' },
    { part: 'Older version', role: 'button', name: 'Go back to version 1' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Approvals/FlowList',
  component: FlowList,
  parameters: { tables },
  args: { kind: 'activity-claim', versions: aClaimFlow().versions, now: new Date(FIXED_NOW), onChange: fn() },
} satisfies Meta<typeof FlowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(sees(/12 open requests/, /the default/), performTables, presses('Go back to version 1'), ({ args }) =>
    expect(args.onChange).toHaveBeenCalledWith(args.versions[1]),
  ),
};
