import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

const STAY = { role: 'button', name: 'Stay' } as const;
const LEAVE = { role: 'button', name: 'Leave' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: STAY, does: 'Moves from Stay, which has the focus at first, to Leave.', outcome: { focus: LEAVE } },
    { keys: '{Tab}', does: 'Comes back to Stay: the focus does not leave the dialog.', outcome: { focus: STAY } },
    { keys: '{Enter}', does: 'Stays; nothing is lost.', outcome: [{ calls: 'onStay' }, { doesNotCall: 'onLeave' }] },
    { keys: '{Escape}', does: 'Stays, too.', outcome: [{ calls: 'onStay' }, { doesNotCall: 'onLeave' }] },
    { keys: '{Enter}', on: LEAVE, does: 'Leaves; what was changed is lost.', outcome: { calls: 'onLeave' } },
  ],
  screenReader: [
    {
      part: 'Question',
      role: 'alertdialog',
      name: 'Leave without saving?',
      description: 'What you changed in your profile is not saved yet, and is lost if you leave.',
    },
    { part: 'Stay', ...STAY },
    { part: 'Leave', ...LEAVE },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Profile/LeaveDialog',
  component: LeaveDialog,
  parameters: { tables, frame: 'overlay' },
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('alertdialog', 'Leave without saving?'), performTables) };
