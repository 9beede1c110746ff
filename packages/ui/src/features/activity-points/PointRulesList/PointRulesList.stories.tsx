import { AICTE_RULES, KTU_RULES } from '@quad/domain/activity-points';
import { FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { presses, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PointRulesList } from './PointRulesList.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list', name: 'Rules' },
    { part: 'Change', role: 'button', name: 'Change KTU activity points' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/PointRulesList',
  component: PointRulesList,
  parameters: { tables },
  args: {
    rules: [
      { ...AICTE_RULES, _id: 'aicte', version: 2, students: 240 },
      { ...KTU_RULES, _id: 'ktu', version: 1, students: 1 },
    ],
    now: new Date(FIXED_NOW),
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PointRulesList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(sees(/admitted from 2018 on/, /admitted 2016 to 2023/), performTables, presses('Change KTU activity points'), ({ args }) =>
    expect(args.onChange).toHaveBeenCalledWith(args.rules?.[1]),
  ),
};
