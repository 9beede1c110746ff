import { PresidentAnalytics } from '@quad/domain/analytics';
import { presidentAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as v from 'valibot';
import { act, hasAttribute, plays, says, sees, seesMany, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { PresidentBoard } from './PresidentBoard.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'Failed',
      key('{Enter}', { role: 'button', name: 'Retry' }, 'Asks for the figures again after an error.', { calls: 'onRetry' }),
    ),
    ...ofStory(
      'NothingYet',
      key('{Tab}', 'Moves to the first figure that leads to a list.', { focus: { role: 'link', name: 'Active PORs' } }),
      key('{Tab}', 'Moves to the next; charts come after the figures.', { focus: { role: 'link', name: 'Total Units' } }),
    ),
  ],
  screenReader: [
    { part: 'At a glance', role: 'region', name: 'At a glance' },
    { part: 'Title of a part', role: 'heading', name: 'Involvement', state: { level: 3 } },
    { part: 'Chart', role: 'figure', name: 'Users by program' },
    { part: 'Title of a chart', role: 'heading', name: 'Users by program', state: { level: 4 } },
    { part: 'Blank while it loads', role: 'status', text: 'Loading analytics data...', story: 'Loading' },
    { part: 'Error', role: 'alert', text: 'Failed to load analytics data', story: 'Failed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Analytics/PresidentBoard',
  component: PresidentBoard,
  parameters: { tables },
  args: { data: presidentAnalytics(), onRetry: fn() },
} satisfies Meta<typeof PresidentBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesMany(11, 'figure'),
  sees('₹18,40,000'),
  hasAttribute('link', 'See the position holders', 'href', '/cosa'),
  performTables,
);

/** On a phone a section shows its first two charts; the button shows the others and focuses them. */
export const ShowsMoreOnAPhone: Story = act(
  { globals: { viewport: { value: 'phone' } } },
  seesMany(6, 'figure'),
  async ({ canvas, userEvent }) => {
    const involvement = within(canvas.getByRole('region', { name: 'Involvement' }));
    await userEvent.click(involvement.getByRole('button', { name: 'Show more' }));
    await expect(involvement.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    const charts = involvement.getAllByRole('figure');
    await expect(charts).toHaveLength(3);
    await expect(document.activeElement).toContainElement(charts[2] as HTMLElement);
  },
);

/** A new institute: all figures are zero. */
export const NothingYet: Story = {
  args: { data: v.parse(PresidentAnalytics, { summary: {} }) },
  play: sequence(seesMany(11, 'text', 'Nothing to show yet'), seesMany(6, 'text', '0'), performTables),
};

/** The loading, error and empty states look the same on all four boards. */
export const Loading: Story = shows({ data: undefined, loading: true }, says('Loading analytics data...', 'status'), performTables);

export const Failed: Story = { args: { data: undefined, error: 'Failed to load analytics data' }, play: performTables };
