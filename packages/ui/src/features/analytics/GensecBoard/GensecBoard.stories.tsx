import { GensecAnalytics } from '@quad/domain/analytics';
import { gensecAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { inside, plays, presses, sees, seesMany, seesRole, shows } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { GensecBoard } from './GensecBoard.tsx';

const tables = {
  keyboard: [
    key('{Tab}', 'Moves to the first figure that leads to a list.', { focus: { role: 'link', name: 'Total Clubs' } }),
    key('{Tab}', 'Moves to the next.', { focus: { role: 'link', name: 'Events Completed' } }),
    key('{Tab}', 'Moves to the first chart: its button, then its drawing. Figures without a list are passed by.', {
      focus: { role: 'button', name: 'Show table' },
    }),
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

export const Default: Story = plays(
  performTables,
  seesMany(6, 'figure'),
  sees('33 events: 9 planned, 1 ongoing, 21 completed, 2 cancelled.'),
  inside('figure', 'Event pipeline', presses('Show table'), seesRole('row', 'completed 21 64%')),
);

/** A GenSec without units gets all figures as zeros, not an empty page. */
export const WithoutUnits: Story = shows(
  { data: v.parse(GensecAnalytics, { domain: 'sports' }) },
  seesRole('heading', { level: 3, name: 'At a glance: Sports' }),
  seesMany(3, 'text', '0'),
  seesMany(6, 'text', 'Nothing to show yet'),
);

/** The domain is unknown. */
export const WithoutDomain: Story = { args: { data: v.parse(GensecAnalytics, {}) } };
