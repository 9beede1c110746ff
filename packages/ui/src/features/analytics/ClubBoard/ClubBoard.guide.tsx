import type { ComponentGuide } from '../../../testing/guide.ts';
import { ClubBoard } from './ClubBoard.tsx';

const CHART = 'The last 5 events';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A coordinator asks how the club is doing: its events, its people, its budget.'],
  useInstead: [
    { when: 'The coordinator should see what to do next', component: 'ClubDashboard' },
    { when: 'A few figures are enough', component: 'QuickStats' },
    { when: 'It is about all clubs of a domain', component: 'GensecBoard' },
  ],
  anatomy: [
    { part: 'At a glance', is: 'four figures, this tenure beside all time; each that can be listed leads to its list.' },
    { part: 'The last 5 events', is: 'how many came, beside their average.' },
    { part: 'Upcoming events', is: 'a table; says so when none is to come.' },
    { part: 'Position holders', is: 'a table of who runs the club now.' },
    { part: 'Blank', is: 'in place of all that while there are no figures: loading, failed, or nothing for this role.' },
  ],
  dos: [
    {
      do: <ClubBoard error="Failed to load analytics data" onRetry={() => {}} />,
      dont: <ClubBoard />,
      why: 'Hand over why the figures did not come. Without it the board says that there are none for this role.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first figure that leads to a list.',
      outcome: { focus: { role: 'link', name: 'Events this tenure' } },
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Show table' },
      does: 'Turns the chart into a table.',
      outcome: { shows: { role: 'table', name: CHART } },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the table of the chart; each table is a stop, so that it can be scrolled.',
      outcome: { focus: { role: 'region', name: `${CHART}, table` } },
    },
  ],
  screenReader: [
    { part: 'At a glance', role: 'region', name: 'At a glance: Robotics Club' },
    { part: 'Title of a part', role: 'heading', name: 'At a glance: Robotics Club', state: { level: 3 } },
    { part: 'Chart', role: 'figure', name: CHART },
    { part: 'Position holders', role: 'table', name: 'Who holds which position' },
    { part: 'Blank while it loads', role: 'status', text: 'Loading analytics data...', story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'Failed to load analytics data', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'Two figures in a row, then chart and tables under each other; tables scroll sideways.', story: 'Default' },
    long: { says: 'Names of events break in the chart and in the tables.', story: 'Default' },
    many: { says: 'The chart draws the five latest events; tables list all that they were given.', story: 'Default' },
    rightToLeft: { says: 'Figures begin on the right; the bars of the chart grow from there.', story: 'Default' },
  },
  related: ['ClubDashboard', 'EventPerformanceChart', 'StatCard', 'GensecBoard'],
  matrix: 'NothingYet',
} satisfies ComponentGuide;
