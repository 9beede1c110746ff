import type { ComponentGuide } from '../../testing/guide.ts';
import { StatCard } from './StatCard.tsx';

const LINK = { role: 'link', name: 'Pending Reviews' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A current figure is important: how many reviews wait, how much of the budget is used.', 'Up to four cards are side by side.'],
  useInstead: [
    { when: 'The facts are not figures', component: 'KeyValueList' },
    { when: 'There is little space, or there are more than four figures', component: 'QuickStats' },
    { when: 'Readers want to know whether the figure rises or falls', component: 'TrendChart' },
    { when: 'It leads to a page without counting anything', component: 'Tile' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is counted, at the top. With `href` it is a link, and the whole card can be pressed.' },
    { part: 'Figure', is: 'large and formatted. It gets smaller in a narrow card, but never breaks.' },
    { part: 'Out of', is: 'the total that it is part of, in muted text below it.' },
    { part: 'Bar', is: 'at the bottom if there is a total, such as a BudgetBar.' },
  ],
  dos: [
    {
      do: <StatCard label="Budget Used" value="₹42,500" outOf="of ₹1,00,000" />,
      dont: <StatCard label="Budget Used" value="₹42,500 of ₹1,00,000" />,
      why: 'One figure is large. Its total is in muted text below it.',
    },
    {
      do: <StatCard label="COSA Records" value={undefined} />,
      dont: <StatCard label="COSA Records" value={0} />,
      why: 'An unavailable figure is a dash; a zero means that the count is zero.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the card if it is a link; other cards are no tab stops.',
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
    narrow: { says: 'The figure gets smaller with the card, down to the size of normal text.', story: 'Narrow' },
    long: { says: 'From eight characters on a figure may get even smaller, but does not break.', story: 'LargeFigure' },
    many: { says: 'Four in a row; two in a row on a phone.', story: 'FourInARow' },
    rightToLeft: { says: 'Figure and label are on the right; amounts keep their own direction.', story: 'FourInARow' },
  },
  related: ['QuickStats', 'BudgetBar', 'KeyValueList', 'Tile'],
  matrix: 'FourInARow',
} satisfies ComponentGuide;
