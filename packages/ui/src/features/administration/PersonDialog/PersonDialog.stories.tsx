import { anAdminPerson } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, callsWith, neverCalls, presses, says, sees, seesRole, selects, sequence, shows, types, typesInto } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { PersonDialog } from './PersonDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CORRECT = { role: 'button', name: 'Correct' } as const;
const VALUE = { role: 'textbox', name: 'What is right' } as const;

const tables = {
  keyboard: [
    key('{Tab}', CANCEL, 'Moves to the verb.', { focus: CORRECT }),
    key('{Enter}', 'Sends nothing while something is missing, and moves to its field.', { doesNotCall: 'onCorrect' }, { focus: VALUE }),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onCorrect' }),
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

export const Grants: Story = shows(
  { action: 'role' },
  selects('Role', 'GenSec Sports'),
  typesInto(/^Until the end of/, '2027-04-30'),
  presses('Give the role'),
  callsWith('onGrant', { role: 'GENSEC_SPORTS', until: '2027-04-30', userId: person._id }),
);

export const GrantsForGood: Story = act(
  { args: { action: 'role', person: anAdminPerson({ role: 'JANITOR' }) } },
  presses('Give the role'),
  callsWith('onGrant', { role: 'STUDENT', until: null, userId: person._id }),
);

export const Merges: Story = shows({ action: 'merge' }, async ({ args, canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email of the account to keep' }), 'asha@campus.example');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'She registered twice.');
  await userEvent.click(canvas.getByRole('button', { name: 'Request it' }));
  const expected = { kind: 'merge', user_id: person._id, into: 'asha@campus.example', reason: 'She registered twice.' };
  await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith(expected));
});

/** The consequence is shown first: another administrator has to confirm it. */
export const ChangesTheAddress: Story = shows(
  { action: 'address' },
  sees('Another administrator has to confirm it within 3 days. The person is told, with the reason.'),
  types('New email address', 'asha@campus.example'),
  presses('Request it'),
  sees('Say why.'),
  neverCalls('onRequest'),
  types('Reason', 'A typing error.'),
  presses('Request it'),
  async ({ args }) => {
    const expected = { kind: 'change-email', user_id: person._id, to: 'asha@campus.example', reason: 'A typing error.' };
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledWith(expected));
  },
);

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
