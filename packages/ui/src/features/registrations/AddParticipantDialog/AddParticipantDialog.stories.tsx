import { anEvent, manyUsers, userChoice } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hasDescription, neverCalls, plays, presses, says, seesRole, sequence, shows, types } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { AddParticipantDialog } from './AddParticipantDialog.tsx';

const FIRST = { role: 'combobox', name: 'Student' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Add student' } as const;

const tables = {
  keyboard: [
    ...ofStory(
      'NothingFilledIn',
      key('{Tab}', CANCEL, 'Moves to Add student.', { focus: SUBMIT }),
      key('{Enter}', 'Sends nothing while something is missing, and moves to its field.', { doesNotCall: 'onAdd' }, { focus: FIRST }),
    ),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onAdd' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add a student', description: 'To Line Follower Challenge' },
    { part: 'Student', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Adding...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'This student is already on the list.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const event = anEvent();

const meta = {
  title: 'Features/Registrations/AddParticipantDialog',
  component: AddParticipantDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, onSearchStudents: fn(async () => manyUsers(3).map(userChoice)), onAdd: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof AddParticipantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = sequence(types('Student', 'diya', 'combobox'), presses(/Diya Raghavan/, 'option'), presses('Add student'));

export const Default: Story = { play: sequence(hasDescription('dialog', 'Add a student', 'To Line Follower Challenge'), performTables) };

export const NothingFilledIn: Story = plays(
  seesRole('dialog'),
  performTables,
  hasDescription('combobox', 'Student', /^Choose a student from the list\./),
  neverCalls('onAdd'),
);

export const Sending: Story = shows({ onAdd: fn(() => new Promise(() => {})) }, send, seesRole('button', 'Adding...'), performTables);

export const Refused: Story = {
  args: { onAdd: rejecting(new RefusedSubmission('This student is already on the list.')) },
  play: sequence(send, says('This student is already on the list.'), neverCalls('onClose'), performTables),
};
