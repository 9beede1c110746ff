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
  useWhen: ['Clubs are compared by how much of their budget is gone, and it should be seen at once who is over.'],
  useInstead: [
    { when: 'It is about one budget', component: 'BudgetBar' },
    { when: 'Only the sum matters', component: 'StatCard' },
    { when: 'What is compared is no money', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Title', is: 'whose budgets they are.' },
    { part: 'Sentence', is: 'how much of all is spent, and which club is over or how many are.' },
    { part: 'Show table', is: 'turns the drawing into a table of allocated, spent and share, and back.' },
    { part: 'Track', is: 'what a club was given; the largest budget is the longest.' },
    { part: 'Bar', is: 'what it has spent, in the track; what goes beyond is hatched, so that it is seen without colour.' },
    { part: 'Reading', is: 'the club under the pointer or the arrow keys, shown and read out.' },
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
      why: 'What a club has spent says little without what it was given: here the smaller budget is the one that is gone.',
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
    narrow: { says: 'Bars and tracks grow shorter in proportion; the amounts stand above them.', story: 'Adapts' },
    long: { says: 'A name takes up to two lines; what is longer is shortened, and whole in the table.', story: 'Adapts' },
    many: { says: 'The eight largest budgets are drawn, and the sentence says of how many; the table has all.', story: 'Shapes' },
    rightToLeft: { says: 'Bars grow from the right; amounts keep their own direction.', story: 'Adapts' },
  },
  related: ['BudgetBar', 'StatCard', 'BarChart', 'ChartFrame'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
