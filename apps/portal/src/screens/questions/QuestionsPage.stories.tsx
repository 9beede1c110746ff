import { questions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aForm, anEvent, someEventQuestions } from '@quad/domain/fixtures';
import { lacks, plays, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesTitle('Questions'),
  seesRole('link', 'Answers'),
  presses('Remove Phone number'),
  presses('Save the questions'),
  sees('The questions are saved. People who register from now on are asked them.'),
);

const CHANGED = 'Somebody else has changed the questions in the meantime. Read them again.';

/** Unsaved changes are kept even if somebody else has saved a newer version meanwhile. */
export const ChangedMeanwhile: Story = shows(
  () => [mock(questions.save).fails(412, CHANGED, 'STALE')],
  presses('Remove Phone number'),
  presses('Save the questions'),
  sees(CHANGED),
  lacks('button', 'Remove Phone number'),
  seesRole('button', 'Save the questions'),
);

/** A form of thirty questions, one row each. */
export const Long: Story = {
  beforeEach: backend(() => [
    mock(questions.read).ok(
      someEventQuestions({
        may_change: true,
        fields: [0, 1, 2].flatMap((part) =>
          aForm().map((field) => ({
            ...field,
            id: `${field.id}${part}`,
            label:
              part === 0 ? field.label : `${field.label} And what is it that you would rather not say in front of everybody who comes?`,
            shown_if: null,
          })),
        ),
      }),
    ),
  ]),
  play: sequence(seesRole('list', 'Questions'), seesRole('button', 'Move Which meal do you want? down')),
};
