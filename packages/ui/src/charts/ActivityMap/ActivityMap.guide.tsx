import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { BarChart } from '../BarChart/BarChart.tsx';
import { ActivityMap } from './ActivityMap.tsx';

const TITLE = 'Events of the year';
const EVENTS = { one: 'event', other: 'events' };
const SOME = [
  { date: '2026-10-05', value: 1 },
  { date: '2026-10-19', value: 4 },
  { date: '2026-11-03', value: 2 },
  { date: '2026-11-24', value: 3 },
];

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: [
    'Readers want to know when a club or a person was active: which weeks were busy, and where the gaps are.',
    'There are figures for single days, over two months or more.',
  ],
  useInstead: [
    { when: 'Months are compared, or one figure is followed over time', component: 'TrendChart' },
    { when: 'A day has to be found or selected', component: 'Calendar' },
    { when: 'The compared items have no order in time', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and over which period.' },
    { part: 'Sentence', is: 'the total, the number of active days and the busiest day; generated from the figures.' },
    { part: 'Show table', is: 'switches between the drawing and a table of the active days.' },
    { part: 'Day', is: 'a day in the column of its week; the larger the square in it, the larger the figure.' },
    { part: 'Key', is: 'the figures that each square size stands for.' },
    { part: 'Reading', is: 'the day under the pointer or selected by the arrow keys, shown and announced.' },
  ],
  dos: [
    {
      do: <ActivityMap title="Events" data={SOME} unit={EVENTS} months={3} />,
      dont: <BarChart title="Events" data={SOME.map(({ date, value }) => ({ name: date, value }))} unit={EVENTS} nameHeading="Day" />,
      why: 'Days have an order, and the gaps between active days matter as much as the figures.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at its last day; it is one stop, however many days there are.', 'Tuesday, 24 November 2026: 7 events'],
    [
      ['{ArrowUp}', 'Reads the day before.', 'Monday, 23 November 2026: 0 events'],
      ['{ArrowLeft}', 'Reads the same day of the week before.', 'Monday, 16 November 2026: 2 events'],
      ['{ArrowRight}', 'Reads the same day of the week after.', 'Monday, 23 November 2026: 0 events'],
      ['{ArrowDown}', 'Reads the day after.', 'Tuesday, 24 November 2026: 7 events'],
      ['{Home}', 'Reads the first day; End reads the last.', 'Monday, 1 December 2025: 0 events'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Days'),
  adapts: {
    narrow: {
      says: 'The weeks are split into several bands below each other, so that every square stays large enough for a pointer.',
      story: 'Adapts',
    },
    long: { says: 'A month’s name is omitted if it would overlap the previous one.', story: 'Default' },
    many: { says: 'There are always four sizes; the legend shows the figures of each.', story: 'Adapts' },
    rightToLeft: { says: 'Weeks start on the right, next to the names of the days.', story: 'Adapts' },
  },
  related: ['TrendChart', 'BarChart', 'Calendar', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
