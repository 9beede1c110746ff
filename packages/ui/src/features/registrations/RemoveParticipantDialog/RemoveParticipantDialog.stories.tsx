import { anEvent, aRegistrationEntry } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { RemoveParticipantDialog } from './RemoveParticipantDialog.tsx';

const FIRST = { role: 'textbox', name: 'Reason' } as const;
const CANCEL = { role: 'button', name: 'Keep on the list' } as const;
const SUBMIT = { role: 'button', name: 'Remove' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Remove.', outcome: { focus: SUBMIT }, story: 'NothingFilledIn' },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onRemove' }, { focus: FIRST }],
      story: 'NothingFilledIn',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onRemove' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Remove Aarav Mehta?', description: 'From Line Follower Challenge' },
    { part: 'Reason', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Removing...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'This student is not on the list.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const event = anEvent();

const meta = {
  title: 'Features/Registrations/RemoveParticipantDialog',
  component: RemoveParticipantDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, entry: aRegistrationEntry(), onRemove: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof RemoveParticipantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function send({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason' }), ' Only first years play. ');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
}

export const Default: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('dialog', { name: 'Remove Aarav Mehta?' })).toHaveAccessibleDescription(
      'From Line Follower Challenge',
    );
    await performGuide(context);
  },
};

/** Who waits has no place to lose. */
export const Waiting: Story = {
  args: { entry: aRegistrationEntry({ state: 'waiting', position: 2 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Those behind them move up. They can join the line again while registration is open.'),
    ).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await canvas.findByRole('dialog');
    await performGuide(context);
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter a reason: the student is told it\./));
    await expect(reason).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Sends: Story = {
  tags: ['act'],
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(context.args.onRemove).toHaveBeenCalledWith({
      eventId: event._id,
      userId: context.args.entry._id,
      reason: 'Only first years play.',
    });
  },
};

export const Sending: Story = {
  args: { onRemove: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Removing...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onRemove: fn(async () => {
      throw new RefusedSubmission('This student is not on the list.');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This student is not on the list.');
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const Offline: Story = {
  tags: ['act'],
  args: {
    onRemove: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to remove the student.');
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
