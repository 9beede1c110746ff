import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import { TrendRangeChart } from './TrendRangeChart.tsx';

const TITLE = 'Participation since 2022';
const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };
const YEARS = Array.from({ length: 34 }, (_, index) => ({
  year: 2024 + Math.floor(index / 12),
  month: (index % 12) + 1,
  value: 40 + ((index * 37) % 60),
}));

const slider = (name: string) => ({ role: 'slider', name }) as const;
const reads = (name: string, value: string) => [{ focus: slider(name) }, { shows: { ...slider(name), state: { value } } }] as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['There are figures of years, and a reader wants to look at a part of them: a tenure, or the months around an event.'],
  useInstead: [
    { when: 'The last 12 months say it all', component: 'TrendChart' },
    { when: 'It is asked on which days something happened', component: 'ActivityMap' },
  ],
  anatomy: [
    { part: 'Chart', is: 'a TrendChart of what is chosen; its sentence and its table are of that part, too.' },
    { part: 'Window', is: 'all months in little below it, with a handle at each end of what is shown.' },
    { part: 'From and To', is: 'the two ends as days, to be typed.' },
  ],
  dos: [
    {
      do: <TrendRangeChart title="Participation since 2024" data={YEARS} measure={MEASURE} />,
      dont: <TrendChart title="Participation since 2024" months={34} data={YEARS} measure={MEASURE} />,
      why: 'What a reader asks is about a part of the years; each month has its room, and the years stay in sight below.',
    },
  ],
  keyboard: [
    ...chartKeyboard(TITLE, ['Moves into the chart, at the latest month that is shown.', 'October 2026: 79 participants'], []),
    {
      keys: '{Tab}',
      does: 'Moves to the first end of the window, which has a month of its own.',
      outcome: reads('From', 'November 2025'),
      story: 'ByKeyboard',
    },
    { keys: '{ArrowLeft}', does: 'Takes in the month before.', outcome: reads('From', 'October 2025'), story: 'ByKeyboard' },
    { keys: '{PageDown}', does: 'Takes in a year more.', outcome: reads('From', 'October 2024'), story: 'ByKeyboard' },
    { keys: '{Tab}', does: 'Moves to the other end.', outcome: reads('To', 'October 2026'), story: 'ByKeyboard' },
    { keys: '{ArrowLeft}', does: 'Leaves out the last month.', outcome: reads('To', 'September 2026'), story: 'ByKeyboard' },
    {
      keys: '{Tab}',
      does: 'Moves to the days, which can be typed.',
      outcome: { focus: { role: 'date field', name: 'From' } },
      story: 'ByKeyboard',
    },
  ],
  screenReader: [...chartScreenReader(TITLE, 'Line'), { part: 'Ends of the window', ...slider('From') }],
  adapts: {
    narrow: { says: 'The window is as wide as the chart; the two days go on in the next line.', story: 'Adapts' },
    long: { says: 'The title breaks, as that of every chart.', story: 'Adapts' },
    many: { says: 'Years without end: at most 36 months are shown at a time, and the window stops there.', story: 'Default' },
    rightToLeft: { says: 'The latest month stands on the left, and the handles are moved as they are seen.', story: 'Adapts' },
  },
  related: ['TrendChart', 'ActivityMap', 'DateRangePicker', 'ChartFrame'],
  matrix: 'Adapts',
} satisfies ComponentGuide;
