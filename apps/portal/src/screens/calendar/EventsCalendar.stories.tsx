import { calendar } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { busyMonth } from '@quad/domain/fixtures';
import { act, plays, presses, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsCalendar } from './EventsCalendar.tsx';

const meta = {
  title: 'Pages/Calendar/EventsCalendar',
  component: EventsCalendar,
  parameters: { ...PAGE },
  args: { view: 'month' },
  render: ({ view }) => <Portal path={`/events?view=${view}`} />,
  beforeEach: backend(() => [mock(calendar.events).ok(busyMonth(300)), ...scenarios.president()]),
} satisfies Meta<typeof EventsCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesRole('grid', 'November 2026'), seesRole('button', 'Friday, 20 November 2026, today, 13 events'));

export const Student: Story = { beforeEach: backend(() => scenarios.student()), play: seesRole('grid', 'November 2026') };
/** The list is the default view; the switch leads to the calendar and back. */
export const FromTheList: Story = act(
  { render: () => <Portal path="/events" />, beforeEach: backend(() => scenarios.student()) },
  seesRole('list', 'Events'),
  presses('Month'),
  seesRole('grid', 'November 2026'),
  presses('List'),
  seesRole('list', 'Events'),
);

export const Loading: Story = shows(() => [mock(calendar.events).loading(), ...scenarios.student()], 'Loading calendar...');
