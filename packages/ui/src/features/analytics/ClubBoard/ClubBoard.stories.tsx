import { ClubAnalytics } from '@quad/domain/analytics';
import { clubAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { inside, plays, sees, seesMany, seesRole } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { ClubBoard } from './ClubBoard.tsx';

const CHART = 'The last 5 events';

const tables = {
  keyboard: [
    key('{Tab}', 'Moves to the first figure that leads to a list.', { focus: { role: 'link', name: 'Events this tenure' } }),
    key('{Enter}', { role: 'button', name: 'Show table' }, 'Turns the chart into a table.', { shows: { role: 'table', name: CHART } }),
    key('{Tab}', 'Moves to what saves it.', { focus: { role: 'button', name: 'Save' } }),
    key('{Tab}', 'Moves to the table of the chart; each table is a stop, so that it can be scrolled.', {
      focus: { role: 'region', name: `${CHART}, table` },
    }),
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

export const Default: Story = plays(
  performTables,
  seesRole('table', 'Who holds which position'),
  sees('of 46 in all'),
  inside('figure', 'The last 5 events', seesMany(7, 'row')),
);

export const NothingYet: Story = {
  args: { data: v.parse(ClubAnalytics, {}) },
  play: sees('Nothing to show yet', 'No upcoming events.', 'Nobody currently holds a position in this club.'),
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
