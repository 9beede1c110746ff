import { anEvent } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  hasFocus,
  neverCalls,
  plays,
  presses,
  says,
  seesRole,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { MailParticipantsDialog } from './MailParticipantsDialog.tsx';

const FIRST = { role: 'textbox', name: 'Subject' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Send mail' } as const;

const tables = {
  keyboard: [
    ...ofStory(
      'NothingFilledIn',
      key('{Tab}', CANCEL, 'Moves to Send mail.', { focus: SUBMIT }),
      key('{Enter}', 'Sends nothing while something is missing, and moves to its field.', { doesNotCall: 'onSend' }, { focus: FIRST }),
    ),
    key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onSend' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Mail participants', description: 'About Line Follower Challenge' },
    { part: 'Subject', ...FIRST, state: { required: true } },
    { part: 'While it works', role: 'button', name: 'Sending...', state: { busy: true, unavailable: true }, story: 'Sending' },
    { part: 'Refusal', role: 'alert', text: 'Too many requests. Try again in 20 minutes.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const event = anEvent();

const meta = {
  title: 'Features/Registrations/MailParticipantsDialog',
  component: MailParticipantsDialog,
  parameters: { tables, frame: 'overlay' },
  args: { event, onSend: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof MailParticipantsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = sequence(types('Subject', 'Bring your robot'), types('Text', 'We begin at ten.'), presses('Send mail'));

export const Default: Story = plays(hasDescription('dialog', 'Mail participants', 'About Line Follower Challenge'), performTables);

export const NothingFilledIn: Story = plays(
  seesRole('dialog'),
  performTables,
  hasDescription('textbox', 'Subject', /Enter a subject\./),
  hasFocus('textbox', 'Subject'),
  hasDescription('textbox', 'Text', /Enter what you want to tell them\./),
  neverCalls('onSend'),
);

export const AlsoToThoseWhoWait: Story = act(
  presses('Also to people on the waiting list', 'checkbox'),
  send,
  callsWith('onSend', expect.objectContaining({ includes_waiting: true })),
);

export const Sending: Story = shows({ onSend: fn(() => new Promise(() => {})) }, send, seesRole('button', 'Sending...'), performTables);

export const Refused: Story = {
  args: { onSend: rejecting(new RefusedSubmission('Too many requests. Try again in 20 minutes.')) },
  play: sequence(send, says('Too many requests. Try again in 20 minutes.'), neverCalls('onClose'), performTables),
};
