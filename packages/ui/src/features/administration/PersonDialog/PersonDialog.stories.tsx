import { anAdminPerson } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { callsWith, neverCalls, presses, says, seesRole, selects, sequence, types, typesInto } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
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
const person = anAdminPerson();

const meta = {
  title: 'Features/Administration/PersonDialog',
  component: PersonDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    action: 'correct',
    person,
    onCorrect: fn(async () => {}),
    onGrant: fn(async () => {}),
    onRequest: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof PersonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const correct = sequence(selects('What is wrong', 'Roll number'), types('What is right', '20240007'), presses('Correct'));

export const Default: Story = { play: sequence(seesRole('dialog', 'Correct Aarav Mehta'), performTables) };

export const Grants: Story = {
  args: { action: 'role' },
  play: sequence(
    selects('Role', 'GenSec Sports'),
    typesInto(/^Until the end of/, '2027-04-30'),
    presses('Give the role'),
    callsWith('onGrant', { role: 'GENSEC_SPORTS', until: '2027-04-30', userId: person._id }),
  ),
};

export const GrantsForGood: Story = {
  tags: ['act'],
  args: { action: 'role', person: anAdminPerson({ role: 'JANITOR' }) },
  play: sequence(presses('Give the role'), callsWith('onGrant', { role: 'STUDENT', until: null, userId: person._id })),
};

export const Merges: Story = {
  args: { action: 'merge' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email of the account that stays' }), 'asha@campus.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'She registered twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    const expected = { kind: 'merge', user_id: person._id, into: 'asha@campus.example', reason: 'She registered twice.' };
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith(expected));
  },
};

/** The consequence is shown first: another administrator has to confirm it. */
export const ChangesTheAddress: Story = {
  args: { action: 'address' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Another administrator has to confirm it within 3 days. The person is told, with the reason.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New email address' }), 'asha@campus.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await expect(await canvas.findByText('Say why.')).toBeVisible();
    await expect(args.onRequest).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'A typing error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    const expected = { kind: 'change-email', user_id: person._id, to: 'asha@campus.example', reason: 'A typing error.' };
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith(expected));
  },
};

export const Sending: Story = {
  args: { onCorrect: fn(() => new Promise(() => {})) },
  play: sequence(correct, seesRole('button', 'Correcting...'), performTables),
};

export const Refused: Story = {
  args: { onCorrect: rejecting(new RefusedSubmission('Another account has the roll number 20240007.')) },
  play: sequence(correct, says('Another account has the roll number 20240007.'), neverCalls('onClose')),
};

export const LongName: Story = {
  args: { person: anAdminPerson({ name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon' }) },
};
