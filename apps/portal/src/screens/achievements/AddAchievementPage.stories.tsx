import { achievements, events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasValue, plays, sees, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { within } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesRole('heading', { level: 1, name: 'Add Achievement' }),
  ({ canvas, userEvent }) => submitOne(canvas, userEvent),
  sees('Achievement submitted successfully!'),
  hasValue('textbox', 'Title', ''),
);

export const Refused: Story = shows(
  () => [mock(achievements.add).fails(404, 'This event does not exist.', 'NOT_FOUND')],
  ({ canvas, userEvent }) => submitOne(canvas, userEvent),
  sees('This event does not exist.'),
  hasValue('textbox', 'Title', 'Winner, Robo Race'),
);

export const Offline: Story = acts(
  () => [mock(achievements.add).offline()],
  ({ canvas, userEvent }) => submitOne(canvas, userEvent),
  sees('Something went wrong. Please try again.'),
);

/** If events do not load, there are none to choose from; an achievement does not need one. */
export const WithoutEvents: Story = { tags: ['act'], ...Default, beforeEach: backend(() => [mock(events.all).offline()]) };
