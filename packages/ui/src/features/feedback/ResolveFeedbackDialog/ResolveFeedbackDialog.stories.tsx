import { aFeedback } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  neverCalls,
  plays,
  presses,
  says,
  sees,
  seesRole,
  sequence,
  shows,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { ResolveFeedbackDialog } from './ResolveFeedbackDialog.tsx';

const ACTIONS = { role: 'textbox', name: 'Actions taken' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: ACTIONS, does: 'Moves from the field, which has the focus at first, to Cancel.', outcome: { focus: CANCEL } },
    { keys: '{Enter}', does: 'Leaves the dialog; nothing is resolved.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onResolve' }] },
    { keys: '{Escape}', does: 'Leaves it too.', outcome: [{ calls: 'onClose' }, { doesNotCall: 'onResolve' }] },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while the field is empty, and moves back to it.',
      outcome: [{ doesNotCall: 'onResolve' }, { focus: ACTIONS }, { shows: { ...ACTIONS, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'mark as resolved', description: 'Suggestion about Monsoon Ragas, Music Club' },
    { part: 'Actions taken', ...ACTIONS, state: { required: true, invalid: false } },
    { part: 'Refusal', role: 'alert', text: 'You can resolve feedback about your own unit only.', story: 'Refused' },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
  ],
} satisfies ComponentTables;

const feedback = aFeedback();

const meta = {
  title: 'Features/Feedback/ResolveFeedbackDialog',
  component: ResolveFeedbackDialog,
  parameters: { tables, frame: 'overlay' },
  args: { feedback, onResolve: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ResolveFeedbackDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function submit({ canvas, userEvent }: Actor, text = ' Two speakers were added. ') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Actions taken' }), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

export const Default: Story = plays(
  hasDescription('dialog', 'mark as resolved', 'Suggestion about Monsoon Ragas, Music Club'),
  sees('The sound at the back rows was hard to follow; two more speakers would do.'),
  hasFocus('textbox', 'Actions taken'),
  performTables,
);

export const LongTitle: Story = { args: { feedback: { ...feedback, comments: 'The lights flicker every evening. '.repeat(50) } } };

export const Resolves: Story = act(
  submit,
  callsOnce('onClose'),
  callsWith('onResolve', { feedbackId: feedback._id, actionsTaken: 'Two speakers were added.' }),
);

export const Submitting: Story = {
  args: { onResolve: fn(() => new Promise(() => {})) },
  play: sequence(submit, presses('Submitting...'), callsOnce('onResolve'), neverCalls('onClose'), performTables),
};

export const NothingTyped: Story = plays(
  seesRole('dialog'),
  performTables,
  (context) => submit(context, '  {Enter} '),
  says('Please enter actions taken.'),
  hasFocus('textbox', 'Actions taken'),
  neverCalls('onResolve'),
);

export const Refused: Story = shows(
  { onResolve: rejecting(new RefusedSubmission('You can resolve feedback about your own unit only.')) },
  submit,
  says('You can resolve feedback about your own unit only.'),
  hasValue('textbox', 'Actions taken', ' Two speakers were added. '),
  neverCalls('onClose'),
  performTables,
);
