import { anAdminPosition } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { hasValue, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AdminPositionDialog } from './AdminPositionDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: CORRECT } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Captain', description: 'Robotics Club' },
    { part: 'Title', role: 'textbox', name: 'Title', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const position = anAdminPosition({ title: 'Captain', position_type: 'Squad Lead', unit: { _id: 'unit', name: 'Robotics Club' } });

const meta = {
  title: 'Features/Administration/AdminPositionDialog',
  component: AdminPositionDialog,
  parameters: { tables, frame: 'overlay' },
  args: { position, onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof AdminPositionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function correct({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const places = await canvas.findByRole('spinbutton', { name: 'Places in one tenure' });
  await userEvent.clear(places);
  await userEvent.type(places, '1');
  await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
}

/** A type that is none of the listed ones is offered too, as the position has it. */
export const Default: Story = {
  play: sequence(seesRole('dialog', 'Correct Captain'), hasValue('combobox', 'Type', 'Squad Lead'), performGuide),
};

export const Corrects: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' of the team');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Team Lead');
    await correct({ canvas, userEvent });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Captain of the team',
      position_type: 'Team Lead',
      description: position.description,
      position_count: 1,
      positionId: position._id,
    });
  },
};

export const TitleIsMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Title' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText('Position title is required.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  tags: ['act'],
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: sequence(correct, seesRole('button', 'Correcting...'), performGuide),
};
