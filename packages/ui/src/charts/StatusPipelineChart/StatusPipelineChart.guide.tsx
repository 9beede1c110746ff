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
  useWhen: ['It is asked how far the events of a unit have come: what is still to do, what goes on, what is done.'],
  useInstead: [
    { when: 'The kinds have no order', component: 'PartsChart' },
    { when: 'It is about one event', component: 'EventStatusBadge' },
    { when: 'Only one of the figures matters', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Title', is: 'whose events they are.' },
    { part: 'Sentence', is: 'how many events there are of each status that has any.' },
    { part: 'Show table', is: 'turns the drawing into a table with the share of each status, and back.' },
    {
      part: 'Strip',
      is: 'a segment for each status, in the order in which an event goes through them; some are hatched, to be told without colour.',
    },
    { part: 'Figures', is: 'the count of each status with a small copy of its segment; a zero is said too.' },
    { part: 'Reading', is: 'the status under the pointer or the arrow keys, shown and read out.' },
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
      why: 'Statuses follow each other; the strip keeps their order, where a ring sorts them by size.',
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
    narrow: { says: 'The figures stand in two rows or more; the strip is as wide as there is room.', story: 'Adapts' },
    long: { says: 'Large counts have groups of digits; the statuses are words of the portal and stay short.', story: 'Shapes' },
    many: { says: 'However many events there are, each status that has one keeps a segment that can be seen.', story: 'Shapes' },
    rightToLeft: { says: 'The strip begins on the right with what is planned.', story: 'Adapts' },
  },
  related: ['PartsChart', 'EventPerformanceChart', 'EventStatusBadge', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
