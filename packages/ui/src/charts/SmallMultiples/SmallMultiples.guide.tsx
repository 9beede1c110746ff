import type { ComponentGuide } from '../../testing/guide.ts';
import { BarChart } from '../BarChart/BarChart.tsx';
import { SmallMultiples } from './SmallMultiples.tsx';

const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };
const months = (...values: number[]) => values.map((value, index) => ({ year: 2026, month: index + 5, value }));
const CLUBS = [
  { name: 'Robotics Club', data: months(30, 42, 38, 51, 60, 72) },
  { name: 'Music Club', data: months(44, 40, 36, 30, 31, 28) },
];
const chart = (name: string) => ({ role: 'application', name }) as const;
const reading = (text: string) => ({ shows: { role: 'status', text } }) as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Several items are followed over months, and readers compare which of them rises, which falls and which is larger.'],
  useInstead: [
    { when: 'Only one item is followed', component: 'TrendChart' },
    { when: 'Only current figures are compared', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Sentence', is: 'the latest month of all items together, and the leader.' },
    { part: 'Drawing', is: 'the line of one item, below its name; all lines have the same scale from zero.' },
    { part: 'Reading', is: 'the month under the pointer or selected by the arrow keys in one of the charts, shown and announced.' },
  ],
  dos: [
    {
      do: <SmallMultiples title="Participation by club" months={6} data={CLUBS} measure={MEASURE} />,
      dont: (
        <BarChart
          title="Participation by club"
          data={CLUBS.map(({ name, data }) => ({ name, value: data.at(-1)?.value ?? 0 }))}
          unit={MEASURE}
          nameHeading="Club"
        />
      ),
      why: 'Bars only show who leads now; lines also show who rose and who fell.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: { role: 'button', name: 'Save' },
      does: 'Moves to the first drawing, at its latest month; each drawing is one tab stop.',
      outcome: [{ focus: chart('Robotics Club') }, reading('October 2026: 72 participants')],
      story: 'ByKeyboard',
    },
    {
      keys: '{ArrowLeft}',
      does: 'Announces the previous month.',
      outcome: reading('September 2026: 60 participants'),
      story: 'ByKeyboard',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next drawing.',
      outcome: { focus: chart('Music Club') },
      story: 'ByKeyboard',
    },
  ],
  screenReader: [
    { part: 'Frame', role: 'figure', name: 'Participation by club' },
    { part: 'Drawing', ...chart('Music Club'), description: 'Arrow keys move between the points.' },
  ],
  adapts: {
    narrow: { says: 'The drawings are below each other.', story: 'Adapts' },
    long: { says: 'A long name is shortened above its drawing, and complete in the table.', story: 'Adapts' },
    many: { says: 'Up to four drawings are side by side, the others below; use the table for more than a dozen.', story: 'Many' },
    rightToLeft: { says: 'The first drawing is on the right, and the latest month of each is on the left.', story: 'Adapts' },
  },
  related: ['TrendChart', 'BarChart', 'ChartFrame'],
  matrix: 'Many',
} satisfies ComponentGuide;
