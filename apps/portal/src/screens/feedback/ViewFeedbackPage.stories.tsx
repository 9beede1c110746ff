import { feedback } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUser, manyFeedbacks } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { findSaveTool, nextSavedFile } from '../../stories/savedFile.ts';
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

/** Whoever holds an office reads all of it, and may update what is not resolved. */
async function offersUpdates({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Feedbacks' })).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Update' })).toHaveLength(18);
  await expect(canvas.queryByRole('link', { name: 'Add Feedback' })).not.toBeInTheDocument();
}

export const Default: Story = { play: offersUpdates };

export const Coordinator: Story = { beforeEach: backend(scenarios.coordinator), play: offersUpdates };

export const GenSec: Story = { beforeEach: backend(scenarios.cultural), play: offersUpdates };

export const Student: Story = {
  beforeEach: backend(scenarios.student),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/@campus\.example/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('link', { name: 'Add Feedback' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Give feedback' })).toBeVisible();
  },
};

/** What is saved says no more than the list: nobody is named in what is anonymous. */
export const Saves: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const saved = nextSavedFile();
    await userEvent.click(await findSaveTool(canvas));
    const lines = (await saved).replace('\ufeff', '').split('\r\n').filter(Boolean);
    await expect(lines).toHaveLength(25);
    await expect(lines.some((line) => line.includes(',Anonymous,'))).toBe(true);
  },
};

/** A role that the portal does not know has a student's rights. */
export const UnknownRole: Story = {
  beforeEach: backend(() => scenarios.as(aUser({ role: 'JANITOR' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add Feedback' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  },
};

/** Both filters come from the address. */
export const Filtered: Story = {
  render: () => <Portal path="/viewfeedback?type=Complaint&status=Not%20Resolved" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 3 of 24 feedbacks')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Type' })).toHaveValue('Complaint');
    await expect(await canvas.findByRole('combobox', { name: 'Status' })).toHaveValue('Not Resolved');
  },
};

export const Cleared: Story = {
  tags: ['act'],
  ...Filtered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'All');
    await expect(await canvas.findByText('Showing 4 of 24 feedbacks')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
  },
};

export const NothingPasses: Story = {
  beforeEach: backend(() => scenarios.president({ feedbacks: manyFeedbacks(2) })),
  render: () => <Portal path="/viewfeedback?type=Report" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No feedbacks found')).toBeVisible();
    await expect(await canvas.findByText('Try adjusting your filters to see more results')).toBeVisible();
    await expect(await canvas.findByText('Showing 0 of 2 feedbacks')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => scenarios.president({ feedbacks: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No feedbacks found')).toBeVisible();
  },
};

export const Many: Story = {
  beforeEach: backend(() => scenarios.president({ feedbacks: manyFeedbacks(10_000) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 10,000 of 10,000 feedbacks')).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Resolved');
    await expect(await canvas.findByText('Showing 2,500 of 10,000 feedbacks')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeLessThan(60));
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(feedback.list).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Feedbacks' })).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
};

/** The loading stops, and there is a way to try again. */
export const Failed: Story = {
  beforeEach: backend(() => [mock(feedback.list).offline()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The feedbacks could not be loaded.');
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
  },
};

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The feedbacks could not be loaded.');
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
    msw.use(...scenarios.president());
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(feedback.list).fails(503, 'The database is being moved. Try again in a minute.')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved. Try again in a minute.');
  },
};
