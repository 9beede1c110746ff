import { someEventQuestions } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { act, callsOnce, hasDescription, lastCallsWith, neverCalls, plays, presses, says, sees, types } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

const CANCEL = { role: 'button', name: 'Cancel' } as const;

const tables = {
  keyboard: [key('{Enter}', CANCEL, 'Leaves the dialog; nothing is sent.', { calls: 'onClose' }, { doesNotCall: 'onSubmit' })],
  screenReader: [
    {
      part: 'Dialog',
      role: 'dialog',
      name: 'Questions of Line Follower Challenge',
      description: 'This event asks a few questions. Answer them to register.',
    },
    { part: 'A question', role: 'radiogroup', name: 'Which meal do you want?', state: { required: true } },
    { part: 'A choice that is full', role: 'radio', name: 'Jain', state: { unavailable: true } },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Questions/AnswerDialog',
  component: AnswerDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    event: 'Line Follower Challenge',
    questions: someEventQuestions(),
    verb: 'Register',
    loadingText: 'Registering...',
    onUpload: fn(async () => ({ _id: '0198f0a4-0000-7000-8000-000000000001', kind: 'pdf' as const, url: '/file' })),
    fileAddress: (id: string) => `/api/answer-files/${id}`,
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof AnswerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each question shows why it is asked and how long the answer is stored; options without places left are disabled. */
export const Default: Story = plays(
  sees('Why: The canteen cooks for as many as there are. Erased 30 days after the event.', '12 places left', 'Full'),
  performTables,
);

/** Missing answers are reported beside their questions. */
export const NothingAnswered: Story = plays(
  presses('Register'),
  hasDescription('radiogroup', 'Which meal do you want?', /Answer this\./),
  sees('Agree to this to go on.'),
  neverCalls('onSubmit'),
);

/** A choice reveals another question; the server refuses once, because a place was taken meanwhile, and the input is kept. */
export const Answered: Story = act(
  { args: { questions: someEventQuestions({ answer_by: '2026-11-28T12:30:00.000Z' }) } },
  ({ args }) =>
    mocked(args.onSubmit).mockRejectedValueOnce(
      new RefusedSubmission('"Vegetarian" is full. Choose another.', { 'answers.qmeal': '"Vegetarian" is full. Choose another.' }),
    ),
  hasDescription('dialog', undefined, 'Answer by Nov 28, 2026, 6:00 pm to keep your place.'),
  presses('Vegetarian', 'radio'),
  types(/cannot eat/, 'Peanuts'),
  presses('Soldering', 'checkbox'),
  presses('I agree', 'checkbox'),
  presses('4 stars', 'radio'),
  async ({ canvas, userEvent }) => {
    const file = new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText(/^Choose a file/), file);
    await expect(await canvas.findByRole('link', { name: /Your file/ })).toBeVisible();
  },
  presses('Register'),
  says('"Vegetarian" is full. Choose another.'),
  presses('No meal', 'radio'),
  presses('Register'),
  lastCallsWith('onSubmit', {
    ...{ qmeal: 'o3', qparts: ['o1'], qrules: true, qlevel: 4 },
    qletter: '0198f0a4-0000-7000-8000-000000000001',
  }),
  callsOnce('onClose'),
);
