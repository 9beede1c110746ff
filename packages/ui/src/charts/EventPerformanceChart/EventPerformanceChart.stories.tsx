import { clubAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { plays, presses, sees, seesRole, sequence } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './EventPerformanceChart.guide.tsx';
import { EventPerformanceChart } from './EventPerformanceChart.tsx';

const EVENTS = clubAnalytics().eventPerformance.participantsPerEvent;

const meta = {
  title: 'Charts/EventPerformanceChart',
  component: EventPerformanceChart,
  decorators: [inCard],
  args: {
    title: 'Participants of the last events',
    data: EVENTS,
    empty: 'Events appear here once they are completed.',
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof EventPerformanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('Line Follower Challenge had 72 participants, 26 more than the average of the last 5 events (46).'),
  seesRole('application', 'Participants of the last events'),
  performTables,
);

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <EventPerformanceChart {...args} title="Two" data={EVENTS.slice(0, 2)} />
      <EventPerformanceChart {...args} title="One" data={EVENTS.slice(0, 1)} />
      <EventPerformanceChart {...args} title="Without dates" data={EVENTS.map((event) => ({ ...event, date: '' }))} />
      <EventPerformanceChart {...args} title="All zero" data={EVENTS.map((event) => ({ ...event, participants: 0 }))} />
      <EventPerformanceChart {...args} title="Many" data={Array.from({ length: 12 }, () => EVENTS).flat()} />
    </Grid>
  ),
};

export const Table: Story = {
  play: sequence(presses('Show table'), seesRole('table', 'Participants of the last events'), seesRole('row', 'Open Lab 5 Sept 2026 19')),
};

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Participants of the last events'), performTables) };

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <EventPerformanceChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <EventPerformanceChart {...args} title="Right to left" />
      </div>
      <EventPerformanceChart
        {...args}
        title="Long names"
        data={EVENTS.map((event) => ({
          ...event,
          title: `${event.title}: an evening of talks, trials and prizes with guests from four institutes`,
        }))}
      />
    </Stack>
  ),
};
