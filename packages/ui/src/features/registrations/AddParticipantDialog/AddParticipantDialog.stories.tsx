import { anEvent, manyUsers, userChoice } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { AddParticipantDialog } from './AddParticipantDialog.tsx';

const FIRST = { role: 'combobox', name: 'Student' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Add student' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Add student.', outcome: { focus: SUBMIT }, story: 'NothingFilledIn' },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onAdd' }, { focus: FIRST }],
      story: 'NothingFilledIn',
    },
    { keys: '{Enter}', on: CANCEL, does: 'Leaves the dialog; nothing is sent.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onAdd' }] },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add a student', description: 'To Line Follower Challenge' },
    { part: 'Student', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Adding...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'This student is on the list already.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const event = anEvent();

const meta = {
  title: 'Features/Registrations/AddParticipantDialog',
  component: AddParticipantDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, onSearchStudents: fn(async () => manyUsers(3).map(userChoice)), onAdd: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof AddParticipantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function send({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Student' }), 'diya');
  await userEvent.click(await canvas.findByRole('option', { name: /Diya Raghavan/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add student' }));
}

export const Default: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('dialog', { name: 'Add a student' })).toHaveAccessibleDescription(
      'To Line Follower Challenge',
    );
    await performGuide(context);
  },
};

export const NothingFilledIn: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await canvas.findByRole('dialog');
    await performGuide(context);
    const student = canvas.getByRole('combobox', { name: 'Student' });
    await waitFor(() => expect(student).toHaveAccessibleDescription(/^Choose a student from the list\./));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Sends: Story = {
  tags: ['act'],
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(context.args.onAdd).toHaveBeenCalledWith({ eventId: event._id, user_id: manyUsers(2)[1]?._id });
  },
};

export const Sending: Story = {
  args: { onAdd: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Adding...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onAdd: fn(async () => {
      throw new RefusedSubmission('This student is on the list already.');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This student is on the list already.');
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const Offline: Story = {
  tags: ['act'],
  args: {
    onAdd: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to add the student.');
  },
};

export const LongTitle: Story = {
  args: {
    event: {
      ...event,
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
    },
  },
};
