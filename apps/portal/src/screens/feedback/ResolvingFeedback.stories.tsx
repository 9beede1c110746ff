import { feedback } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aFeedback, manyFeedbacks, PEOPLE, studentReference } from '@quad/domain/fixtures';
import { hasDescription, hasValue, lacks, lacksText, loses, plays, sees, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE, reloads } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ViewFeedbackPage } from './ViewFeedbackPage.tsx';

const open = aFeedback({ comments: 'Add two speakers.' });
const feedbacks = [open, ...manyFeedbacks(4).slice(1)];
const resolved = { ...open, is_resolved: true, actions_taken: 'Spoken with the hall.', resolved_by: studentReference(PEOPLE.coordinator) };
const byPresident = { ...resolved, actions_taken: 'Two speakers were added.', resolved_by: studentReference(PEOPLE.president) };

/** A failure is logged, and the dialog stays open (docs/specification/feedback.md#feedback-resolve). */
const LOGGED = { consoleErrors: { expected: [/^Resolving feedback failed\./], reason: 'The failure is logged.' } };

/** 'mark as resolved' over the list, and its possible errors. */
const meta = {
  title: 'Pages/Feedback/Resolving feedback',
  component: ViewFeedbackPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/viewfeedback" />,
  beforeEach: backend(() => [
    mock(feedback.resolve).ok({ message: 'Resolved.', feedback: byPresident }),
    ...scenarios.president({ feedbacks }),
  ]),
} satisfies Meta<typeof ViewFeedbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function rowOf({ canvas }: Pick<Played, 'canvas'>) {
  const row = (await canvas.findByText('Add two speakers.', { selector: 'li *' })).closest('li');
  if (!row) throw new Error('There is no such row.');
  return row;
}

async function openDialog(context: Played) {
  await context.userEvent.click(within(await rowOf(context)).getByRole('button', { name: 'Update' }));
  return within(await context.canvas.findByRole('dialog', { name: 'mark as resolved' }));
}

async function resolve(context: Played, text = 'Two speakers were added.') {
  const dialog = await openDialog(context);
  await context.userEvent.type(dialog.getByRole('textbox', { name: 'Actions taken' }), text);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  return dialog;
}

export const Default: Story = plays(openDialog, hasDescription('dialog', undefined, 'Suggestion about Monsoon Ragas, Music Club'));

/** The item is updated in place; the list is not fetched again. */
export const Resolved: Story = plays(async (context) => {
  const { canvas, msw, userEvent } = context;
  const row = await rowOf(context);
  await openDialog(context);
  msw.use(mock(feedback.list).fails(500, 'The list was asked for again.'));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Actions taken' }), 'Two speakers were added.');
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(within(row).getByText('Resolved')).toBeVisible();
  await expect(within(row).queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  await waitFor(() => expect(row).toHaveFocus());
  await userEvent.click(within(row).getByRole('button', { name: 'Add two speakers.' }));
  await expect(within(row).getByText('Two speakers were added.')).toBeVisible();
  await expect(within(row).getByText('Kavya Subramanian')).toBeVisible();
}, lacks('alert'));

/** With the filter for open feedback, the item leaves the list. */
export const ResolvedUnderAFilter: Story = {
  tags: ['act'],
  render: () => <Portal path="/viewfeedback?status=Not%20Resolved" />,
  play: sequence(resolve, loses('dialog'), sees('Showing 2 of 4 feedbacks'), lacksText('Add two speakers.')),
};

/** Somebody else resolved it first; the dialog shows their answer. */
export const ResolvedMeanwhile: Story = plays(
  { parameters: LOGGED, beforeEach: backend(() => [mock(feedback.resolve).fails(409, 'Already resolved', 'ALREADY_DECIDED')]) },
  async (context) => {
    const dialog = await openDialog(context);
    context.msw.use(mock(feedback.list).ok([resolved]));
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Actions taken' }), 'Two speakers were added.');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Already resolved');
    await expect(await dialog.findByText('Spoken with the hall.')).toBeVisible();
    await expect(await dialog.findByText('Dev Malhotra')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  },
);

const later = aFeedback({ _id: 'later', comments: 'Open the hall earlier.' });

/** When the feedback leaves the list meanwhile, the dialog stays with what was typed. */
export const LeavesTheList: Story = {
  tags: ['act'],
  play: sequence(
    async (context) => {
      const dialog = await openDialog(context);
      await context.userEvent.type(dialog.getByRole('textbox', { name: 'Actions taken' }), 'Two speakers were added.');
    },
    reloads(() => [mock(feedback.list).ok([later])], 'Open the hall earlier.'),
    hasValue('textbox', 'Actions taken', 'Two speakers were added.'),
  ),
};
