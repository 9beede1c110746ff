import { anEvent } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { MailParticipantsDialog } from './MailParticipantsDialog.tsx';

const FIRST = { role: 'textbox', name: 'Subject' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Send mail' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: CANCEL, does: 'Moves to Send mail.', outcome: { focus: SUBMIT }, story: 'NothingFilledIn' },
    {
      keys: '{Enter}',
      does: 'Sends nothing while something is missing, and moves to its field.',
      outcome: [{ doesNotCall: 'onSend' }, { focus: FIRST }],
      story: 'NothingFilledIn',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the dialog; nothing is sent.',
      outcome: [{ calls: 'onClose' }, { doesNotCall: 'onSend' }],
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Mail participants', description: 'About Line Follower Challenge' },
    { part: 'Subject', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Sending...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'Too many requests. Try again in 20 minutes.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const event = anEvent();

const meta = {
  title: 'Features/Registrations/MailParticipantsDialog',
  component: MailParticipantsDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, onSend: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof MailParticipantsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function send({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), 'Bring your robot');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'We begin at ten.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send mail' }));
}

export const Default: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('dialog', { name: 'Mail participants' })).toHaveAccessibleDescription(
      'About Line Follower Challenge',
    );
    await performGuide(context);
  },
};

export const NothingFilledIn: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await canvas.findByRole('dialog');
    await performGuide(context);
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toHaveAccessibleDescription(/Enter a subject\./));
    await expect(subject).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(/Enter what you want to tell them\./);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sends: Story = {
  tags: ['act'],
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(context.args.onSend).toHaveBeenCalledWith({
      eventId: event._id,
      subject: 'Bring your robot',
      text: 'We begin at ten.',
      includes_waiting: false,
    });
  },
};

export const AlsoToThoseWhoWait: Story = {
  tags: ['act'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Also to those who wait in line' }));
    await send(context);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ includes_waiting: true })));
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onSend: fn(async () => {
      throw new RefusedSubmission('Too many requests. Try again in 20 minutes.');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many requests. Try again in 20 minutes.');
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const Offline: Story = {
  tags: ['act'],
  args: {
    onSend: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to send the mail.');
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
