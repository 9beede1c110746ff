import { questions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, someEventQuestions } from '@quad/domain/fixtures';
import { presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

const event = anEvent();

const meta = {
  title: 'Pages/Events/QuestionsPage',
  component: QuestionsPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}/questions`} />,
  beforeEach: backend(() => [
    mock(questions.read).ok(someEventQuestions({ may_change: true })),
    ...scenarios.president({ events: [event] }),
  ]),
} satisfies Meta<typeof QuestionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    seesTitle('Questions'),
    seesRole('link', 'Answers'),
    presses('Remove Phone number'),
    presses('Save the questions'),
    sees('The questions are saved. Those who register from now on are asked them.'),
  ),
};
