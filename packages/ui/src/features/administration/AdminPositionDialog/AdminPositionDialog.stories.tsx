import { anAdminPosition } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, callsOnce, callsWith, hasValue, plays, presses, seesRole, selects, types } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { whilePending } from '../../../testing/submission.ts';
import { AdminPositionDialog } from './AdminPositionDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;

const tables = {
  keyboard: [
    key('{Tab}', CANCEL, 'Moves to the verb.', { focus: CORRECT }),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onSubmit' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Captain', description: 'Robotics Club' },
    { part: 'Title', role: 'textbox', name: 'Title', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Corrects' },
  ],
} satisfies ComponentTables;
const position = anAdminPosition({ title: 'Captain', position_type: 'Squad Lead', unit: { _id: 'unit', name: 'Robotics Club' } });

const meta = {
  title: 'Features/Administration/AdminPositionDialog',
  component: AdminPositionDialog,
  parameters: { tables, frame: 'overlay' },
  args: { position, onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof AdminPositionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A type that is not in the list is offered too if the position has it. */
export const Default: Story = plays(seesRole('dialog', 'Correct Captain'), hasValue('combobox', 'Type', 'Squad Lead'), performTables);

export const Corrects: Story = act(
  types('Title', ' of the team'),
  selects('Type', 'Team Lead'),
  types('Places in one tenure', '{Backspace}{Backspace}1', 'spinbutton'),
  whilePending('onSubmit', presses('Correct'), seesRole('button', 'Correcting...'), performTables),
  callsOnce('onClose'),
  callsWith('onSubmit', {
    title: 'Captain of the team',
    position_type: 'Team Lead',
    description: position.description,
    position_count: 1,
    positionId: position._id,
  }),
);

export const TitleIsMissing: Story = plays(async ({ args, canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Title' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
  await expect(await canvas.findByText('Position title is required.')).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
