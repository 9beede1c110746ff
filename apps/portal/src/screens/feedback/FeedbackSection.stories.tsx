import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Feedback Section' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Feedbacks' })).toBeVisible();
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Feedback' }));
    await expect(await canvas.findByRole('radiogroup', { name: 'Rating' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add Feedback' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: 'View All Feedbacks' }));
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
  },
};

export const Giving: Story = {
  render: () => <Portal path="/dashboard/give-feedback" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Rating' })).toBeVisible();
  },
};

export const Viewing: Story = {
  render: () => <Portal path="/dashboard/view-feedback?type=Query" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 3 of 24 feedbacks')).toBeVisible();
  },
};

/** Nobody else gives feedback: there is the list, and no toggle. */
export const President: Story = {
  beforeEach: backend(scenarios.president),
  render: () => <Portal path="/dashboard/give-feedback" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Feedback' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Calendar Coming Soon')).toBeVisible());
  },
};

export const Coordinator: Story = { ...President, beforeEach: backend(scenarios.coordinator) };

export const GenSec: Story = { ...President, beforeEach: backend(scenarios.academic) };

export const Collapsed: Story = {
  beforeEach: backend(scenarios.president),
  render: () => <Portal path="/dashboard/feedback" isSidebarCollapsed />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
  },
};
