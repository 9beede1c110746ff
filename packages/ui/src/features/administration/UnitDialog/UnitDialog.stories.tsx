import { anAdminUnit, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, callsOnce, callsWith, lacks, plays, presses, seesRole, selects, sequence, types } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { UnitDialog } from './UnitDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SAVE = { role: 'button', name: 'Save' } as const;

const tables = {
  keyboard: [
    key('{Tab}', CANCEL, 'Moves to the verb.', { focus: SAVE }),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onSubmit' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Change Robotics Club', description: 'robotics@campus.example' },
    { part: 'Name', role: 'textbox', name: 'Name', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Handing over...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const unit = anAdminUnit();

const meta = {
  title: 'Features/Administration/UnitDialog',
  component: UnitDialog,
  parameters: { tables, frame: 'overlay' },
  args: { action: 'change', unit, units: UNITS, onSubmit: fn(async () => {}), onContactSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof UnitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const handOver = sequence(types('Email of the new contact', 'asha@campus.example'), presses('Hand it over'));

export const Default: Story = plays(seesRole('dialog', 'Change Robotics Club'), lacks('option', 'Robotics Club'), performTables);

export const Moves: Story = act(
  selects('Belongs to', 'Academic Council'),
  selects('Category', 'Academic'),
  presses('Save'),
  callsOnce('onClose'),
  callsWith('onSubmit', {
    name: 'Robotics Club',
    type: 'Club',
    category: 'academic',
    description: unit.description,
    parent_unit_id: UNITS.find(({ name }) => name === 'Academic Council')?._id,
    unitId: unit._id,
  }),
);

export const NameIsMissing: Story = plays(async ({ args, canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Name' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Organization name is required.')).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Sending: Story = {
  tags: ['act'],
  args: { action: 'contact', onContactSubmit: fn(() => new Promise(() => {})) },
  play: sequence(handOver, seesRole('button', 'Handing over...'), performTables),
};
