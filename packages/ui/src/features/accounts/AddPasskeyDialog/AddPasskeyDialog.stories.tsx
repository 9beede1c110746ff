import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lacks, plays, presses, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;
const GO_ON = { role: 'button', name: 'Continue' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Go on.', outcome: { focus: GO_ON } },
    { keys: '{Enter}', on: CANCEL, does: 'Leaves; nothing is asked.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onAdd' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add a passkey' },
    { part: 'Name', role: 'textbox', name: 'Name', state: { required: true } },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accounts/AddPasskeyDialog',
  component: AddPasskeyDialog,
  parameters: { frame: 'overlay', tables },
  args: { onAdd: fn(async () => true), onClose: fn() },
} satisfies Meta<typeof AddPasskeyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(sees('Next, your browser asks where to save it: on this device or on another one.'), performTables);

/** The user's office has no permissions without a passkey. */
export const Demanded: Story = shows(
  { demanded: true },
  sees('Your institute requires a passkey for office holders and administrators. Without one you have the rights of a student.'),
  presses('Not now'),
  ({ args }) => expect(args.onClose).toHaveBeenCalled(),
);

export const Unsupported: Story = {
  args: { demanded: true, onAdd: undefined },
  play: sequence(
    sees('This browser does not support passkeys. To add one, open the portal in a newer browser.'),
    lacks('button', 'Continue'),
  ),
};
