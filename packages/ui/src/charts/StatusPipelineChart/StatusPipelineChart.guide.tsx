import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { PartsChart } from '../PartsChart/PartsChart.tsx';
import { StatusPipelineChart } from './StatusPipelineChart.tsx';

const TITLE = 'Events by status';

const PIPELINE = [
  { _id: 'planned', count: 9 },
  { _id: 'ongoing', count: 1 },
  { _id: 'completed', count: 21 },
];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Readers want to know the progress of a unit’s events: planned, ongoing and completed.'],
  useInstead: [
    { when: 'The kinds have no order', component: 'PartsChart' },
    { when: 'There is only one event', component: 'EventStatusBadge' },
    { when: 'Only one of the figures matters', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Title', is: 'the unit that the events belong to.' },
    { part: 'Sentence', is: 'the number of events of each status that occurs.' },
    { part: 'Show table', is: 'switches between the drawing and a table with the share of each status.' },
    {
      part: 'Strip',
      is: 'a segment for each status, in the order of an event’s life; patterns distinguish them without colour.',
    },
    { part: 'Figures', is: 'the count of each status, also zero, with a small copy of its segment.' },
    { part: 'Reading', is: 'the status under the pointer or selected by the arrow keys, shown and announced.' },
  ],
  dos: [
    {
      do: <StatusPipelineChart title="Events by status" data={PIPELINE} />,
      dont: (
        <PartsChart
          title="Events by status"
          data={PIPELINE.map(({ _id, count }) => ({ name: _id, value: count }))}
          unit={{ one: 'event', other: 'events' }}
          nameHeading="Status"
        />
      ),
      why: 'Statuses follow each other; the strip keeps their order, whereas a ring would sort them by size.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at its first status.', 'planned: 9 events, 27%'],
    [
      ['{ArrowDown}', 'Reads the next status.', 'ongoing: 1 event, 3%'],
      ['{ArrowUp}', 'Reads the status before.', 'planned: 9 events, 27%'],
      ['{End}', 'Reads the last status.', 'cancelled: 2 events, 6%'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Strip and figures'),
  adapts: {
    narrow: { says: 'The figures take two or more rows; the strip uses the available width.', story: 'Adapts' },
    long: { says: 'Large counts have digit groups; the names of statuses are fixed and short.', story: 'Shapes' },
    many: { says: 'Each status that occurs has a visible segment, however many events there are.', story: 'Shapes' },
    rightToLeft: { says: 'The strip starts with planned events on the right.', story: 'Adapts' },
  },
  related: ['PartsChart', 'EventPerformanceChart', 'EventStatusBadge', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
