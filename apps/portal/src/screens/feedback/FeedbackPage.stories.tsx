import { feedback } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aFeedback, manyFeedbacks } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function give({ canvas, userEvent }: Played) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'Query');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Target type' }), 'Event');
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Target' }), 'monsoon');
  await userEvent.click(await canvas.findByRole('option', { name: 'Monsoon Ragas' }));
  await userEvent.click(await canvas.findByRole('radio', { name: '5 stars' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Comments' }), 'When does it begin?');
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
}

async function expectKept({ canvas }: Pick<Played, 'canvas'>) {
  await expect(await canvas.findByRole('textbox', { name: 'Comments' })).toHaveValue('When does it begin?');
  await expect(await canvas.findByRole('combobox', { name: 'Target' })).toHaveValue('Monsoon Ragas');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Give feedback' })).toBeVisible();
    await expect(await canvas.findByRole('radiogroup', { name: 'Rating' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View All Feedbacks' })).toHaveAttribute('href', '/viewfeedback');
  },
};

/** Everybody else sees the list there. */
export const President: Story = {
  beforeEach: backend(scenarios.president),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Feedbacks' })).toBeVisible();
    await expect(await canvas.findByText('Showing 24 of 24 feedbacks')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Rating' })).not.toBeInTheDocument();
  },
};

export const Coordinator: Story = { ...President, beforeEach: backend(scenarios.coordinator) };

export const GenSec: Story = { ...President, beforeEach: backend(scenarios.sports) };

/** What was given is the first of the list. */
export const Submitted: Story = {
  tags: ['act'],
  beforeEach: backend(() =>
    scenarios.student({ feedbacks: [aFeedback({ _id: 'given', comments: 'When does it begin?' }), ...manyFeedbacks(24)] }),
  ),
  play: async (context) => {
    await give(context);
    const { canvas, userEvent } = context;
    await expect((await canvas.findAllByText('Feedback submitted successfully'))[0]).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Comments' })).toHaveValue('');
    await userEvent.click(await canvas.findByRole('link', { name: 'View All Feedbacks' }));
    await expect(await canvas.findByText('Showing 25 of 25 feedbacks')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'When does it begin?' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(feedback.give).offline()]),
  play: async (context) => {
    await give(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to submit feedback');
    await expectKept(context);
  },
};

const TOO_MUCH = 'You have given feedback 20 times in the last 24 hours. Please come back tomorrow.';

export const TooMuch: Story = {
  beforeEach: backend(() => [mock(feedback.give).fails(429, TOO_MUCH, 'TOO_MANY_REQUESTS')]),
  play: async (context) => {
    await give(context);
    await expect(await context.canvas.findByText(TOO_MUCH)).toBeVisible();
    await expect(await context.canvas.findByText('Failed to submit feedback')).toBeVisible();
    await expectKept(context);
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(feedback.targets).loading()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Target type' }), 'User');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Target' }), 'aarav');
    await expect(await canvas.findByRole('option', { name: 'Searching...' })).toBeVisible();
  },
};

export const NothingToChoose: Story = {
  beforeEach: backend(() => [mock(feedback.targets).empty()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Target type' }), 'POR');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Target' }), 'treasurer');
    await expect(await canvas.findByRole('option', { name: 'Nothing found' })).toBeVisible();
  },
};

export const TargetsFailed: Story = {
  beforeEach: backend(() => [mock(feedback.targets).offline()]),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Target type' }), 'Club/Organization');
    const target = canvas.getByRole('combobox', { name: 'Target' });
    await userEvent.type(target, 'robot');
    await expect(await canvas.findByRole('option', { name: 'The search did not work. Type on to try again.' })).toBeVisible();
    msw.use(...scenarios.student());
    await userEvent.type(target, 'ics');
    await expect(await canvas.findByRole('option', { name: 'Robotics Club' })).toBeVisible();
  },
};
