import { anAdminUnit, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { UnitDialog } from './UnitDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SAVE = { role: 'button', name: 'Save' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: SAVE } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onChange' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Change Robotics Club', description: 'robotics@campus.example' },
    { part: 'Name', role: 'textbox', name: 'Name', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Handing over...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const unit = anAdminUnit();

const meta = {
  title: 'Features/Administration/UnitDialog',
  component: UnitDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    act: 'change',
    unit,
    units: UNITS,
    onChange: fn(async () => {}),
    onContact: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof UnitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function handOver({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email of the new contact' }), 'asha@campus.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Hand it over' }));
}

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('dialog', { name: 'Change Robotics Club' });
    await expect(context.canvas.queryByRole('option', { name: 'Robotics Club' })).not.toBeInTheDocument();
    await performGuide(context);
  },
};

export const Moves: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Belongs to' }), 'Academic Council');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Academic');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith({
      name: 'Robotics Club',
      type: 'Club',
      category: 'academic',
      description: unit.description,
      parent_unit_id: UNITS.find(({ name }) => name === 'Academic Council')?._id,
      unitId: unit._id,
    });
  },
};

export const NameIsMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Organization name is required.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HandsOver: Story = {
  tags: ['act'],
  args: { act: 'contact' },
  play: async (context) => {
    await handOver(context);
    await waitFor(() => expect(context.args.onContact).toHaveBeenCalledWith({ email: 'asha@campus.example', unitId: unit._id }));
  },
};

export const Sending: Story = {
  args: { act: 'contact', onContact: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await handOver(context);
    await expect(await context.canvas.findByRole('button', { name: 'Handing over...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    act: 'contact',
    onContact: fn(async () => {
      throw new RefusedSubmission('Nobody has an account with asha@campus.example.');
    }),
  },
  play: async (context) => {
    await handOver(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Nobody has an account with asha@campus.example.');
    await expect(context.canvas.getByRole('textbox', { name: 'Email of the new contact' })).toHaveValue('asha@campus.example');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { unit: anAdminUnit({ name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' }) },
};
