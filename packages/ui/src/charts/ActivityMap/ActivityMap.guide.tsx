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
    'It is asked when a club or a person was active: which weeks were busy, where the gaps are.',
    'There are figures for days, over two months or more.',
  ],
  useInstead: [
    { when: 'Months are compared, or a figure is followed', component: 'TrendChart' },
    { when: 'A day is looked for or chosen', component: 'Calendar' },
    { when: 'Things are compared that have no order in time', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and over how long.' },
    { part: 'Sentence', is: 'how much there was on how many days, and on which day most; written from the figures.' },
    { part: 'Show table', is: 'turns the drawing into a table of the days on which there was something, and back.' },
    { part: 'Day', is: 'a place in the column of its week; the square in it is the larger the more there was.' },
    { part: 'Key', is: 'which square stands for which figures.' },
    { part: 'Reading', is: 'the day under the pointer or the arrow keys, shown and read out.' },
  ],
  dos: [
    {
      do: <ActivityMap title="Events" data={SOME} unit={EVENTS} months={3} />,
      dont: <BarChart title="Events" data={SOME.map(({ date, value }) => ({ name: date, value }))} unit={EVENTS} nameHeading="Day" />,
      why: 'Days have an order, and the gaps between them say as much as the figures.',
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
    narrow: { says: 'The weeks stand in several bands, one under another; no square grows too small to be pointed at.', story: 'Adapts' },
    long: { says: 'A month’s name is left out where it would run into the one before.', story: 'Default' },
    many: { says: 'Whatever the figures are, there are four sizes; the key says which figures each stands for.', story: 'Adapts' },
    rightToLeft: { says: 'Weeks run from the right, and the names of days stand there.', story: 'Adapts' },
  },
  related: ['TrendChart', 'BarChart', 'Calendar', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
