import type { ComponentGuide } from '../../../testing/guide.ts';
import { PresidentBoard } from './PresidentBoard.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The president asks how the institute is doing: people, units, events, budget.'],
  useInstead: [
    { when: 'Four counters with what waits are enough', component: 'PresidentCounters' },
    { when: 'It is about one domain', component: 'GensecBoard' },
    { when: 'It is asked what happened, and not how much', component: 'RecentActivity' },
  ],
  anatomy: [
    { part: 'At a glance', is: 'the totals of the institute, its budget last.' },
    { part: 'Involvement', is: 'participation over 12 months, who holds positions, which clubs lead.' },
    { part: 'Events, units and achievements', is: 'of what each is made.' },
    { part: 'People', is: 'users by status, program, branch and batch.' },
    { part: 'Blank', is: 'in place of all that while there are no figures: loading, failed, or nothing for this role.' },
  ],
  dos: [
    {
      do: <PresidentBoard error="Failed to load analytics data" onRetry={() => {}} />,
      dont: <PresidentBoard error="Failed to load analytics data" />,
      why: 'Whoever reads that something failed wants to try again, without loading the whole page.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Retry' },
      does: 'Asks for the figures again after an error.',
      outcome: { calls: 'onRetry' },
      story: 'Failed',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the first figure that leads to a list.',
      outcome: { focus: { role: 'link', name: 'Active PORs' } },
      story: 'NothingYet',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next; charts come after the figures.',
      outcome: { focus: { role: 'link', name: 'Total Units' } },
      story: 'NothingYet',
    },
  ],
  screenReader: [
    { part: 'At a glance', role: 'region', name: 'At a glance' },
    { part: 'Title of a part', role: 'heading', name: 'Involvement', state: { level: 3 } },
    { part: 'Chart', role: 'figure', name: 'Users by program' },
    { part: 'Title of a chart', role: 'heading', name: 'Users by program', state: { level: 4 } },
    { part: 'Blank while it loads', role: 'status', text: 'Loading analytics data...', story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'Failed to load analytics data', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'Two figures in a row; the eleven charts stand under each other.', story: 'Default' },
    long: { says: 'Names of units and branches take up to two lines above their bars.', story: 'Default' },
    many: { says: 'Charts draw what leads and say of how many; their tables have all.', story: 'Default' },
    rightToLeft: { says: 'Figures begin on the right; the charts are mirrored.', story: 'Default' },
  },
  related: ['PresidentCounters', 'RecentActivity', 'GensecBoard', 'DonutChart', 'BarChart'],
  matrix: 'NothingYet',
} satisfies ComponentGuide;
