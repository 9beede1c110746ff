import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { SaveList } from './SaveList.tsx';

const SAVE = { role: 'button', name: 'Save as CSV' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SAVE } },
    { keys: '{Enter}', does: 'Saves the list.', outcome: { calls: 'onSave' } },
  ],
  screenReader: [{ part: 'Button', ...SAVE }],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Saving/SaveList',
  component: SaveList,
  parameters: { tables },
  args: { onSave: fn(async () => {}), count: 12 },
} satisfies Meta<typeof SaveList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: (context) => performGuide(context) };

export const Saving: Story = {
  args: { onSave: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await expect(await canvas.findByRole('button', { name: 'Exporting...' })).toBeVisible();
  },
};

/** It says why, and can be tried again. */
export const Failed: Story = {
  args: {
    onSave: fn(async () => {
      throw new RefusedSubmission('The server took too long.');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server took too long.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
};

export const NothingToSave: Story = {
  args: { count: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save as CSV' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
