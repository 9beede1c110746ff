import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { callsOnce, callsWith, hasAttribute, hasValue, lacks, plays, presses, says, sees, sequence, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RefusedAccount } from '../testing/RefusedAccount.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';

const CONFIRM = { role: 'button', name: 'Confirm' } as const;
const TAKE_OVER = { role: 'button', name: 'Take over this account' } as const;
const NAME = { role: 'textbox', name: 'Name' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: CONFIRM } },
    { keys: '{Enter}', does: 'Confirms the address.', outcome: { calls: 'onConfirm' } },
    {
      keys: '{Enter}',
      on: TAKE_OVER,
      does: 'Sends nothing while a field is empty, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onConfirm' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Confirm', ...CONFIRM },
    { part: 'Checking', role: 'status', text: 'Checking the link...', story: 'Checking' },
    { part: 'Dead link', role: 'alert', text: 'This link does not work any more. Please ask for a new one.', story: 'LinkRefused' },
    { part: 'Where to get another', role: 'link', name: 'Sign in to request a new one', story: 'LinkRefused' },
    { part: 'Name', ...NAME, state: { required: true, invalid: false }, story: 'NothingTyped' },
    { part: 'Take over', ...TAKE_OVER, story: 'NothingTyped' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/ConfirmAddress',
  component: ConfirmAddress,
  parameters: { tables },
  args: { link: { status: 'verified', isRegistrant: true }, onConfirm: fn(async () => {}) },
} satisfies Meta<typeof ConfirmAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const DEAD = 'This link does not work any more. Please ask for a new one.';

const takeOver = sequence(
  types('Name', 'Zoya Khan'),
  types('New Password', 'violet harbor lantern', 'label'),
  presses('Take over this account'),
);

/** In the browser that registered, one click is enough. */
export const Default: Story = plays(performTables, callsWith('onConfirm', {}), lacks('label', 'New Password'));

export const Checking: Story = plays({ args: { link: { status: 'verifying' } } }, says('Checking the link...', 'status'), performTables);

/** Malformed, expired, used and forged links have the same message. */
export const LinkRefused: Story = {
  args: { link: { status: 'refused', error: new RefusedAccount(400, DEAD) } },
  play: sequence(says(DEAD), hasAttribute('link', 'Sign in to request a new one', 'href', '/'), lacks('button'), performTables),
};

export const Confirming: Story = {
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: sequence(presses('Confirm'), presses('Confirming...'), callsOnce('onConfirm')),
};

/**
 * Whoever opens the link in another browser may not be the person who registered, so they set a password of their own to take over the
 * account.
 */
export const InAnotherBrowser: Story = plays(
  { args: { link: { status: 'verified', isRegistrant: false } } },
  sees('This address was registered in another browser'),
  takeOver,
  callsWith('onConfirm', { name: 'Zoya Khan', password: 'violet harbor lantern' }),
);

export const NothingTyped: Story = {
  args: { link: { status: 'verified', isRegistrant: false } },
  play: sequence(performTables, sees('Enter your name.', 'Enter a password.')),
};

const guessable = 'This password is easy to guess. Use a phrase that says nothing about you or the institute.';

export const PasswordRefused: Story = {
  args: {
    link: { status: 'verified', isRegistrant: false },
    onConfirm: rejecting(new RefusedAccount(400, guessable, { password: guessable })),
  },
  play: sequence(takeOver, async (context) => {
    const password = context.canvas.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')));
    await expect(password).toHaveFocus();
  }),
};

export const LinkSpentMeanwhile: Story = {
  args: { link: { status: 'verified', isRegistrant: false }, onConfirm: rejecting(new RefusedAccount(400, DEAD)) },
  play: sequence(takeOver, says(DEAD), hasValue('textbox', 'Name', 'Zoya Khan')),
};
