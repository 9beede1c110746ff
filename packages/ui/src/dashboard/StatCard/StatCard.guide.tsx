import type { ComponentGuide } from '../../testing/guide.ts';
import { StatCard } from './StatCard.tsx';

const LINK = { role: 'link', name: 'Pending Reviews' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'A figure of today matters by itself: how many reviews wait, how much of the budget is used.',
    'Up to four of them stand side by side.',
  ],
  useInstead: [
    { when: 'Facts are no figures', component: 'KeyValueList' },
    { when: 'There is little room, or there are more than four', component: 'QuickStats' },
    { when: 'It is asked whether the figure rises or falls', component: 'TrendChart' },
    { when: 'It leads somewhere and counts nothing', component: 'Tile' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is counted, on top. With `href` it is a link, and the whole card is pressed.' },
    { part: 'Figure', is: 'large, written as people read it. It grows smaller in a narrow card and stays in one piece.' },
    { part: 'Out of', is: 'the whole that it is part of, quiet under it.' },
    { part: 'Bar', is: 'where there is a whole, at the foot: a BudgetBar, say.' },
  ],
  dos: [
    {
      do: <StatCard label="Budget Used" value="₹42,500" outOf="of ₹1,00,000" />,
      dont: <StatCard label="Budget Used" value="₹42,500 of ₹1,00,000" />,
      why: 'One figure is large. What it is out of stands quiet under it.',
    },
    {
      do: <StatCard label="COSA Records" value={undefined} />,
      dont: <StatCard label="COSA Records" value={0} />,
      why: 'A figure that could not be had is a dash; zero says that somebody has counted.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the card where it leads somewhere; other cards are passed by.',
      outcome: { focus: LINK },
      story: 'AsLink',
    },
  ],
  screenReader: [
    { part: 'Label', role: 'paragraph', text: 'Total Skills' },
    { part: 'Label of a card that leads somewhere', ...LINK, story: 'AsLink' },
    { part: 'Bar', role: 'meter', name: 'Budget', state: { value: '43 %' }, story: 'OutOfWhole' },
  ],
  adapts: {
    narrow: { says: 'The figure grows smaller with the card, down to the size of text.', story: 'Narrow' },
    long: { says: 'From eight characters on a figure may grow smaller still, and is not broken.', story: 'LargeFigure' },
    many: { says: 'Four in a row; two in a row on a phone.', story: 'FourInARow' },
    rightToLeft: { says: 'Figure and label stand on the right; amounts keep their own direction.', story: 'FourInARow' },
  },
  related: ['QuickStats', 'BudgetBar', 'KeyValueList', 'Tile'],
  matrix: 'FourInARow',
} satisfies ComponentGuide;
