import type { ComponentGuide } from '../../../testing/guide.ts';
import { GensecBoard } from './GensecBoard.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A general secretary asks how the clubs of their domain are doing, one beside the other.'],
  useInstead: [
    { when: 'The secretary should see where to go', component: 'GensecModules' },
    { when: 'It is about one club', component: 'ClubBoard' },
    { when: 'It is about the whole institute', component: 'PresidentBoard' },
  ],
  anatomy: [
    { part: 'At a glance', is: 'four figures of the domain; each that can be listed leads to its list.' },
    { part: 'Trends and budget', is: 'participation over 12 months, how far the events have come, and the budget of each club.' },
    { part: 'Engagement', is: 'which clubs and events lead.' },
    { part: 'Blank', is: 'in place of all that while there are no figures: loading, failed, or nothing for this role.' },
  ],
  dos: [
    {
      do: <GensecBoard isLoading />,
      dont: <GensecBoard />,
      why: 'Say that the figures are on their way. Without a word about them the board says that there are none for this role.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first figure that leads to a list.', outcome: { focus: { role: 'link', name: 'Total Clubs' } } },
    { keys: '{Tab}', does: 'Moves to the next.', outcome: { focus: { role: 'link', name: 'Events Completed' } } },
    {
      keys: '{Tab}',
      does: 'Moves to the first chart: its button, then its drawing. Figures without a list are passed by.',
      outcome: { focus: { role: 'button', name: 'Show table' } },
    },
  ],
  screenReader: [
    { part: 'At a glance', role: 'region', name: 'At a glance: SciTech' },
    { part: 'Title of a part', role: 'heading', name: 'Trends and budget', state: { level: 3 } },
    { part: 'Chart', role: 'figure', name: 'Event pipeline' },
    { part: 'Title of a chart', role: 'heading', name: 'Event pipeline', state: { level: 4 } },
    { part: 'Blank while it loads', role: 'status', text: 'Loading analytics data...', story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'Failed to load analytics data', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'Two figures in a row; charts under each other, each drawn for the width that it has.', story: 'Default' },
    long: { says: 'Names of clubs take up to two lines above their bars.', story: 'Default' },
    many: { says: 'Charts draw the clubs that lead; their tables have all.', story: 'Default' },
    rightToLeft: { says: 'Figures begin on the right; the charts are mirrored.', story: 'Default' },
  },
  related: ['GensecModules', 'StatusPipelineChart', 'BudgetChart', 'TrendChart', 'PresidentBoard'],
  matrix: 'WithoutUnits',
} satisfies ComponentGuide;
