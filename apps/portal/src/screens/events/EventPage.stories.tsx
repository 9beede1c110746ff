import { eventReports, events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aMinimalEvent, anEvent, anEventReport } from '@quad/domain/fixtures';
import { act, hasAttribute, hasValue, plays, presses, says, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesRole('heading', { level: 1, name: 'Line Follower Challenge' }),
  sees('Robotics Club'),
  async ({ canvas }) => expect(await canvas.findByText('Priya Sharma', { selector: 'main *' })).toBeVisible(),
  hasAttribute('link', 'Back to events', 'href', '/events'),
);

export const SparseData: Story = {
  beforeEach: backend(() => scenarios.student({ events: [aMinimalEvent({ _id: event._id })] })),
  play: sequence(seesTitle('Untitled meeting'), ({ canvas }) => expect(canvas.getAllByText('N/A')[0]).toBeVisible()),
};

export const LongTitle: Story = shows(
  () =>
    scenarios.student({
      events: [
        anEvent({
          title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
        }),
      ],
    }),
  seesTitle(/^Intercollegiate Symposium/),
);

const seesLoading = sequence(seesTitle('Event'), says('Loading...', 'status'));

export const Loading: Story = shows(() => [mock(events.byId).loading()], seesLoading);

/** A failure is not shown: 'Loading...' stays, with the link back. */
export const Failed: Story = acts(() => [mock(events.byId).fails(500, 'Something broke.')], seesLoading);

export const LeadsBack: Story = act(presses('Back to events', 'link'), seesTitle('Events'));

/** Somebody who attended reads the report and gives feedback; the form has the event filled in. */
export const LeadsToFeedback: Story = acts(
  () => [
    mock(eventReports.read).ok(anEventReport()),
    ...scenarios.student({
      events: [{ ...event, status: 'completed', schedule: { ...event.schedule, start: '2025-03-01T09:00:00.000Z' } }],
    }),
  ],
  sees(/^Thirty-two teams/),
  presses('Give Feedback', 'link'),
  hasValue('combobox', 'Target', event.title),
  hasValue('combobox', 'Target type', 'Event'),
);
