import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { act, hasDescription, hasFocus, keys, loses, neverCalls, onPage, plays, presses, seesRole } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './AlertDialog.guide.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  parameters: { guide: () => guide, frame: 'overlay' },
  args: {
    open: true,
    title: 'Remove your photo?',
    description: 'Others will see your initials instead. You can add another photo at any time.',
    confirmText: 'Remove photo',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  onPage(
    hasDescription('alertdialog', 'Remove your photo?', 'Others will see your initials instead. You can add another photo at any time.'),
    hasFocus('button', 'Cancel'),
  ),
  performTables,
);

export const Primary: Story = {
  args: { tone: 'neutral', title: 'Leave without saving?', description: 'What you changed will be lost.', confirmText: 'Leave' },
};

export const InHindi: Story = { tags: ['act'], globals: { language: 'hi' }, play: onPage(hasFocus('button', 'रद्द करें')) };

export const Busy: Story = { args: { loading: true, loadingText: 'Removing...' }, play: performTables };

function AskFirst(args: AlertDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <AlertDialog {...args} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const ClosedWithEscape: Story = act(
  { render: (args) => <AskFirst {...args} /> },
  presses('Remove'),
  onPage(seesRole('alertdialog'), keys('{Escape}'), loses('alertdialog')),
  hasFocus('button', 'Remove'),
  neverCalls('onConfirm'),
  performTables,
);
