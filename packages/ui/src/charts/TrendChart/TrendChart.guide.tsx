import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { TrendChart } from './TrendChart.tsx';

const TITLE = 'Participation over 12 months';

const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };
const FIGURES = [66, 48, 72, 90, 58, 103].map((value, index) => ({ year: 2026, month: index + 5, value }));
const UNTIL = { year: 2026, month: 10 };

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'A figure is followed over months, and readers want to know whether it rises or falls.',
    'The latest month matters most: its figure is on the line.',
  ],
  useInstead: [
    { when: 'The compared items have no order in time', component: 'BarChart' },
    { when: 'Parts of a whole are shown', component: 'PartsChart' },
    { when: 'A single current figure is enough', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and over which period.' },
    { part: 'Sentence', is: 'what the line shows, generated from the figures: how the latest month compares with the one before.' },
    { part: 'Show table', is: 'switches between the drawing and a table of the same figures.' },
    { part: 'Line', is: 'a point for each month, zero without a figure; the latest one has its figure beside it.' },
    { part: 'Note', is: 'a line at a month, with a text about what happened then: `notes`.' },
    { part: 'Reading', is: 'the month under the pointer or selected by the arrow keys, shown and announced.' },
  ],
  dos: [
    {
      do: <TrendChart title="Participation over 6 months" months={6} data={FIGURES} measure={MEASURE} until={UNTIL} />,
      dont: <TrendChart title="Chart" months={2} data={FIGURES} measure={MEASURE} until={UNTIL} />,
      why: 'The title names the figure and the period; two months are a comparison, not a trend.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at its latest month; it is one stop, however many months there are.', 'October 2026: 84 participants'],
    [
      ['{ArrowLeft}', 'Reads the month before.', 'September 2026: 72 participants'],
      ['{Home}', 'Reads the first month.', 'November 2025: 41 participants'],
      ['{ArrowLeft}', 'Stays there at the first month.', 'November 2025: 41 participants'],
      ['{ArrowRight}{ArrowRight}', 'Reads the months after.', 'January 2026: 48 participants'],
      ['{Escape}', 'Takes the reading away; the focus stays.', { focus: { role: 'application', name: TITLE } }],
      ['{End}', 'Reads the latest month.', 'October 2026: 84 participants'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Line'),
  adapts: {
    narrow: { says: 'The drawing fits the available width: fewer months are labelled, but all are drawn.', story: 'Adapts' },
    long: { says: 'A long title wraps; large figures on the axis are abbreviated.', story: 'Adapts' },
    many: { says: 'Up to 36 months are drawn; a longer range shows a message instead.', story: 'Many' },
    rightToLeft: { says: 'The latest month is on the left, and the arrow keys follow the drawing.', story: 'RightToLeft' },
  },
  related: ['BarChart', 'PartsChart', 'StatCard', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
