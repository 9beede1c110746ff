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
  useWhen: ['A few things are followed over months, and it is asked which rises, which falls and which is larger.'],
  useInstead: [
    { when: 'One thing is followed', component: 'TrendChart' },
    { when: 'Only the figures of today are compared', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Sentence', is: 'the latest month of all together, and who leads in it.' },
    { part: 'Drawing', is: 'the line of one, under its name; all begin at zero and end at the same figure.' },
    { part: 'Reading', is: 'the month under the pointer or the arrow keys of one of them, shown and read out.' },
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
      why: 'The bars say who leads now; only the lines say that one rose to it while the other fell.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      on: { role: 'button', name: 'Save' },
      does: 'Moves to the first drawing, at its latest month; each is one stop.',
      outcome: [{ focus: chart('Robotics Club') }, reading('October 2026: 72 participants')],
      story: 'ByKeyboard',
    },
    { keys: '{ArrowLeft}', does: 'Reads the month before.', outcome: reading('September 2026: 60 participants'), story: 'ByKeyboard' },
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
    narrow: { says: 'The drawings stand one under another.', story: 'Adapts' },
    long: { says: 'A long name is shortened above its drawing, and whole in the table.', story: 'Adapts' },
    many: { says: 'Up to four stand side by side, the others below; more than a dozen are read better in the table.', story: 'Many' },
    rightToLeft: { says: 'The first stands on the right, and the latest month of each on the left.', story: 'Adapts' },
  },
  related: ['TrendChart', 'BarChart', 'ChartFrame'],
  matrix: 'Many',
} satisfies ComponentGuide;
