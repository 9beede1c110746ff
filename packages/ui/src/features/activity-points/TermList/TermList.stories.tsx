import { FIXED_NOW } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { TermList } from './TermList.tsx';

const tables = {
  keyboard: [],
  screenReader: [{ part: 'List', role: 'list', name: 'Terms' }],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/TermList',
  component: TermList,
  parameters: { tables },
  args: {
    terms: [
      { _id: 'b', name: 'Odd semester 2026', from: '2026-07-01', until: '2026-11-15' },
      { _id: 'a', name: 'Even semester 2026', from: '2026-01-01', until: '2026-05-31' },
    ],
    now: new Date(FIXED_NOW),
  },
} satisfies Meta<typeof TermList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Odd semester 2026'), performTables) };
