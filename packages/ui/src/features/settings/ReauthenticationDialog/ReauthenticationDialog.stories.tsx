import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, callsWith, is, lacks, neverCalls, plays, presses, sees, seesRole, sequence, shows, typesInto } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';

const LEAVE = { role: 'button', name: 'Leave administration' } as const;
const GO_ON = { role: 'button', name: 'Continue' } as const;

const tables = {
  keyboard: [
    key('{Tab}', LEAVE, 'Moves to Go on.', { focus: GO_ON }),
    key('{Enter}', LEAVE, 'Leaves; nothing is sent.', { calls: 'onDecline' }, { doesNotCall: 'onPasswordSubmit' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Type your password again' },
    { part: 'While it works', role: 'button', name: 'Checking...', state: { busy: true, unavailable: true }, story: 'Checking' },
    {
      part: 'While the browser asks',
      role: 'button',
      name: 'Waiting for your passkey...',
      state: { busy: true, unavailable: true },
      story: 'UsingPasskey',
    },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Settings/ReauthenticationDialog',
  component: ReauthenticationDialog,
  parameters: { tables, frame: 'overlay' },
  args: { ways: ['password'], onPasswordSubmit: fn(async () => {}), onDecline: fn() },
} satisfies Meta<typeof ReauthenticationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = sequence(typesInto(/^Password/, 'correct horse battery'), presses('Continue'));

export const Default: Story = { play: sequence(seesRole('dialog', 'Type your password again'), performTables) };
export const Confirms: Story = act(confirm, callsWith('onPasswordSubmit', { password: 'correct horse battery' }));

/** Before the user's own data is exported or erased. */
export const ForOwnData: Story = {
  args: { about: 'own-data' },
  play: sequence(sees('It confirms that it is you before your data is downloaded or erased.'), presses('Not now'), ({ args }) =>
    expect(args.onDecline).toHaveBeenCalled(),
  ),
};

export const NothingTyped: Story = { play: sequence(presses('Continue'), sees('Enter your password.'), neverCalls('onPasswordSubmit')) };

export const Refused: Story = {
  args: { onPasswordSubmit: rejecting(new RefusedSubmission('This is not your password.', { password: 'This is not your password.' })) },
  play: sequence(confirm, sees('This is not your password.')),
};

export const Checking: Story = {
  args: { onPasswordSubmit: fn(() => new Promise(() => {})) },
  play: sequence(confirm, seesRole('button', 'Checking...'), performTables),
};

const BOTH = { ways: ['passkey', 'password'], onPasskeyRequest: fn(async () => {}) } satisfies Story['args'];

/** The passkey comes first, with the password as an alternative. */
export const WithPasskey: Story = plays(
  { args: BOTH },
  seesRole('dialog', 'Confirm that it is you'),
  seesRole('label', /^Or your password/),
  presses('Use your passkey'),
  ({ args }) => expect(args.onPasskeyRequest).toHaveBeenCalled(),
);

export const OnlyPasskey: Story = shows(
  { ...BOTH, ways: ['passkey'] },
  seesRole('button', 'Use your passkey'),
  lacks('button', 'Continue'),
);

/** The user signed in without the passkey that the institute requires for offices. */
export const ForOffice: Story = {
  args: { ...BOTH, about: 'office', ways: ['passkey'] },
  play: sequence(sees('Your institute requires your passkey for this. Use it to continue.'), presses('Not now'), ({ args }) =>
    expect(args.onDecline).toHaveBeenCalled(),
  ),
};

/** The account has a passkey, but the browser does not support them. */
export const Unsupported: Story = {
  args: { ways: ['passkey'] },
  play: sees('This browser does not support passkeys. Continue in the browser or on the device that has yours.'),
};

export const UsingPasskey: Story = {
  args: { ...BOTH, onPasskeyRequest: fn(() => new Promise(() => {})) },
  play: sequence(presses('Use your passkey'), performTables),
};

/** Cancelling the browser's prompt is not an error, and both ways remain. */
export const PasskeyCancelled: Story = act(
  { args: BOTH },
  presses('Use your passkey'),
  ({ args }) => waitFor(() => expect(args.onPasskeyRequest).toHaveBeenCalled()),
  is('enabled', 'button', 'Use your passkey'),
  lacks('alert'),
);

/** A passkey error is shown at its button, not at the password. */
export const PasskeyFailed: Story = act(
  { args: { ...BOTH, onPasskeyRequest: fn(() => Promise.reject(new Error('broken'))) } },
  presses('Use your passkey'),
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your passkey could not be used. Please try again.');
    await expect(alert.compareDocumentPosition(canvas.getByLabelText(/^Or your password/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
