import { StudentAnalytics } from '@quad/domain/analytics';
import { studentAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { inside, sees, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { StudentBoard } from './StudentBoard.tsx';

const SCORE = 'Engagement score';

const tables = {
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first figure that leads to a list.',
      outcome: { focus: { role: 'link', name: 'Positions' } },
      story: 'OnePoint',
    },
    { keys: '{Tab}', does: 'Moves to the first chart.', outcome: { focus: { role: 'button', name: 'Show table' } }, story: 'OnePoint' },
    { keys: '{Enter}', does: 'Turns it into a table.', outcome: { shows: { role: 'table', name: SCORE } }, story: 'OnePoint' },
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

export const Default: Story = {
  play: sequence(
    seesMany(5, 'figure'),
    inside('figure', 'Engagement score', sees('47 points: 2 positions (20), 3 events organized (15), 12 events attended (12).')),
    performTables,
  ),
};

export const OnePoint: Story = {
  args: {
    data: v.parse(StudentAnalytics, {
      analytics: { engagement: { totalScore: 1, breakdown: { participated: { count: 1, score: 1 } } } },
    }),
  },
  play: performTables,
};

export const NothingYet: Story = {
  args: { data: v.parse(StudentAnalytics, { analytics: {} }) },
  play: ({ canvas }) => expect(canvas.getAllByText('Nothing to show yet')).toHaveLength(4),
};
