import { feedbackTargets } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  callsOnce,
  callsWith,
  hasDescription,
  hasFocus,
  hasValue,
  isNot,
  lacks,
  neverCalls,
  presses,
  says,
  sees,
  seesMany,
  seesRole,
  selects,
  sequence,
  types,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
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
    { keys: '[Space]', on: ANONYMOUS, does: 'Keeps the name out of it.', outcome: { shows: { ...ANONYMOUS, state: { checked: true } } } },
    {
      keys: '{Enter}',
      on: SUBMIT,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: TYPE }, { shows: { ...TYPE, state: { invalid: true } } }],
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
        'Nobody who reads or resolves it can see that it was you. It appears in the list when the hour is over, so that its time does not identify you.',
      state: { checked: false },
    },
    { part: 'Refusal', role: 'alert', text: 'You have given feedback 20 times in the last 24 hours.', story: 'Refused' },
    { part: 'Submit while it works', role: 'button', name: 'Submitting...', state: { busy: true, unavailable: true }, story: 'Submitting' },
  ],
} satisfies ComponentTables;

const targets = feedbackTargets();

const meta = {
  title: 'Features/Feedback/GiveFeedbackForm',
  component: GiveFeedbackForm,
  parameters: { tables },
  args: { onSearchTargets: fn(async () => targets), onSubmit: fn(async () => {}) },
} satisfies Meta<typeof GiveFeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Actor = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function chooseTarget({ canvas, userEvent }: Actor, type: string, typed: string, option: string) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target type' }), type);
  await userEvent.type(canvas.getByRole('combobox', { name: 'Target' }), typed);
  await userEvent.click(await canvas.findByRole('option', { name: option }));
}

const fillIn = sequence(
  selects('Type', 'Complaint'),
  (context) => chooseTarget(context, 'Club/Organization', 'robot', 'Robotics Club'),
  presses('2 stars', 'radio'),
  types('Comments', 'The workshop closes too early.'),
);

const submit = ({ canvas, userEvent }: Actor) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    for (const name of ['Type', 'Target type', 'Target']) await expect(canvas.getByRole('combobox', { name })).toBeRequired();
    await expect(canvas.getByRole('radiogroup', { name: 'Rating' })).toBeRequired();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('textbox', { name: 'Comments' })).toBeRequired();
    await expect(canvas.getByRole('checkbox', { name: 'Give it anonymously' })).not.toBeChecked();
    await performTables(context);
  },
};

/**
 * Submits all fields, then without stars, which are marked as required but optional (docs/specification/feedback.md#feedback-give). Another
 * target type offers other targets and resets the selection.
 */
export const Gives: Story = {
  tags: ['act'],
  play: sequence(
    fillIn,
    presses('Give it anonymously', 'checkbox'),
    submit,
    callsWith('onSubmit', {
      type: 'Complaint',
      target_type: 'Club/Organization',
      target_id: targets.organizational_units[0]?._id,
      rating: 2,
      comments: 'The workshop closes too early.',
      is_anonymous: true,
    }),
    hasValue('textbox', 'Comments', ''),
    hasValue('combobox', 'Type', ''),
    hasValue('combobox', 'Target', ''),
    lacks('radio', { checked: true }),
    isNot('checked', 'checkbox'),
    sees('0 of 2000 characters'),
    selects('Type', 'Query'),
    (context) => chooseTarget(context, 'Event', 'monsoon', 'Monsoon Ragas'),
    types('Comments', 'When does it begin?'),
    submit,
    callsWith('onSubmit', expect.objectContaining({ rating: null, is_anonymous: false })),
    (context) => chooseTarget(context, 'User', 'aarav', 'Aarav Mehta (20240001)'),
    hasValue('combobox', 'Target', 'Aarav Mehta (20240001)'),
    selects('Target type', 'POR'),
    hasValue('combobox', 'Target', ''),
    types('Target', 'tr', 'combobox'),
    seesRole('option', 'Treasurer, Coding Club'),
    lacks('option', /Aarav/),
  ),
};

/** Opened from an event's page: the event is preselected, and the selection is reset after submitting. */
export const AboutAnEvent: Story = {
  args: { about: { type: 'Event', id: targets.events[0]?._id ?? '', name: 'Monsoon Ragas' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Target type' })).toHaveValue('Event');
    await expect(canvas.getByRole('combobox', { name: 'Target' })).toHaveValue('Monsoon Ragas');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Appreciation');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comments' }), 'Encore.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ target_type: 'Event', target_id: targets.events[0]?._id })),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Target type' })).toHaveValue(''));
    await expect(canvas.getByRole('combobox', { name: 'Target' })).toHaveValue('');
  },
};

/** Before typing: people are only found by search, everything else is suggested. */
export const Suggestions: Story = {
  args: { suggestions: { ...targets, users: [] } },
  play: sequence(
    selects('Target type', 'Club/Organization'),
    presses('Target', 'combobox'),
    seesRole('option', 'Robotics Club'),
    selects('Target type', 'User'),
    presses('Target', 'combobox'),
    seesRole('option', 'Type at least 2 letters'),
    lacks('option', /Aarav/),
  ),
};

export const TypeFirst: Story = { play: sequence(presses('Target', 'combobox'), sees('Choose the target type first')) };

export const NothingTyped: Story = {
  play: sequence(
    performTables,
    hasDescription('combobox', 'Type', 'Choose the type of feedback.'),
    hasFocus('combobox', 'Type'),
    sees('Choose what the feedback is about.', 'Choose whom or what the feedback is about.', 'Enter your comments.'),
    neverCalls('onSubmit'),
  ),
};

/** The suggestions are loading. */
export const Loading: Story = {
  args: { onSearchTargets: fn(() => new Promise<never>(() => {})) },
  play: sequence(selects('Target type', 'Event'), types('Target', 'robo', 'combobox'), seesRole('option', 'Searching...')),
};

export const SearchFailed: Story = {
  tags: ['act'],
  args: { onSearchTargets: fn(async (typed: string) => (typed === 'robot' ? Promise.reject(new Error('Offline.')) : targets)) },
  play: sequence(
    selects('Target type', 'Club/Organization'),
    types('Target', 'robot', 'combobox'),
    seesRole('option', 'The search failed. Keep typing to try again.'),
    types('Target', 'ics', 'combobox'),
    seesRole('option', 'Robotics Club'),
  ),
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: sequence(fillIn, submit, presses('Submitting...'), callsOnce('onSubmit'), performTables),
};

export const Refused: Story = {
  args: { onSubmit: rejecting(new RefusedSubmission('You have given feedback 20 times in the last 24 hours. Please come back tomorrow.')) },
  play: sequence(
    fillIn,
    submit,
    says('You have given feedback 20 times in the last 24 hours.'),
    hasValue('textbox', 'Comments', 'The workshop closes too early.'),
    performTables,
  ),
};

export const FieldRefused: Story = {
  tags: ['act'],
  args: {
    onSubmit: fn(async () => {
      const message = 'Choose whom or what the feedback is about from the list.';
      throw new RefusedSubmission(message, { target_id: message });
    }),
  },
  play: sequence(
    fillIn,
    submit,
    hasDescription('combobox', 'Target', 'Choose whom or what the feedback is about from the list. Type to search.'),
    seesMany(1, 'alert'),
  ),
};

export const NoneLeft: Story = {
  args: { remaining: 0 },
  play: sees('You have given feedback 20 times in the last 24 hours. Please come back tomorrow.'),
};
