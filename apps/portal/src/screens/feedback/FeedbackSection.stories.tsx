import { scenarios } from '@quad/api-client/mocks';
import { hasAttribute, lacks, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';

const meta = {
  title: 'Pages/Feedback/FeedbackSection',
  component: FeedbackSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/feedback" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof FeedbackSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Students toggle between the list and the form. */
export const Default: Story = {
  play: sequence(
    seesTitle('Welcome to the Feedback Section'),
    seesRole('heading', { level: 2, name: 'Feedbacks' }),
    sees('Showing 24 of 24 feedbacks'),
    presses('Add Feedback'),
    seesRole('radiogroup', 'Rating'),
    hasAttribute('button', 'Add Feedback', 'aria-pressed', 'true'),
    presses('View All Feedbacks'),
    sees('Showing 24 of 24 feedbacks'),
  ),
};

export const Giving: Story = { render: () => <Portal path="/dashboard/give-feedback" />, play: seesRole('radiogroup', 'Rating') };

export const Viewing: Story = {
  render: () => <Portal path="/dashboard/view-feedback?type=Query" />,
  play: sees('Showing 3 of 24 feedbacks'),
};

/** Nobody else gives feedback: there is the list, and no toggle. */
export const President: Story = {
  beforeEach: backend(scenarios.president),
  render: () => <Portal path="/dashboard/give-feedback" />,
  play: sequence(sees('Showing 24 of 24 feedbacks'), lacks('button', 'Add Feedback'), sees('Calendar Coming Soon')),
};

export const Collapsed: Story = {
  beforeEach: backend(scenarios.president),
  render: () => <Portal path="/dashboard/feedback" isSidebarCollapsed />,
  play: sees('Showing 24 of 24 feedbacks'),
};
