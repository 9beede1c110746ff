import { questions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyAnswers, someEventQuestions } from '@quad/domain/fixtures';
import { plays, presses, says, sees, seesMany, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AnswersPage } from './AnswersPage.tsx';

const event = anEvent();

const meta = {
  title: 'Pages/Events/AnswersPage',
  component: AnswersPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}/answers`} />,
  beforeEach: backend(() => [
    mock(questions.read).ok(someEventQuestions({ may_change: true })),
    ...scenarios.president({ events: [event] }),
  ]),
} satisfies Meta<typeof AnswersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesTitle('Answers'), seesMany(13, 'row'), seesRole('columnheader', /Which meal do you want/));

/** With a file, a question that was hidden from the person, and one that has been removed. */
export const OneByOne: Story = {
  beforeEach: backend(() => [
    mock(questions.list).ok(
      manyAnswers(3).map((entry) => ({ ...entry, answers: { ...entry.answers, qletter: '0198f0a4-0000-7000-8000-000000000001' } })),
    ),
  ]),
  play: sequence(presses('One by one'), presses('Next'), sees('2 of 3'), seesRole('link', /Open the file/)),
};

export const Charts: Story = plays(presses('Charts'), seesRole('heading', 'Which meal do you want?'), sees('12 answered, 2.5 on average'));

export const Loading: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(questions.read).loading()]),
  play: says('Loading the questions...', 'status'),
};

export const Failed: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(questions.list).fails(500, 'Something broke.')]),
  play: sequence(sees('Something broke.'), seesRole('button', 'Retry')),
};

export const Empty: Story = {
  tags: ['edge'],
  beforeEach: backend(() => [mock(questions.list).empty()]),
  play: sequence(sees('Nobody has answered yet'), seesRole('link', 'Questions')),
};

/** Long answers are cut after three lines, the maximum height of a row; the printed version has all answers in full. */
export const ManyLong: Story = shows(
  () => [
    mock(questions.list).ok(
      manyAnswers(250).map((entry, index) => ({
        ...entry,
        answers: { ...entry.answers, ...(index % 3 === 0 && { qwhy: 'I would like to learn how robots see. '.repeat(50) }) },
      })),
    ),
  ],
  seesMany(101, 'row'),
  async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row.getBoundingClientRect().height).toBeLessThan(100);
  },
  async ({ canvas, userEvent }) => {
    const printed: number[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      printed.push(canvas.getAllByRole('row').length);
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([251]));
    print.mockRestore();
  },
  presses('Show more'),
  async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(201)),
);
