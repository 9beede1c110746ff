import { anAdminPerson } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { PersonDialog } from './PersonDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;
const VALUE = { role: 'textbox', name: 'What is right' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the verb.', outcome: { focus: CORRECT } },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onCorrect' }, { focus: VALUE }],
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onCorrect' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Correct Aarav Mehta', description: 'aarav.mehta@campus.example' },
    { part: 'Value', ...VALUE, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Correcting...', state: { busy: true, unavailable: true }, story: 'Sending' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const person = anAdminPerson();

const meta = {
  title: 'Features/Administration/PersonDialog',
  component: PersonDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    act: 'correct',
    person,
    onCorrect: fn(async () => {}),
    onGrant: fn(async () => {}),
    onAsk: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof PersonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function correct({ canvas, userEvent }: Played) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'What is wrong' }), 'Roll number');
  await userEvent.type(canvas.getByRole('textbox', { name: 'What is right' }), '20240007');
  await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
}

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByRole('dialog', { name: 'Correct Aarav Mehta' });
    await performGuide(context);
  },
};

export const Corrects: Story = {
  tags: ['act'],
  play: async (context) => {
    await correct(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(context.args.onCorrect).toHaveBeenCalledWith({ fact: 'roll-number', value: '20240007', userId: person._id });
  },
};

export const Grants: Story = {
  args: { act: 'role' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Role' }), 'GenSec Sports');
    await userEvent.type(canvas.getByLabelText(/^Until the end of/), '2027-04-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Give the role' }));
    await waitFor(() => expect(args.onGrant).toHaveBeenCalledWith({ role: 'GENSEC_SPORTS', until: '2027-04-30', userId: person._id }));
  },
};

export const GrantsForGood: Story = {
  tags: ['act'],
  args: { act: 'role', person: anAdminPerson({ role: 'JANITOR' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give the role' }));
    await waitFor(() => expect(args.onGrant).toHaveBeenCalledWith({ role: 'STUDENT', until: null, userId: person._id }));
  },
};

export const Merges: Story = {
  args: { act: 'merge' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email of the account that stays' }), 'asha@campus.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'She registered twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    const asked = { kind: 'merge', user_id: person._id, into: 'asha@campus.example', reason: 'She registered twice.' };
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith(asked));
  },
};

/** What follows is said before: another administrator has to confirm it. */
export const ChangesTheAddress: Story = {
  args: { act: 'address' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Another administrator has to confirm it within 3 days. The person is told, with the reason.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New email address' }), 'asha@campus.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await expect(await canvas.findByText('Say why.')).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'A typing error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    const asked = { kind: 'change-email', user_id: person._id, to: 'asha@campus.example', reason: 'A typing error.' };
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith(asked));
  },
};

/** Nobody else could confirm it. */
export const AsksAlone: Story = {
  args: { act: 'address', alone: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'There is no other administrator: it is done in 24 hours. The person is told, with the reason, and can stop it until then.',
      ),
    ).toBeVisible();
  },
};

export const Sending: Story = {
  args: { onCorrect: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await correct(context);
    await expect(await context.canvas.findByRole('button', { name: 'Correcting...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onCorrect: fn(async () => {
      throw new RefusedSubmission('Another account has the roll number 20240007.');
    }),
  },
  play: async (context) => {
    await correct(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Another account has the roll number 20240007.');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { person: anAdminPerson({ name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' }) },
};
