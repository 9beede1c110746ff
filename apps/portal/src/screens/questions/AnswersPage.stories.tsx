import { questions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyAnswers, someEventQuestions } from '@quad/domain/fixtures';
import { presses, sees, seesMany, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: sequence(seesTitle('Answers'), seesMany(13, 'row'), seesRole('columnheader', /Which meal do you want/)),
};

/** With a file, a question that the person did not see, and one that is not asked any more. */
export const OneByOne: Story = {
  beforeEach: backend(() => [
    mock(questions.list).ok(
      manyAnswers(3).map((entry) => ({ ...entry, answers: { ...entry.answers, qletter: '0198f0a4-0000-7000-8000-000000000001' } })),
    ),
    mock(questions.read).ok(someEventQuestions({ may_change: true })),
    ...scenarios.president({ events: [event] }),
  ]),
  play: sequence(presses('One by one'), presses('Next'), sees('2 of 3'), seesRole('link', /Open the file/)),
};

export const Charts: Story = {
  play: sequence(presses('Charts'), seesRole('heading', 'Which meal do you want?'), sees('12 answered, 2.5 on average')),
};
