import { scenarios } from '@quad/api-client/mocks';
import { hasAttribute, plays, presses, sees, seesRole, seesTitle } from '@quad/ui/plays';
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
export const Default: Story = plays(
  seesTitle('Welcome to the Feedback Section'),
  seesRole('heading', { level: 2, name: 'Feedbacks' }),
  sees('Showing 24 of 24 feedbacks'),
  presses('Add Feedback'),
  seesRole('radiogroup', 'Rating'),
  hasAttribute('button', 'Add Feedback', 'aria-pressed', 'true'),
  presses('View All Feedbacks'),
  sees('Showing 24 of 24 feedbacks'),
);

export const Giving: Story = { render: () => <Portal path="/dashboard/give-feedback" />, play: seesRole('radiogroup', 'Rating') };
