import { aFeedback, manyFeedbacks, PEOPLE, studentReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, hasAttribute, keys, lacks, plays, presses, rendersAtMost, says, sees, seesMany, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FeedbackList } from './FeedbackList.tsx';

const PREVIEW = { role: 'button', name: 'The lights in the robotics workshop flicker after ...' } as const;
const FIRST = { role: 'button', name: 'The sound at the back rows was hard to follow; two...' } as const;
const UPDATE = { role: 'button', name: 'Update' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first preview.', outcome: { focus: FIRST } },
    { keys: '{Tab}', does: 'Moves to Update beside it.', outcome: { focus: UPDATE } },
    { keys: '{Enter}', does: 'Asks for the dialog that resolves it.', outcome: { calls: 'onUpdate' } },
    {
      keys: '{Enter}',
      on: PREVIEW,
      does: 'Opens the whole under the line.',
      outcome: [{ shows: { ...PREVIEW, state: { expanded: true } } }, { shows: { role: 'img', name: '4 of 5 stars' } }],
      story: 'Opens',
    },
    {
      keys: '{Enter}',
      does: 'Closes it again.',
      outcome: [{ shows: { ...PREVIEW, state: { expanded: false } } }, { hides: { role: 'img', name: '4 of 5 stars' } }],
      story: 'Opens',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Feedbacks' },
    { part: 'Line', role: 'listitem', text: 'Suggestion · Event: Monsoon Ragas, Music Club · Nov 20, 2026' },
    { part: 'Preview', ...FIRST, state: { expanded: false } },
    { part: 'Update', ...UPDATE, description: 'The sound at the back rows was hard to follow; two...' },
    { part: 'While it is on its way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const LONG = `The lights in the robotics workshop flicker after nine. ${'It strains the eyes during long builds. '.repeat(20)}`;
const resolved = aFeedback({
  is_resolved: true,
  actions_taken: 'Two speakers were added.',
  resolved_by: studentReference(PEOPLE.president),
});

const meta = {
  title: 'Features/Feedback/FeedbackList',
  component: FeedbackList,
  parameters: { tables },
  args: { feedbacks: manyFeedbacks(8), role: 'PRESIDENT', onUpdate: fn() },
} satisfies Meta<typeof FeedbackList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const rows = canvas.getAllByRole('listitem');
  await expect(rows).toHaveLength(8);
  await expect(rows[0]).toHaveTextContent('The sound at the back rows was hard to follow; two...');
  await expect(rows[0]).toHaveTextContent('Suggestion · Event: Monsoon Ragas, Music Club · Nov 20, 2026');
  await expect(canvas.getAllByText('Resolved')).toHaveLength(2);
  await expect(canvas.getAllByRole('button', { name: 'Update' })).toHaveLength(6);
  await performTables(context);
});

/** Students can read, but not resolve feedback. */
export const Student: Story = { args: { role: 'STUDENT' }, play: lacks('button', 'Update') };

export const EachTarget: Story = {
  args: { feedbacks: [...manyFeedbacks(4), aFeedback({ _id: 'gone', target_data: null })] },
  play: async ({ canvas }) => {
    for (const about of [
      'Event: Monsoon Ragas, Music Club',
      'Club/Organization: Robotics Club, Science and Technology Council',
      'User: Aarav Mehta, aarav.mehta@campus.example',
      'POR: Workshop Lead, Robotics Club',
      'Event: N/A',
    ]) {
      await expect(canvas.getByText(new RegExp(`· ${about} ·`))).toBeVisible();
    }
  },
};

export const Opens: Story = plays(
  { args: { feedbacks: [aFeedback({ comments: LONG }), ...manyFeedbacks(4).slice(1)] } },
  hasAttribute('button', 'The lights in the robotics workshop flicker after ...', 'aria-expanded', 'false'),
  presses('The lights in the robotics workshop flicker after ...'),
  hasAttribute('button', 'The lights in the robotics workshop flicker after ...', 'aria-expanded', 'true'),
  sees(/It strains the eyes during long builds/, 'Priya Sharma'),
  seesRole('img', '4 of 5 stars'),
  presses('The lights in the robotics workshop flicker after ...'),
  lacks('text', /It strains the eyes during long builds/),
  performTables,
);

export const Anonymous: Story = {
  args: { feedbacks: [aFeedback({ is_anonymous: true, feedback_by: undefined, rating: null, comments: 'Thank you!' })] },
  play: sequence(presses('Thank you!'), sees('Anonymous', '–'), seesMany(1, 'text', 'Thank you!')),
};

export const Resolved: Story = {
  args: { feedbacks: [resolved] },
  play: sequence(lacks('button', 'Update'), presses(/^The sound/), sees('Two speakers were added.', 'Kavya Subramanian')),
};

/** Without a comment, and from a deleted account. */
export const SparseData: Story = {
  args: { feedbacks: [aFeedback({ comments: null, feedback_by: null, rating: null })] },
  play: sequence(presses('No comments'), sees('Unknown')),
};

/** Of 10,000 only the visible ones are rendered; the keyboard reaches the others. */
export const Many: Story = plays(
  { parameters: { frame: 'page' }, args: { feedbacks: manyFeedbacks(10_000) } },
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000')),
  rendersAtMost(200),
  keys('{Tab}'),
  keys('{End}'),
  ({ canvas }) => waitFor(() => expect(canvas.getByText(/^Query · POR: /, { selector: '[aria-posinset="10000"] p' })).toBeVisible()),
  rendersAtMost(200),
);

export const Updates: Story = act(async ({ args, canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Update' });
  if (!first) throw new Error('There is nothing to update.');
  await expect(first).toHaveAccessibleDescription('The sound at the back rows was hard to follow; two...');
  await userEvent.click(first);
  await expect(args.onUpdate).toHaveBeenCalledWith(args.feedbacks?.[0]);
});

/** A filtered result looks like the whole list, also after a reload. */
export const NarrowedDown: Story = {
  args: { feedbacks: manyFeedbacks(3), total: 10_000 },
  play: sequence(seesRole('list', 'Feedbacks'), async ({ canvas }) =>
    expect((await canvas.findAllByRole('listitem')).map((line) => line.getAttribute('aria-setsize'))).toEqual(['3', '3', '3']),
  ),
};

export const Loading: Story = { args: { feedbacks: undefined }, play: sequence(says('Loading...', 'status'), performTables) };

export const LongTitle: Story = {
  args: {
    feedbacks: [
      aFeedback({
        comments: 'Averyveryverylongwordwithoutanyspacesthatgoesonandonandon',
        target_data: {
          title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
        },
      }),
    ],
  },
};
