import { PEOPLE, personReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { plays, presses, sees } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { BatchAdvisersList } from './BatchAdvisersList.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list', name: 'Advisers' },
    { part: 'Choice', role: 'button', name: 'Choose advisers: B.Tech, admitted 2024' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/BatchAdvisersList',
  component: BatchAdvisersList,
  parameters: { tables },
  args: {
    batches: [
      { program: 'B.Tech', admission_year: 2024, students: 60, advisers: [personReference(PEOPLE.president)] },
      { program: 'B.Tech', admission_year: 2025, students: 64, advisers: [] },
    ],
    onManage: fn(),
  },
} satisfies Meta<typeof BatchAdvisersList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('B.Tech, admitted 2024', 'Nobody advises this class.'),
  performTables,
  presses('Choose advisers: B.Tech, admitted 2025'),
  ({ args }) => expect(args.onManage).toHaveBeenCalledWith(args.batches?.[1]),
);
