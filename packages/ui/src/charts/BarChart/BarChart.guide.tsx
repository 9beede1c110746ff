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
    'Readers want to know who has the most: clubs, branches or years are compared by one figure.',
    'Names are long. Each name is above its bar and has the whole width.',
  ],
  useInstead: [
    { when: 'The parts add up to a whole, and their shares matter', component: 'PartsChart' },
    { when: 'The items are months', component: 'TrendChart' },
    { when: 'Spent money is compared with allocated money', component: 'BudgetChart' },
    { when: 'Every figure matters, and each item has several of them', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is counted, and how it is grouped.' },
    { part: 'Sentence', is: 'the leader and its lead, generated from the figures; and the number of items that are not drawn.' },
    { part: 'Show table', is: 'switches between the drawing and a table of all figures with their shares.' },
    { part: 'Bar', is: 'a row with its name and figure above it; sorted from the largest, and starting at zero.' },
    { part: 'Reading', is: 'the row under the pointer or selected by the arrow keys, shown and announced.' },
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
    narrow: { says: 'Bars get shorter in proportion; names and figures keep their size.', story: 'Adapts' },
    long: { says: 'A name takes up to two lines above its bar; a longer one is shortened, and complete in the table.', story: 'Adapts' },
    many: { says: 'The five largest rows are drawn, or as many as `top` says; the sentence names the total.', story: 'Many' },
    rightToLeft: { says: 'Bars start on the right, and figures are on the left.', story: 'Adapts' },
  },
  related: ['PartsChart', 'TrendChart', 'BudgetChart', 'EventPerformanceChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
