import { feedback } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasAttribute, hasValue, lacks, plays, presses, says, sees, seesRole, seesTitle, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';

const meta = {
  title: 'Pages/Feedback/FeedbackPage',
  component: FeedbackPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/feedback" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof FeedbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const give = sequence(
  selects('Type', 'Query'),
  selects('Target type', 'Event'),
  types('Target', 'monsoon', 'combobox'),
  presses('Monsoon Ragas', 'option'),
  presses('5 stars', 'radio'),
  types('Comments', 'When does it begin?'),
  presses('Submit'),
);

const expectFilterKept = sequence(hasValue('textbox', 'Comments', 'When does it begin?'), hasValue('combobox', 'Target', 'Monsoon Ragas'));

export const Default: Story = plays(
  seesTitle('Give feedback'),
  seesRole('radiogroup', 'Rating'),
  hasAttribute('link', 'View All Feedbacks', 'href', '/viewfeedback'),
);

/** All other roles see the list. */
export const President: Story = {
  beforeEach: backend(scenarios.president),
  play: sequence(seesTitle('Feedbacks'), sees('Showing 24 of 24 feedbacks'), lacks('radiogroup', 'Rating')),
};

export const Offline: Story = shows(() => [mock(feedback.give).offline()], give, says('Failed to submit feedback'), expectFilterKept);

export const Loading: Story = {
  beforeEach: backend(() => [mock(feedback.targets).loading()]),
  play: sequence(selects('Target type', 'User'), types('Target', 'aarav', 'combobox'), seesRole('option', 'Searching...')),
};

export const NothingToChoose: Story = {
  beforeEach: backend(() => [mock(feedback.targets).empty()]),
  play: sequence(selects('Target type', 'POR'), types('Target', 'treasurer', 'combobox'), seesRole('option', 'Nothing found')),
};

export const TargetsFailed: Story = shows(
  () => [mock(feedback.targets).offline()],
  selects('Target type', 'Club/Organization'),
  types('Target', 'robot', 'combobox'),
  seesRole('option', 'The search failed. Keep typing to try again.'),
  ({ msw }) => msw.use(...scenarios.student()),
  types('Target', 'ics', 'combobox'),
  seesRole('option', 'Robotics Club'),
);
