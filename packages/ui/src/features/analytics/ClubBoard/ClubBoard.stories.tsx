import { ClubAnalytics } from '@quad/domain/analytics';
import { clubAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { inside, sees, seesMany, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ClubBoard } from './ClubBoard.tsx';

const CHART = 'The last 5 events';

const tables = {
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
    { keys: '{Tab}', does: 'Moves to what saves it.', outcome: { focus: { role: 'button', name: 'Save' } } },
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
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Analytics/ClubBoard',
  component: ClubBoard,
  parameters: { tables },
  args: { data: clubAnalytics() },
} satisfies Meta<typeof ClubBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    performTables,
    seesRole('table', 'Who holds which position'),
    sees('of 46 in all'),
    inside('figure', 'The last 5 events', seesMany(7, 'row')),
  ),
};

export const NothingYet: Story = {
  args: { data: v.parse(ClubAnalytics, {}) },
  play: sees('Nothing to show yet', 'No upcoming events.', 'Nobody holds a position of this club now.'),
};

export const SparseData: Story = {
  args: {
    data: v.parse(ClubAnalytics, {
      clubName: 'Robotics Club',
      eventPerformance: { upcomingEvents: [{ title: 'Maze Solver Final' }] },
      teamManagement: { currentPositionHolders: [{}] },
    }),
  },
  play: sees('To be announced'),
};
