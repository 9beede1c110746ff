import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { callsWith, hasDescription, hasFocus, loses, onPage, plays, says, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ChangePassword } from './ChangePassword.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CHANGE = { role: 'button', name: 'Change password' } as const;

const tables = {
  keyboard: [
    { keys: '{Enter}', on: CHANGE, does: 'Opens the dialog.', outcome: { shows: { role: 'dialog', name: 'Change password' } } },
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the button that changes it.', outcome: { focus: CHANGE }, story: 'Opened' },
    { keys: '{Escape}', does: 'Leaves; nothing is sent.', outcome: { doesNotCall: 'onSubmit' }, story: 'Opened' },
  ],
  screenReader: [
    { part: 'Change password', ...CHANGE },
    { part: 'Dialog', role: 'dialog', name: 'Change password', story: 'Opened' },
    { part: 'While it works', role: 'button', name: 'Saving...', state: { busy: true, unavailable: true }, story: 'Saving' },
  ],
} satisfies ComponentTables;

const SAID = 'Your password is changed. You are signed out everywhere else.';

const meta = {
  title: 'Features/Accounts/ChangePassword',
  component: ChangePassword,
  parameters: { tables, frame: 'overlay' },
  args: { onSubmit: fn(async () => ({ message: SAID })) },
} satisfies Meta<typeof ChangePassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
  return screen.findByRole('dialog', { name: 'Change password' });
}

async function change(context: Played, next = 'copper meadow whistle') {
  const { userEvent } = context;
  const dialog = within(await open(context));
  await userEvent.type(dialog.getByLabelText('Current password'), 'violet harbor lantern');
  await userEvent.type(dialog.getByLabelText('New Password'), next);
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
}

export const Default: Story = { play: performTables };

export const Opened: Story = plays(async (context) => {
  await open(context);
  await expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(screen.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
  await performTables(context);
});

export const Saving: Story = { args: { onSubmit: fn(() => new Promise<never>(() => {})) }, play: sequence(change, performTables) };

export const Changed: Story = plays(
  change,
  onPage(loses('dialog')),
  says(SAID, 'status'),
  callsWith('onSubmit', {
    current_password: 'violet harbor lantern',
    password: 'copper meadow whistle',
  }),
);

export const NothingTyped: Story = plays(async (context) => {
  const dialog = within(await open(context));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  await expect(await screen.findByText('Enter your password.')).toBeVisible();
  await expect(screen.getByText('Enter a password.')).toBeVisible();
  await expect(context.args.onSubmit).not.toHaveBeenCalled();
});

const WRONG = 'This is not your password.';

/** A wrong current password is reported at its field. */
export const NotTheCurrentOne: Story = {
  args: { onSubmit: rejecting(new RefusedSubmission(WRONG, { current_password: WRONG })) },
  play: sequence(change, onPage(hasDescription('label', 'Current password', WRONG), hasFocus('label', 'Current password'))),
};
