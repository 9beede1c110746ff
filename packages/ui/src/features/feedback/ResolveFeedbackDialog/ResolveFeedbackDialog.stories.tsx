import { aFeedback, PEOPLE, studentReference } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { ResolveFeedbackDialog, type ResolveFeedbackDialogProps } from './ResolveFeedbackDialog.tsx';

const ACTIONS = { role: 'textbox', name: 'Actions taken' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Tab}',
      on: ACTIONS,
      does: 'Moves from the field, which has the focus at first, to Cancel.',
      outcome: { focus: CANCEL },
    },
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
const performGuide = performTables(tables);

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

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const dialog = await canvas.findByRole('dialog', { name: 'mark as resolved' });
    await expect(dialog).toHaveAccessibleDescription('Suggestion about Monsoon Ragas, Music Club');
    await expect(canvas.getByText('The sound at the back rows was hard to follow; two more speakers would do.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Actions taken' })).toHaveFocus());
    await performGuide(context);
  },
};

export const LongTitle: Story = { args: { feedback: { ...feedback, comments: 'The lights flicker every evening. '.repeat(50) } } };

export const Resolves: Story = {
  tags: ['act'],
  play: async (context) => {
    const { args } = context;
    await submit(context);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onResolve).toHaveBeenCalledWith({ feedbackId: feedback._id, actionsTaken: 'Two speakers were added.' });
  },
};

export const Submitting: Story = {
  args: { onResolve: fn(() => new Promise(() => {})) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await submit(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submitting...' }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const NothingTyped: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await canvas.findByRole('dialog');
    await performGuide(context);
    await submit(context, '  {Enter} ');
    const actions = canvas.getByRole('textbox', { name: 'Actions taken' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter actions taken.');
    await expect(actions).toHaveFocus();
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onResolve: fn(async () => {
      throw new RefusedSubmission('You can resolve feedback about your own unit only.');
    }),
  },
  play: async (context) => {
    const { args, canvas } = context;
    await submit(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can resolve feedback about your own unit only.');
    await expect(canvas.getByRole('textbox', { name: 'Actions taken' })).toHaveValue(' Two speakers were added. ');
    await expect(args.onClose).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

/** Like a page whose list learns, with the refusal, that somebody else was first. */
function OverAList(args: ResolveFeedbackDialogProps) {
  const [known, setKnown] = useState(args.feedback);
  const resolve = async () => {
    const resolved_by = studentReference(PEOPLE.coordinator);
    setKnown({ ...known, is_resolved: true, actions_taken: 'Spoken with the hall.', resolved_by });
    throw new RefusedSubmission('Already resolved');
  };
  return <ResolveFeedbackDialog {...args} feedback={known} onResolve={resolve} />;
}

export const ResolvedMeanwhile: Story = {
  render: (args) => <OverAList {...args} />,
  play: async (context) => {
    const { args, canvas } = context;
    await submit(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Already resolved');
    await expect(canvas.getByText('Spoken with the hall.')).toBeVisible();
    await expect(canvas.getByText('Dev Malhotra')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function OpenedByButton(args: ResolveFeedbackDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Update</Button>
      {isOpen && <ResolveFeedbackDialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

export const ClosedByEscape: Story = {
  tags: ['act'],
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Update' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
