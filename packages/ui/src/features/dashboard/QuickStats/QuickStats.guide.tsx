import type { ComponentGuide } from '../../../testing/guide.ts';
import { QuickStats } from './QuickStats.tsx';

const ROLE = 'STUDENT';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['In a small tile of the dashboard: the few figures that matter to the role of whoever is signed in.'],
  useInstead: [
    { when: 'There is room for large figures', component: 'StatCard' },
    { when: 'It is asked how figures change', component: 'TrendChart' },
    { when: 'Facts are no figures', component: 'KeyValueList' },
  ],
  anatomy: [
    { part: 'Row', is: 'what is counted, a link where there is a section for it, and the figure at its end.' },
    { part: 'Whole', is: 'what the figure is out of, quiet beside it.' },
    { part: 'Bar', is: 'how much of a budget is used, under its row.' },
    { part: 'None', is: 'said in a sentence for a role that has no figures.' },
  ],
  dos: [
    {
      do: <QuickStats role={ROLE} stats={undefined} />,
      dont: <QuickStats role={ROLE} stats={null} />,
      why: 'Undefined while they are on their way; null says that there are none for this role.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first figure that leads to a section.',
      outcome: { focus: { role: 'link', name: 'Pending Room Requests' } },
      story: 'President',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next; figures without a section are passed by.',
      outcome: { focus: { role: 'link', name: 'Total Clubs' } },
      story: 'President',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Row', role: 'listitem', text: 'Total Skills7' },
    { part: 'Link of a row', role: 'link', name: 'Total Skills' },
    { part: 'Bar', role: 'meter', name: 'Used', state: { value: '46 %' }, story: 'GenSec' },
    { part: 'None', role: 'paragraph', text: 'No statistics available for this role', story: 'UnknownRole' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The figure goes under its label where there is no room beside it.', story: 'Default' },
    long: { says: 'Labels break; amounts have groups of digits and stay in one piece.', story: 'President' },
    many: { says: 'Each role has four figures; the tile around them scrolls where they do not fit.', story: 'President' },
    rightToLeft: { says: 'Labels stand on the right, figures on the left.', story: 'GenSec' },
  },
  related: ['StatCard', 'BudgetBar', 'DashboardTile', 'StudentCounts', 'PresidentCounters'],
  matrix: 'NothingYet',
} satisfies ComponentGuide;
