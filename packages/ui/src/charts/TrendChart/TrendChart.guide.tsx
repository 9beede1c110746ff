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
    'A figure is followed over months, and it is asked whether it rises or falls.',
    'The latest month matters most: it is named on the line.',
  ],
  useInstead: [
    { when: 'Things are compared that have no order in time', component: 'BarChart' },
    { when: 'Parts of a whole are shown', component: 'PartsChart' },
    { when: 'One figure of today is enough', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and over how long.' },
    { part: 'Sentence', is: 'what the line says, written from the figures: how the latest month stands to the one before.' },
    { part: 'Show table', is: 'turns the drawing into the same figures as a table, and back.' },
    { part: 'Line', is: 'a point for each month, zero where there is no figure; the latest has its figure beside it.' },
    { part: 'Note', is: 'a line through a month, with what happened then: `notes`.' },
    { part: 'Reading', is: 'the month under the pointer or the arrow keys, shown and read out.' },
  ],
  dos: [
    {
      do: <TrendChart title="Participation over 6 months" months={6} data={FIGURES} measure={MEASURE} until={UNTIL} />,
      dont: <TrendChart title="Chart" months={2} data={FIGURES} measure={MEASURE} until={UNTIL} />,
      why: 'The title says what is counted and over how long; two months are a comparison and no trend.',
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
    narrow: { says: 'It is drawn for the room that it has: fewer months are labelled, none is left out.', story: 'Adapts' },
    long: { says: 'A long title breaks; large figures are shortened along the axis.', story: 'Adapts' },
    many: { says: 'Up to 36 months; a longer range says so instead of being drawn.', story: 'Many' },
    rightToLeft: { says: 'The latest month stands on the left, and the arrow keys follow the drawing.', story: 'RightToLeft' },
  },
  related: ['BarChart', 'PartsChart', 'StatCard', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
