import { feedbackTargets } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { GiveFeedbackForm } from './GiveFeedbackForm.tsx';

const TYPE = { role: 'combobox', name: 'Type' } as const;
const TARGET = { role: 'combobox', name: 'Target' } as const;
const COMMENTS = { role: 'textbox', name: 'Comments' } as const;
const ANONYMOUS = { role: 'checkbox', name: 'Give it anonymously' } as const;
const SUBMIT = { role: 'button', name: 'Submit' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Tab}',
      on: TYPE,
      does: 'Moves to the target type; the browser’s own keys choose one.',
      outcome: { focus: { role: 'combobox', name: 'Target type' } },
    },
    { keys: '{Tab}', does: 'Moves to the target, which is searched.', outcome: { focus: TARGET } },
    {
      keys: '[Space]',
      on: ANONYMOUS,
      does: 'Keeps the name out of it.',
      outcome: { shows: { ...ANONYMOUS, state: { checked: true } } },
    },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onGive' }, { focus: TYPE }, { shows: { ...TYPE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Type', ...TYPE, state: { required: true } },
    { part: 'Target', ...TARGET, description: 'Type to search.', state: { required: true, expanded: false } },
    { part: 'Rating', role: 'radiogroup', name: 'Rating', state: { required: true } },
    { part: 'Star', role: 'radio', name: '2 stars', state: { checked: false } },
    { part: 'Comments', ...COMMENTS, state: { required: true } },
    {
      part: 'Give it anonymously',
      ...ANONYMOUS,
      description:
        'Nobody who reads or resolves it learns that it was you. The list has it once the hour is over, so that the moment tells nothing either.',
      state: { checked: false },
    },
    { part: 'Refusal', role: 'alert', text: 'You have given feedback 20 times in the last 24 hours.', story: 'Refused' },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const targets = feedbackTargets();

const meta = {
  title: 'Features/Feedback/GiveFeedbackForm',
  component: GiveFeedbackForm,
  parameters: { tables },
  args: { onSearchTargets: fn(async () => targets), onGive: fn(async () => {}) },
} satisfies Meta<typeof GiveFeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function chooseTarget({ canvas, userEvent }: Actor, type: string, typed: string, option: string) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), type);
  await userEvent.type(canvas.getByRole('combobox', { name: 'Target' }), typed);
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

async function fillIn(context: Actor) {
  const { canvas, userEvent } = context;
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Complaint');
  await chooseTarget(context, 'Club/Organization', 'robot', 'Robotics Club');
  await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Comments' }), 'The workshop closes too early.');
}

const submit = ({ canvas, userEvent }: Actor) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    for (const name of ['Type', 'Target type', 'Target']) await expect(canvas.getByRole('combobox', { name })).toBeRequired();
    await expect(canvas.getByRole('radiogroup', { name: 'Rating' })).toBeRequired();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('textbox', { name: 'Comments' })).toBeRequired();
    await expect(canvas.getByRole('checkbox', { name: 'Give it anonymously' })).not.toBeChecked();
    await performGuide(context);
  },
};

export const Gives: Story = {
  tags: ['act'],
  play: async (context) => {
    const { args, canvas } = context;
    await fillIn(context);
    await context.userEvent.click(canvas.getByRole('checkbox', { name: 'Give it anonymously' }));
    await submit(context);
    await waitFor(() =>
      expect(args.onGive).toHaveBeenCalledWith({
        type: 'Complaint',
        target_type: 'Club/Organization',
        target_id: targets.organizational_units[0]?._id,
        rating: 2,
        comments: 'The workshop closes too early.',
        is_anonymous: true,
      }),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Comments' })).toHaveValue(''));
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Target' })).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByText('0 of 2000 characters')).toBeVisible();
  },
};

/** Stars are shown as required and may be left out (docs/specification/feedback.md#feedback-give). */
export const WithoutStars: Story = {
  tags: ['act'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Query');
    await chooseTarget(context, 'Event', 'monsoon', 'Monsoon Ragas');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comments' }), 'When does it begin?');
    await submit(context);
    await waitFor(() => expect(args.onGive).toHaveBeenCalledWith(expect.objectContaining({ rating: null, is_anonymous: false })));
  },
};

/** Another target type offers other targets, and forgets what was chosen. */
export const TargetFitsItsType: Story = {
  tags: ['act'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseTarget(context, 'User', 'aarav', 'Aarav Mehta (20240001)');
    await expect(canvas.getByRole('combobox', { name: 'Target' })).toHaveValue('Aarav Mehta (20240001)');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), 'POR');
    const target = canvas.getByRole('combobox', { name: 'Target' });
    await expect(target).toHaveValue('');
    await userEvent.type(target, 'tr');
    await expect(await canvas.findByRole('option', { name: 'Treasurer, Coding Club' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Aarav/ })).not.toBeInTheDocument();
  },
};

/** Before anything is typed: people are found by searching alone, and the rest is suggested. */
export const Suggestions: Story = {
  args: { suggestions: { ...targets, users: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), 'Club/Organization');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Target' }));
    await expect(await canvas.findByRole('option', { name: 'Robotics Club' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), 'User');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Target' }));
    await expect(await canvas.findByRole('option', { name: 'Type at least 2 letters' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Aarav/ })).not.toBeInTheDocument();
  },
};

export const TypeFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Target' }));
    await expect(await canvas.findByText('Choose the target type first')).toBeVisible();
  },
};

export const NothingTyped: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await performGuide(context);
    const type = canvas.getByRole('combobox', { name: 'Type' });
    await waitFor(() => expect(type).toHaveAccessibleDescription('Choose the type of feedback.'));
    await expect(type).toHaveFocus();
    await expect(canvas.getByText('Choose what the feedback is about.')).toBeVisible();
    await expect(canvas.getByText('Choose whom or what the feedback is about.')).toBeVisible();
    await expect(canvas.getByText('Enter your comments.')).toBeVisible();
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};

/** What there is has not come yet. */
export const Loading: Story = {
  args: { onSearchTargets: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), 'Event');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Target' }), 'robo');
    await expect(await canvas.findByRole('option', { name: 'Searching...' })).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: {
    onSearchTargets: fn(async (typed: string) => (typed === 'robot' ? Promise.reject(new Error('Offline.')) : targets)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), 'Club/Organization');
    const target = canvas.getByRole('combobox', { name: 'Target' });
    await userEvent.type(target, 'robot');
    await expect(await canvas.findByRole('option', { name: 'The search did not work. Type on to try again.' })).toBeVisible();
    await userEvent.type(target, 'ics');
    await expect(await canvas.findByRole('option', { name: 'Robotics Club' })).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { onGive: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Submitting...' }));
    await expect(context.args.onGive).toHaveBeenCalledOnce();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onGive: fn(async () => {
      throw new RefusedSubmission('You have given feedback 20 times in the last 24 hours. Please come back tomorrow.');
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await submit(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have given feedback 20 times in the last 24 hours.');
    await expect(canvas.getByRole('textbox', { name: 'Comments' })).toHaveValue('The workshop closes too early.');
    await performGuide(context);
  },
};

export const FieldRefused: Story = {
  args: {
    onGive: fn(async () => {
      const message = 'Choose whom or what the feedback is about from the list.';
      throw new RefusedSubmission(message, { target_id: message });
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await submit(context);
    const target = canvas.getByRole('combobox', { name: 'Target' });
    await waitFor(() =>
      expect(target).toHaveAccessibleDescription('Choose whom or what the feedback is about from the list. Type to search.'),
    );
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Said from five on, and when it is reached; what was typed stays in any case. */
export const FewLeft: Story = {
  args: { left: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can give feedback 5 more times today.')).toBeVisible();
  },
};

export const LastOne: Story = {
  tags: ['act'],
  args: { left: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can give feedback once more today.')).toBeVisible();
  },
};

export const NoneLeft: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have given feedback 20 times in the last 24 hours. Please come back tomorrow.')).toBeVisible();
  },
};

export const ManyLeft: Story = {
  tags: ['act'],
  args: { left: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
