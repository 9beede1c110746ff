import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { callsOnce, hasFocus, keys, loses, neverCalls, onPage, presses, seesRole, sequence } from '../../plays.ts';
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

export const Default: Story = {
  play: async (context) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your photo?' });
    await expect(dialog).toHaveAccessibleDescription('Others will see your initials instead. You can add another photo at any time.');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await performTables(context);
  },
};

export const Primary: Story = {
  args: { tone: 'neutral', title: 'Leave without saving?', description: 'What you changed will be lost.', confirmText: 'Leave' },
};

export const Busy: Story = { args: { loading: true, loadingText: 'Removing...' }, play: performTables };

export const Confirmed: Story = {
  tags: ['act'],
  play: onPage(presses('Remove photo'), callsOnce('onConfirm'), neverCalls('onOpenChange')),
};

function AskFirst(args: AlertDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <AlertDialog {...args} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const ClosedWithEscape: Story = {
  tags: ['act'],
  render: (args) => <AskFirst {...args} />,
  play: sequence(
    presses('Remove'),
    onPage(seesRole('alertdialog'), keys('{Escape}'), loses('alertdialog')),
    hasFocus('button', 'Remove'),
    neverCalls('onConfirm'),
    performTables,
  ),
};
