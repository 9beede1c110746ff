import { achievements, events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { sees, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AddAchievementPage } from './AddAchievementPage.tsx';

const meta = {
  title: 'Pages/Achievements/AddAchievementPage',
  component: AddAchievementPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/add-achievement" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof AddAchievementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Typist {
  type: (element: HTMLElement, text: string) => Promise<void>;
  click: (element: HTMLElement) => Promise<void>;
  selectOptions: (element: HTMLElement, option: string) => Promise<void>;
}

async function submitOne(canvas: ReturnType<typeof within>, userEvent: Typist) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Winner, Robo Race');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'Technical');
  await userEvent.type(await canvas.findByLabelText('Date achieved'), '2026-11-20');
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add Achievement' })).toBeVisible();
    await submitOne(canvas, userEvent);
    await expect(await canvas.findByText('Achievement submitted successfully!')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(achievements.add).fails(404, 'This event does not exist.', 'NOT_FOUND')]),
  play: async ({ canvas, userEvent }) => {
    await submitOne(canvas, userEvent);
    await expect(await canvas.findByText('This event does not exist.')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Winner, Robo Race');
  },
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(achievements.add).offline()]),
  play: sequence(({ canvas, userEvent }) => submitOne(canvas, userEvent), sees('Something went wrong. Please try again.')),
};

/** If events do not load, there are none to choose from; an achievement does not need one. */
export const WithoutEvents: Story = { tags: ['act'], ...Default, beforeEach: backend(() => [mock(events.all).offline()]) };
