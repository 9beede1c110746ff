import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { BarChart } from './BarChart.tsx';

const TITLE = 'Position holders by unit';

const HOLDERS = { one: 'position holder', other: 'position holders' };
const UNITS = [
  { name: 'Robotics Club', value: 12 },
  { name: 'Music Club', value: 10 },
  { name: 'Cricket Club', value: 8 },
];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'It is asked who has most: clubs, branches or years are compared by one figure.',
    'Names are long. Each stands above its bar and has the whole width.',
  ],
  useInstead: [
    { when: 'The parts add up to a whole, and their shares matter', component: 'PartsChart' },
    { when: 'The things are months', component: 'TrendChart' },
    { when: 'Money spent is compared with money given', component: 'BudgetChart' },
    { when: 'Every figure matters, and there are several of each thing', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and by what.' },
    { part: 'Sentence', is: 'who leads and by how much, written from the figures; and how many are not drawn.' },
    { part: 'Show table', is: 'turns the drawing into a table of all figures with their shares, and back.' },
    { part: 'Bar', is: 'a row with its name and its figure above it; largest first, all from zero.' },
    { part: 'Reading', is: 'the row under the pointer or the arrow keys, shown and read out.' },
  ],
  dos: [
    {
      do: <BarChart title="Position holders by unit" data={UNITS} unit={HOLDERS} nameHeading="Unit" />,
      dont: (
        <BarChart
          title="Participants"
          data={[
            { name: 'August', value: 48 },
            { name: 'September', value: 72 },
            { name: 'October', value: 84 },
          ]}
          unit={{ one: 'participant', other: 'participants' }}
          nameHeading="Month"
        />
      ),
      why: 'Bars are sorted by their figure. Months have an order of their own, which TrendChart keeps.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at its largest bar; it is one stop, however many bars there are.', 'Robotics Club: 12 position holders'],
    [
      ['{ArrowDown}', 'Reads the next bar.', 'Music Club: 10 position holders'],
      ['{End}', 'Reads the last bar that is drawn.', 'Debating Society: 6 position holders'],
      ['{ArrowUp}', 'Reads the bar before.', 'Coding Club: 7 position holders'],
      ['{Home}', 'Reads the first bar.', 'Robotics Club: 12 position holders'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Bars'),
  adapts: {
    narrow: { says: 'Bars grow shorter in proportion; names and figures keep their size.', story: 'Adapts' },
    long: { says: 'A name takes up to two lines above its bar; what is longer is shortened, and whole in the table.', story: 'Adapts' },
    many: { says: 'The five largest are drawn, or as many as `top` says; the sentence says of how many.', story: 'Many' },
    rightToLeft: { says: 'Bars grow from the right, and figures stand on the left.', story: 'Adapts' },
  },
  related: ['PartsChart', 'TrendChart', 'BudgetChart', 'EventPerformanceChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
