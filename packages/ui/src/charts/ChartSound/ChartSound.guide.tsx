import type { ComponentGuide } from '../../testing/guide.ts';
import { ChartSound } from './ChartSound.tsx';

const UNIT = { one: 'participant', other: 'participants' };
const MONTHS = [
  { name: 'August 2026', value: 38 },
  { name: 'September 2026', value: 60 },
  { name: 'October 2026', value: 72 },
];
const PLAYER = { role: 'application', name: 'Participation' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['The shape of a chart matters to people who do not see it: they hear it rise and fall.'],
  useInstead: [{ when: 'The figures are read one by one', component: 'TrendChart' }],
  anatomy: [
    { part: 'Button', is: 'loads the sound; none of its code is loaded before.' },
    { part: 'Player', is: 'handles the keys: it plays a tone for each figure, high for a large one, and shows its text below.' },
  ],
  dos: [
    {
      do: <ChartSound title="Participation" data={MONTHS} unit={UNIT} />,
      dont: <ChartSound title="Participation" data={MONTHS.slice(0, 1)} unit={UNIT} />,
      why: 'A single figure has no shape; the sentence of the chart is enough.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Listen' },
      does: 'Loads the sound, and moves to the player.',
      outcome: { focus: PLAYER },
    },
    {
      keys: '{ArrowRight}',
      does: 'Plays the next figure and announces it.',
      outcome: { shows: { role: 'status', text: 'September 2026, 60 participants' } },
    },
  ],
  screenReader: [{ part: 'Button', role: 'button', name: 'Listen' }],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Default' },
    long: { says: 'Names are announced completely.', story: 'Default' },
    many: { says: 'The player has keys for both ends and for steps of a tenth; H lists them.', story: 'Default' },
    rightToLeft: { says: 'The button is on the right; the keys do not change.', story: 'Default' },
  },
  related: ['TrendChart', 'BarChart', 'ChartFrame'],
} satisfies ComponentGuide;
