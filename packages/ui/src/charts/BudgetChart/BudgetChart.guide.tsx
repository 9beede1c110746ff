import { chartKeyboard, chartScreenReader } from '../../testing/chartGuide.ts';
import type { ComponentGuide } from '../../testing/guide.ts';
import { PartsChart } from '../PartsChart/PartsChart.tsx';
import { BudgetChart } from './BudgetChart.tsx';

const TITLE = 'Budget by club';

function club(name: string, allocated: number, spent: number) {
  return { _id: name, name, budget: { allocated_budget: allocated, spent_amount: spent } };
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Clubs are compared by the used share of their budget, and overspending should be visible immediately.'],
  useInstead: [
    { when: 'There is only one budget', component: 'BudgetBar' },
    { when: 'Only the sum matters', component: 'StatCard' },
    { when: 'The compared figures are not money', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Title', is: 'the owners of the budgets.' },
    { part: 'Sentence', is: 'the spent share of all budgets, and the overspent club or the number of overspent clubs.' },
    { part: 'Show table', is: 'switches between the drawing and a table of allocated and spent amounts and shares.' },
    { part: 'Track', is: 'the allocated amount of a club; the largest budget is the longest track.' },
    { part: 'Bar', is: 'the spent amount within the track; an excess is hatched, so that it is visible without colour.' },
    { part: 'Reading', is: 'the club under the pointer or selected by the arrow keys, shown and announced.' },
  ],
  dos: [
    {
      do: <BudgetChart title="Budget by club" data={[club('Robotics Club', 225_000, 62_500), club('Chess Club', 60_000, 71_300)]} />,
      dont: (
        <PartsChart
          title="Spent by club"
          data={[
            { name: 'Robotics Club', value: 62_500 },
            { name: 'Chess Club', value: 71_300 },
          ]}
          unit={{ one: 'rupee', other: 'rupees' }}
          nameHeading="Club"
        />
      ),
      why: 'The spent amount means little without the allocated amount: here, the smaller budget is the exhausted one.',
    },
  ],
  keyboard: chartKeyboard(
    TITLE,
    ['Moves into the chart, at the largest budget.', 'Coding Club: ₹75,000 of ₹2,50,000'],
    [
      ['{ArrowDown}', 'Reads the next club.', 'Robotics Club: ₹62,500 of ₹2,25,000'],
      ['{End}', 'Reads the last club that is drawn; what it is over is said.', 'Chess Club: ₹71,300 of ₹60,000, ₹11,300 over'],
      ['{Home}', 'Reads the first club.', 'Coding Club: ₹75,000 of ₹2,50,000'],
    ],
  ),
  screenReader: chartScreenReader(TITLE, 'Bars'),
  adapts: {
    narrow: { says: 'Bars and tracks get shorter in proportion; the amounts are above them.', story: 'Adapts' },
    long: { says: 'A name takes up to two lines; a longer one is shortened, and complete in the table.', story: 'Adapts' },
    many: { says: 'The eight largest budgets are drawn, and the sentence names the total; the table has all.', story: 'Shapes' },
    rightToLeft: { says: 'Bars start on the right; amounts keep their own direction.', story: 'Adapts' },
  },
  related: ['BudgetBar', 'StatCard', 'BarChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
