import { feedback } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUser, manyFeedbacks } from '@quad/domain/fixtures';
import { act, hasValue, lacks, plays, presses, says, sees, seesMany, seesRole, seesTitle, selects, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { savesLines } from '../../stories/savedFile.ts';
import { ViewFeedbackPage } from './ViewFeedbackPage.tsx';

const meta = {
  title: 'Pages/Feedback/ViewFeedbackPage',
  component: ViewFeedbackPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/viewfeedback" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof ViewFeedbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Office-bearers read all feedback and may resolve it. */
const offersUpdates = sequence(
  sees('Showing 24 of 24 feedbacks'),
  seesTitle('Feedbacks'),
  seesMany(18, 'button', 'Update'),
  lacks('link', 'Add Feedback'),
);

export const Default: Story = { play: offersUpdates };
export const Student: Story = shows(
  scenarios.student,
  sees('Showing 24 of 24 feedbacks'),
  lacks('button', 'Update'),
  lacks('text', /@campus\.example/),
  lacks('button', 'Save as CSV'),
  presses('Add Feedback', 'link'),
  seesTitle('Give feedback'),
);

/** The export has the same content as the list: anonymous feedback names nobody. */
export const Saves: Story = act(
  savesLines('Save as CSV', async (lines) => {
    await expect(lines).toHaveLength(25);
    await expect(lines.some((line) => line.includes(',Anonymous,'))).toBe(true);
  }),
);

/** An unknown role has a student's rights. */
export const UnknownRole: Story = {
  beforeEach: backend(() => scenarios.as(aUser({ role: 'JANITOR' }))),
  play: sequence(seesRole('link', 'Add Feedback'), lacks('button', 'Update')),
};

/** Both filters come from the URL. */
export const Filtered: Story = plays(
  { render: () => <Portal path="/viewfeedback?type=Complaint&status=Not%20Resolved" /> },
  sees('Showing 3 of 24 feedbacks'),
  hasValue('combobox', 'Type', 'Complaint'),
  hasValue('combobox', 'Status', 'Not Resolved'),
);

export const Cleared: Story = {
  tags: ['act'],
  ...Filtered,
  play: sequence(selects('Status', 'All'), sees('Showing 4 of 24 feedbacks'), presses('Clear filters'), sees('Showing 24 of 24 feedbacks')),
};

export const NothingPasses: Story = {
  beforeEach: backend(() => scenarios.president({ feedbacks: manyFeedbacks(2) })),
  render: () => <Portal path="/viewfeedback?type=Report" />,
  play: sees('No feedbacks found', 'Try adjusting your filters to see more results', 'Showing 0 of 2 feedbacks'),
};

export const Empty: Story = { beforeEach: backend(() => scenarios.president({ feedbacks: [] })), play: sees('No feedbacks found') };

export const Many: Story = shows(
  () => scenarios.president({ feedbacks: manyFeedbacks(10_000) }),
  sees('Showing 10,000 of 10,000 feedbacks'),
  selects('Status', 'Resolved'),
  sees('Showing 2,500 of 10,000 feedbacks'),
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeLessThan(60)),
);

/** Loading ends with an error and a Retry button. */
export const Failed: Story = {
  beforeEach: backend(() => [mock(feedback.list).offline()]),
  play: sequence(says('The feedbacks could not be loaded.'), lacks('text', 'Loading...')),
};

export const Retried: Story = act(
  { ...Failed },
  says('The feedbacks could not be loaded.'),
  lacks('text', 'Loading...'),
  ({ msw }) => msw.use(...scenarios.president()),
  presses('Retry'),
  sees('Showing 24 of 24 feedbacks'),
);
