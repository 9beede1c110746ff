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
  useWhen: ['There are figures of several years, and readers want to look at a part of them: a tenure, or the months around an event.'],
  useInstead: [
    { when: 'The last 12 months are enough', component: 'TrendChart' },
    { when: 'Readers want to know on which days something happened', component: 'ActivityMap' },
  ],
  anatomy: [
    { part: 'Chart', is: 'a TrendChart of the selected range; its sentence and table are about that range too.' },
    { part: 'Window', is: 'a small drawing of all months below it, with a handle at each end of the selected range.' },
    { part: 'From and To', is: 'the two ends as dates that can be typed.' },
  ],
  dos: [
    {
      do: <TrendRangeChart title="Participation since 2024" data={YEARS} measure={MEASURE} />,
      dont: <TrendChart title="Participation since 2024" months={34} data={YEARS} measure={MEASURE} />,
      why: 'Readers usually ask about a part of the years; each month has enough space, and all years stay visible below.',
    },
  ],
  keyboard: [
    ...chartKeyboard(TITLE, ['Moves into the chart, at the latest month that is shown.', 'October 2026: 79 participants'], []),
    {
      keys: '{Tab}',
      does: 'Moves to the handle of the first month.',
      outcome: reads('From', 'November 2025'),
      story: 'ByKeyboard',
    },
    { keys: '{ArrowLeft}', does: 'Extends the range by the month before.', outcome: reads('From', 'October 2025'), story: 'ByKeyboard' },
    { keys: '{PageDown}', does: 'Extends the range by a year.', outcome: reads('From', 'October 2024'), story: 'ByKeyboard' },
    { keys: '{Tab}', does: 'Moves to the other handle.', outcome: reads('To', 'October 2026'), story: 'ByKeyboard' },
    { keys: '{ArrowLeft}', does: 'Removes the last month from the range.', outcome: reads('To', 'September 2026'), story: 'ByKeyboard' },
    {
      keys: '{Tab}',
      does: 'Moves to the dates, which can be typed.',
      outcome: { focus: { role: 'date field', name: 'From' } },
      story: 'ByKeyboard',
    },
  ],
  screenReader: [...chartScreenReader(TITLE, 'Line'), { part: 'Ends of the window', ...slider('From') }],
  adapts: {
    narrow: { says: 'The brush is as wide as the chart; the two dates wrap to the next line.', story: 'Adapts' },
    long: { says: 'The title wraps, like that of every chart.', story: 'Adapts' },
    many: { says: 'Any number of years: at most 36 months are shown at a time, and the range stops there.', story: 'Default' },
    rightToLeft: { says: 'The latest month is on the left, and arrow keys move the handles in their visual direction.', story: 'Adapts' },
  },
  related: ['TrendChart', 'ActivityMap', 'DateRangePicker', 'ChartFrame'],
  matrix: 'Adapts',
} satisfies ComponentGuide;
