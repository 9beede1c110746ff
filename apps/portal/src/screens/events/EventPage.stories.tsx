import { eventReports, events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aMinimalEvent, anEvent, anEventReport } from '@quad/domain/fixtures';
import { presses, says, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventPage } from './EventPage.tsx';

const event = anEvent();

const meta = {
  title: 'Pages/Events/EventPage',
  component: EventPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}`} />,
  beforeEach: backend(() => scenarios.student({ events: [event] })),
} satisfies Meta<typeof EventPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Line Follower Challenge' })).toBeVisible();
    await expect(await canvas.findByText('Robotics Club')).toBeVisible();
    await expect(await canvas.findByText('Priya Sharma', { selector: 'main *' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Back to events' })).toHaveAttribute('href', '/events');
  },
};

export const SparseData: Story = {
  beforeEach: backend(() => scenarios.student({ events: [aMinimalEvent({ _id: event._id })] })),
  play: sequence(seesTitle('Untitled meeting'), ({ canvas }) => expect(canvas.getAllByText('N/A')[0]).toBeVisible()),
};

export const LongTitle: Story = {
  beforeEach: backend(() =>
    scenarios.student({
      events: [
        anEvent({
          title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
        }),
      ],
    }),
  ),
  play: seesTitle(/^Intercollegiate Symposium/),
};

export const Loading: Story = shows(() => [mock(events.byId).loading()], seesTitle('Event'), says('Loading...', 'status'));

/** A failure is not shown: 'Loading...' stays, with the link back. */
export const Failed: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(events.byId).fails(500, 'Something broke.')]),
  play: Loading.play,
};

export const LeadsBack: Story = { tags: ['act'], play: sequence(presses('Back to events', 'link'), seesTitle('Events')) };

/** Somebody who attended reads the report and gives feedback; the form has the event filled in. */
export const LeadsToFeedback: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(eventReports.read).ok(anEventReport()),
    ...scenarios.student({
      events: [{ ...event, status: 'completed', schedule: { ...event.schedule, start: '2025-03-01T09:00:00.000Z' } }],
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Thirty-two teams/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Give Feedback' }));
    await expect(await canvas.findByRole('combobox', { name: 'Target' })).toHaveValue(event.title);
    await expect(canvas.getByRole('combobox', { name: 'Target type' })).toHaveValue('Event');
  },
};
