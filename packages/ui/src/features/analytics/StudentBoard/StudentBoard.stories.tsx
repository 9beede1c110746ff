import { StudentAnalytics } from '@quad/domain/analytics';
import { studentAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { inside, plays, sees, seesMany, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { StudentBoard } from './StudentBoard.tsx';

const SCORE = 'Engagement score';

const tables = {
  keyboard: [
    ...ofStory(
      'OnePoint',
      key('{Tab}', 'Moves to the first figure that leads to a list.', { focus: { role: 'link', name: 'Positions' } }),
      key('{Tab}', 'Moves to the first chart.', { focus: { role: 'button', name: 'Show table' } }),
      key('{Enter}', 'Turns it into a table.', { shows: { role: 'table', name: SCORE } }),
    ),
  ],
  screenReader: [
    { part: 'At a glance', role: 'region', name: 'At a glance' },
    { part: 'Title of a part', role: 'heading', name: 'What you do', state: { level: 3 } },
    { part: 'Chart', role: 'figure', name: SCORE },
    { part: 'Title of a chart', role: 'heading', name: SCORE, state: { level: 4 } },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Analytics/StudentBoard',
  component: StudentBoard,
  parameters: { tables },
  args: { data: studentAnalytics() },
} satisfies Meta<typeof StudentBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesMany(5, 'figure'),
  inside('figure', 'Engagement score', sees('47 points: 2 positions (20), 3 events organized (15), 12 events attended (12).')),
  performTables,
);

export const OnePoint: Story = {
  args: {
    data: v.parse(StudentAnalytics, {
      analytics: { engagement: { totalScore: 1, breakdown: { participated: { count: 1, score: 1 } } } },
    }),
  },
  play: performTables,
};

export const NothingYet: Story = shows({ data: v.parse(StudentAnalytics, { analytics: {} }) }, seesMany(4, 'text', 'Nothing to show yet'));
