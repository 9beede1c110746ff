import { someEventQuestions } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import {
  act,
  type Context,
  callsOnce,
  hasDescription,
  lacks,
  lastCallsWith,
  neverCalls,
  plays,
  presses,
  says,
  sees,
  seesRole,
  types,
} from '../../../plays.ts';
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

type Sent = Awaited<ReturnType<NonNullable<typeof meta.args>['onUpload']>>;

const chooses =
  (name: string) =>
  async ({ canvas, userEvent }: Context) =>
    userEvent.upload(await canvas.findByLabelText(/^Choose a file/), new File(['%PDF-'], name, { type: 'application/pdf' }));

/** What is answered while a file is being sent is kept, and nothing is submitted without the file. */
export const AnswersDuringUpload: Story = act(async (context) => {
  const upload = Promise.withResolvers<Sent>();
  mocked(context.args.onUpload).mockReturnValueOnce(upload.promise);
  await chooses('letter.pdf')(context);
  await presses('Vegetarian', 'radio')(context);
  await types(/cannot eat/, 'Peanuts')(context);
  await presses('Soldering', 'checkbox')(context);
  await presses('I agree', 'checkbox')(context);
  await presses(/^A file is still being sent/)(context);
  await neverCalls('onSubmit')(context);
  upload.resolve({ _id: '0198f0a4-0000-7000-8000-000000000001', kind: 'pdf', url: '/file' });
  await seesRole('link', /Your file/)(context);
  await presses('Register')(context);
  await lastCallsWith('onSubmit', {
    ...{ qmeal: 'o1', qallergy: 'Peanuts', qparts: ['o1'], qrules: true },
    qletter: '0198f0a4-0000-7000-8000-000000000001',
  })(context);
});

/** A file that is removed while it is being sent does not become the answer. */
export const RemovedDuringUpload: Story = act(async (context) => {
  const upload = Promise.withResolvers<Sent>();
  mocked(context.args.onUpload).mockReturnValueOnce(upload.promise);
  await chooses('wrong.pdf')(context);
  await presses('Remove wrong.pdf')(context);
  upload.resolve({ _id: '0198f0a4-0000-7000-8000-000000000002', kind: 'pdf', url: '/file' });
  await presses('No meal', 'radio')(context);
  await presses('Soldering', 'checkbox')(context);
  await presses('I agree', 'checkbox')(context);
  await lacks('link', /Your file/)(context);
  await presses('Register')(context);
  await lastCallsWith('onSubmit', { qmeal: 'o3', qparts: ['o1'], qrules: true })(context);
});
