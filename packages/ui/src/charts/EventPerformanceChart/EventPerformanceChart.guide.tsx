import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { EventPerformanceChart } from './EventPerformanceChart.tsx';

const TITLE = 'Participants of the last events';

const NEWEST_FIRST = [
  { title: 'Line Follower Challenge', date: '2026-10-11T12:30:00.000Z', participants: 72 },
  { title: 'Drone Basics', date: '2026-09-26T12:30:00.000Z', participants: 41 },
  { title: 'Open Lab', date: '2026-09-05T12:30:00.000Z', participants: 19 },
];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A club asks how its latest event went, beside the few before it.'],
  useInstead: [
    { when: 'Participation is followed over a year', component: 'TrendChart' },
    { when: 'Events are compared by size, whenever they were', component: 'BarChart' },
    { when: 'The events themselves are looked for', component: 'EventListCompact' },
  ],
  anatomy: [
    { part: 'Title', is: 'whose participants they are.' },
    { part: 'Sentence', is: 'how the latest event stands to the average of those shown.' },
    { part: 'Show table', is: 'turns the drawing into a table of all events with date and participants, and back.' },
    { part: 'Bar', is: 'an event with its date and its figure; the newest first.' },
    { part: 'Average', is: 'a line through all bars, where there are two events or more.' },
    { part: 'Reading', is: 'the event under the pointer or the arrow keys, shown and read out.' },
  ],
  dos: [
    {
      do: <EventPerformanceChart title="Participants of the last events" data={NEWEST_FIRST} />,
      dont: <EventPerformanceChart title="Participants of the last events" data={NEWEST_FIRST.toReversed()} />,
      why: 'Hand the events over newest first: the sentence speaks of the first one, and only the first five are drawn.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at the latest event.', 'Line Follower Challenge: 72 participants'],
    [
      ['{ArrowDown}', 'Reads the event before it.', 'Drone Basics: 41 participants'],
      ['{End}', 'Reads the oldest event that is drawn.', 'Sensor Zoo: 33 participants'],
      ['{Home}', 'Reads the latest event again.', 'Line Follower Challenge: 72 participants'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Bars'),
  adapts: {
    narrow: { says: 'Bars grow shorter in proportion; title, date and figure keep their size.', story: 'Adapts' },
    long: { says: 'A title takes up to two lines above its bar; what is longer is shortened, and whole in the table.', story: 'Adapts' },
    many: { says: 'The five latest are drawn; the table has all.', story: 'Shapes' },
    rightToLeft: { says: 'Bars grow from the right, and the average is measured from there.', story: 'Adapts' },
  },
  related: ['TrendChart', 'BarChart', 'StatusPipelineChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
