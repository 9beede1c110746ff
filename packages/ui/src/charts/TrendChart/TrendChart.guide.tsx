import type { ComponentGuide } from '../../testing/guide.ts';
import { TrendChart } from './TrendChart.tsx';

const CHART = { role: 'application', name: 'Participation over 12 months' } as const;
const TURN = { role: 'button', name: 'Show table' } as const;

const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };
const FIGURES = [66, 48, 72, 90, 58, 103].map((value, index) => ({ year: 2026, month: index + 5, value }));
const UNTIL = { year: 2026, month: 10 };

function says(text: string) {
  return { shows: { role: 'status', text } } as const;
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'A figure is followed over months, and it is asked whether it rises or falls.',
    'The latest month matters most: it is named on the line.',
  ],
  useInstead: [
    { when: 'Things are compared that have no order in time', component: 'BarChart' },
    { when: 'Parts of a whole are shown', component: 'DonutChart' },
    { when: 'One figure of today is enough', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and over how long.' },
    { part: 'Sentence', is: 'what the line says, written from the figures: how the latest month stands to the one before.' },
    { part: 'Show table', is: 'turns the drawing into the same figures as a table, and back.' },
    { part: 'Line', is: 'a point for each month, zero where there is no figure; the latest has its figure beside it.' },
    { part: 'Reading', is: 'the month under the pointer or the arrow keys, shown and read out.' },
  ],
  dos: [
    {
      do: <TrendChart title="Participation over 6 months" months={6} figures={FIGURES} measure={MEASURE} until={UNTIL} />,
      dont: <TrendChart title="Chart" months={2} figures={FIGURES} measure={MEASURE} until={UNTIL} />,
      why: 'The title says what is counted and over how long; two months are a comparison and no trend.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button that turns it into a table.', outcome: { focus: TURN }, story: 'ByKeyboard' },
    {
      keys: '{Tab}',
      does: 'Moves into the chart, at its latest month; it is one stop, however many months there are.',
      outcome: [{ focus: CHART }, says('October 2026: 84 participants')],
      story: 'ByKeyboard',
    },
    { keys: '{ArrowLeft}', does: 'Reads the month before.', outcome: says('September 2026: 72 participants'), story: 'ByKeyboard' },
    { keys: '{Home}', does: 'Reads the first month.', outcome: says('November 2025: 41 participants'), story: 'ByKeyboard' },
    { keys: '{ArrowLeft}', does: 'Stays there at the first month.', outcome: says('November 2025: 41 participants'), story: 'ByKeyboard' },
    {
      keys: '{ArrowRight}{ArrowRight}',
      does: 'Reads the months after.',
      outcome: says('January 2026: 48 participants'),
      story: 'ByKeyboard',
    },
    { keys: '{Escape}', does: 'Takes the reading away; the focus stays.', outcome: { focus: CHART }, story: 'ByKeyboard' },
    { keys: '{End}', does: 'Reads the latest month.', outcome: says('October 2026: 84 participants'), story: 'ByKeyboard' },
  ],
  screenReader: [
    { part: 'Frame', role: 'figure', name: 'Participation over 12 months' },
    { part: 'Title', role: 'heading', name: 'Participation over 12 months', state: { level: 3 } },
    { part: 'Show table', ...TURN },
    { part: 'Line', ...CHART },
  ],
  adapts: {
    narrow: { says: 'It is drawn for the room that it has: fewer months are labelled, none is left out.', story: 'Narrow' },
    long: { says: 'A long title breaks; large figures are shortened along the axis.', story: 'LongNames' },
    many: { says: 'Up to 36 months; a longer range says so instead of being drawn.', story: 'Many' },
    rightToLeft: { says: 'The latest month stands on the left, and the arrow keys follow the drawing.', story: 'RightToLeft' },
  },
  related: ['BarChart', 'DonutChart', 'StatCard', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
