import { anOfficeHolder, manyOfficeHolders } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { HolderDialog } from './HolderDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: CORRECT } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCorrect' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Captain of Priya Sharma', description: 'Robotics Club' },
    { part: 'State', role: 'combobox', name: 'State', state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const captain = manyOfficeHolders(4).find(({ kind }) => kind === 'position') ?? anOfficeHolder();

const meta = {
  title: 'Features/Administration/HolderDialog',
  component: HolderDialog,
  parameters: { tables, frame: 'overlay' },
  args: { holder: captain, currentYear: 2026, onCorrect: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof HolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function end({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Completed');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tenure' }), '2025-2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
}

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('dialog', { name: 'Correct Captain of Priya Sharma' });
    await performGuide(context);
  },
};

export const Ends: Story = {
  tags: ['act'],
  play: async (context) => {
    await end(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(context.args.onCorrect).toHaveBeenCalledWith({
      status: 'completed',
      tenure_year: '2025-2026',
      email: '',
      holderId: captain.holder_id,
    });
  },
};

/** Of one whose day is known: the day and the person are put right, too. */
export const WrongPerson: Story = {
  args: { holder: { ...captain, status: 'completed', appointed_on: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'State' })).toHaveValue('completed');
    await userEvent.type(canvas.getByLabelText('Appointed on'), '2026-08-01');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email of whoever it is really' }), 'asha@campus.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCorrect).toHaveBeenCalledWith({
      status: 'completed',
      tenure_year: '2026-2027',
      appointed_on: '2026-08-01',
      email: 'asha@campus.example',
      holderId: captain.holder_id,
    });
  },
};

export const Sending: Story = {
  args: { onCorrect: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await end(context);
    await expect(await context.canvas.findByRole('button', { name: 'Correcting...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onCorrect: fn(async () => {
      throw new RefusedSubmission('Maximum position holders (1) already appointed for the year 2025-2026.');
    }),
  },
  play: async (context) => {
    await end(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/^Maximum position holders/);
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { holder: { ...captain, office: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' } },
};
