import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const SCORE = 'Engagement score';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A student looks at what they have done on the campus, and at what it is made of.'],
  useInstead: [
    { when: 'Four counts are enough', component: 'StudentCounts' },
    { when: 'There is little room', component: 'QuickStats' },
    { when: 'The achievements themselves are looked at', component: 'AchievementBrowser' },
  ],
  anatomy: [
    { part: 'At a glance', is: 'the score, and how many of each thing made it.' },
    { part: 'What you do', is: 'the score by its parts, participation over 12 months, events by category.' },
    { part: 'What you can show', is: 'skills by category, achievements by status.' },
    { part: 'Blank', is: 'in place of all that while there are no figures: loading, failed, or nothing for this role.' },
  ],
  dos: [
    {
      do: <StatCard label="Engagement Score" value={0} outOf="points" />,
      dont: <EmptyState title="You have no score" />,
      why: 'Whoever begins sees what will be counted. Hand over the whole shape with zeros, and each chart says how it begins.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first figure that leads to a list.',
      outcome: { focus: { role: 'link', name: 'Positions' } },
      story: 'OnePoint',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the first chart.',
      outcome: { focus: { role: 'button', name: 'Show table' } },
      story: 'OnePoint',
    },
    { keys: '{Enter}', does: 'Turns it into a table.', outcome: { shows: { role: 'table', name: SCORE } }, story: 'OnePoint' },
  ],
  screenReader: [
    { part: 'At a glance', role: 'region', name: 'At a glance' },
    { part: 'Title of a part', role: 'heading', name: 'What you do', state: { level: 3 } },
    { part: 'Chart', role: 'figure', name: SCORE },
    { part: 'Title of a chart', role: 'heading', name: SCORE, state: { level: 4 } },
    { part: 'Blank while it loads', role: 'status', text: 'Loading analytics data...', story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'Failed to load analytics data', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'Two figures in a row; charts under each other, each drawn for the width that it has.', story: 'Default' },
    long: { says: 'What is worth how many points stands quiet beside its count, and breaks as a whole.', story: 'Default' },
    many: { says: 'A ring draws the eight largest categories, and the rest as one.', story: 'Default' },
    rightToLeft: { says: 'Figures begin on the right; the charts are mirrored.', story: 'Default' },
  },
  related: ['StudentCounts', 'QuickStats', 'TrendChart', 'DonutChart', 'LatestAchievement'],
  matrix: 'NothingYet',
} satisfies ComponentGuide;
