import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { ClubDashboard } from './ClubDashboard.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A coordinator opens the portal, and should see at once what happened in the club and what waits.'],
  useInstead: [
    { when: 'It is asked how the club is doing over time', component: 'ClubBoard' },
    { when: 'It is the dashboard of a general secretary', component: 'GensecModules' },
    { when: 'Units are looked at as a tree', component: 'UnitTree' },
  ],
  anatomy: [
    { part: 'Figures', is: 'members, events, budget and reviews; three of them lead to their lists.' },
    { part: 'Quick Actions', is: 'tiles to what a coordinator does most.' },
    { part: 'Recent Events, Pending Endorsements, Recent Feedback', is: 'the newest few of each; says so where there is none.' },
    { part: 'Club Information', is: 'what the club is, how to reach it, and how much of its budget is spent.' },
  ],
  dos: [
    {
      do: <ClubDashboard club={undefined} />,
      dont: <Spinner label="Loading..." />,
      why: 'Render it while the club is on its way, too: its blanks have the shape of what comes, so that nothing jumps.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first figure that leads to a list.',
      outcome: { focus: { role: 'link', name: 'Total Active Members' } },
      story: 'Overspent',
    },
    { keys: '{Tab}', does: 'Moves to the next.', outcome: { focus: { role: 'link', name: 'Total Events' } }, story: 'Overspent' },
    {
      keys: '{Tab}{Tab}',
      does: 'Moves past the last figure to the first of the quick actions.',
      outcome: { focus: { role: 'link', name: 'Add New Position' } },
      story: 'Overspent',
    },
  ],
  screenReader: [
    { part: 'Quick Actions', role: 'region', name: 'Quick Actions' },
    { part: 'Recent Events', role: 'region', name: 'Recent Events' },
    { part: 'Way to all feedback', role: 'link', name: 'View All Feedback' },
    { part: 'Budget', role: 'meter', name: 'Budget' },
    { part: 'Blank while it loads', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Two figures in a row, one tile in a row, and the lists under each other.', story: 'Default' },
    long: { says: 'A long name breaks in the title.', story: 'LongNames' },
    many: { says: 'Three events, three endorsements, two feedbacks; the rest is where the links lead.', story: 'Default' },
    rightToLeft: { says: 'The first of two lists stands on the right; badges and stars stand on the left.', story: 'Default' },
  },
  related: ['ClubBoard', 'PlaceTiles', 'StatCard', 'BudgetBar', 'Page'],
  matrix: 'Empty',
} satisfies ComponentGuide;
