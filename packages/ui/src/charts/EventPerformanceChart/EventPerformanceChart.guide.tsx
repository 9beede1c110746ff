import type { ComponentGuide } from '../../testing/guide.ts';
import { EventPerformanceChart } from './EventPerformanceChart.tsx';

const CHART = { role: 'application', name: 'Participants of the last events' } as const;
const TURN = { role: 'button', name: 'Show table' } as const;
const STORY = 'ByKeyboard';

const NEWEST_FIRST = [
  { title: 'Line Follower Challenge', date: '2026-10-11T12:30:00.000Z', participants: 72 },
  { title: 'Drone Basics', date: '2026-09-26T12:30:00.000Z', participants: 41 },
  { title: 'Open Lab', date: '2026-09-05T12:30:00.000Z', participants: 19 },
];

function says(text: string) {
  return { shows: { role: 'status', text } } as const;
}

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
      do: <EventPerformanceChart title="Participants of the last events" events={NEWEST_FIRST} />,
      dont: <EventPerformanceChart title="Participants of the last events" events={NEWEST_FIRST.toReversed()} />,
      why: 'Hand the events over newest first: the sentence speaks of the first one, and only the first five are drawn.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button that turns it into a table.', outcome: { focus: TURN }, story: STORY },
    {
      keys: '{Tab}',
      does: 'Moves into the chart, at the latest event.',
      outcome: [{ focus: CHART }, says('Line Follower Challenge: 72 participants')],
      story: STORY,
    },
    { keys: '{ArrowDown}', does: 'Reads the event before it.', outcome: says('Drone Basics: 41 participants'), story: STORY },
    { keys: '{End}', does: 'Reads the oldest event that is drawn.', outcome: says('Sensor Zoo: 33 participants'), story: STORY },
    { keys: '{Home}', does: 'Reads the latest event again.', outcome: says('Line Follower Challenge: 72 participants'), story: STORY },
  ],
  screenReader: [
    { part: 'Frame', role: 'figure', name: 'Participants of the last events' },
    { part: 'Title', role: 'heading', name: 'Participants of the last events', state: { level: 3 } },
    { part: 'Show table', ...TURN },
    { part: 'Bars', ...CHART, description: 'Arrow keys move between the points.' },
  ],
  adapts: {
    narrow: { says: 'Bars grow shorter in proportion; title, date and figure keep their size.', story: 'Narrow' },
    long: { says: 'A title takes up to two lines above its bar; what is longer is shortened, and whole in the table.', story: 'LongNames' },
    many: { says: 'The five latest are drawn; the table has all.', story: 'Many' },
    rightToLeft: { says: 'Bars grow from the right, and the average is measured from there.', story: 'RightToLeft' },
  },
  related: ['TrendChart', 'BarChart', 'StatusPipelineChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
