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
  useWhen: ['A club wants to know how its latest event went, compared with the events before.'],
  useInstead: [
    { when: 'Participation is followed over a year', component: 'TrendChart' },
    { when: 'Events are compared by size, regardless of their date', component: 'BarChart' },
    { when: 'Somebody looks for an event', component: 'EventListCompact' },
  ],
  anatomy: [
    { part: 'Title', is: 'the unit whose participants are counted.' },
    { part: 'Sentence', is: 'how the latest event compares with the average of the shown events.' },
    { part: 'Show table', is: 'switches between the drawing and a table of all events with date and participants.' },
    { part: 'Bar', is: 'an event with its date and figure, latest first.' },
    { part: 'Average', is: 'a line across all bars, if there are at least two events.' },
    { part: 'Reading', is: 'the event under the pointer or selected by the arrow keys, shown and announced.' },
  ],
  dos: [
    {
      do: <EventPerformanceChart title="Participants of the last events" data={NEWEST_FIRST} />,
      dont: <EventPerformanceChart title="Participants of the last events" data={NEWEST_FIRST.toReversed()} />,
      why: 'Pass the latest event first: the sentence is about the first one, and only the first five are drawn.',
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
    narrow: { says: 'Bars get shorter in proportion; title, date and figure keep their size.', story: 'Adapts' },
    long: { says: 'A title takes up to two lines above its bar; a longer one is shortened, and complete in the table.', story: 'Adapts' },
    many: { says: 'The five latest events are drawn; the table has all.', story: 'Shapes' },
    rightToLeft: { says: 'Bars start on the right, and so does the scale of the average.', story: 'Adapts' },
  },
  related: ['TrendChart', 'BarChart', 'StatusPipelineChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
