import { anEvent, aRegistrationEntry } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hasDescription, hasFocus, neverCalls, plays, presses, says, sees, seesRole, sequence, shows, types } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { RemoveParticipantDialog } from './RemoveParticipantDialog.tsx';

const FIRST = { role: 'textbox', name: 'Reason' } as const;
const CANCEL = { role: 'button', name: 'Keep on the list' } as const;
const SUBMIT = { role: 'button', name: 'Remove' } as const;

const tables = {
  keyboard: [
    ...ofStory(
      'NothingFilledIn',
      key('{Tab}', CANCEL, 'Moves to Remove.', { focus: SUBMIT }),
      key('{Enter}', 'Sends nothing while something is missing, and moves to its field.', { doesNotCall: 'onRemove' }, { focus: FIRST }),
    ),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onRemove' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Remove Aarav Mehta?', description: 'From Line Follower Challenge' },
    { part: 'Reason', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Removing...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'This student is not on the list.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const event = anEvent();

const meta = {
  title: 'Features/Registrations/RemoveParticipantDialog',
  component: RemoveParticipantDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, entry: aRegistrationEntry(), onRemove: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RemoveParticipantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = sequence(types('Reason', ' Only first years play. '), presses('Remove'));

export const Default: Story = plays(hasDescription('dialog', 'Remove Aarav Mehta?', 'From Line Follower Challenge'), performTables);

/** A waiting person does not lose a place. */
export const Waiting: Story = {
  args: { entry: aRegistrationEntry({ state: 'waiting', position: 2 }) },
  play: sees('People behind them move up. They can join the waiting list again while registration is open.'),
};

export const NothingFilledIn: Story = plays(
  seesRole('dialog'),
  performTables,
  hasDescription('textbox', 'Reason', /Enter a reason\. The student will see it\./),
  hasFocus('textbox', 'Reason'),
  neverCalls('onRemove'),
);

export const Sending: Story = shows({ onRemove: fn(() => new Promise(() => {})) }, send, seesRole('button', 'Removing...'), performTables);

export const Refused: Story = {
  args: { onRemove: rejecting(new RefusedSubmission('This student is not on the list.')) },
  play: sequence(send, says('This student is not on the list.'), neverCalls('onClose'), performTables),
};
