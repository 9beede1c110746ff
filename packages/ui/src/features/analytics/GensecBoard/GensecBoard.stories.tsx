import { GensecAnalytics } from '@quad/domain/analytics';
import { gensecAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { inside, presses, sees, seesMany, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { GensecBoard } from './GensecBoard.tsx';

const tables = {
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
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Analytics/GensecBoard',
  component: GensecBoard,
  parameters: { tables },
  args: { data: gensecAnalytics() },
} satisfies Meta<typeof GensecBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    performTables,
    seesMany(6, 'figure'),
    sees('33 events: 9 planned, 1 ongoing, 21 completed, 2 cancelled.'),
    inside('figure', 'Event pipeline', presses('Show table'), seesRole('row', 'completed 21 64%')),
  ),
};

/** A GenSec without units gets all figures as zeros, not an empty page. */
export const WithoutUnits: Story = {
  args: { data: v.parse(GensecAnalytics, { domain: 'sports' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'At a glance: Sports' })).toBeVisible();
    await expect(canvas.getAllByText('0')).toHaveLength(3);
    await expect(canvas.getAllByText('Nothing to show yet')).toHaveLength(6);
  },
};

/** The domain is unknown. */
export const WithoutDomain: Story = { args: { data: v.parse(GensecAnalytics, {}) } };
