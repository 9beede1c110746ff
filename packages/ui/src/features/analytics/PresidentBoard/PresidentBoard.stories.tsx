import { PresidentAnalytics } from '@quad/domain/analytics';
import { presidentAnalytics } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as v from 'valibot';
import { hasAttribute, says, sees, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PresidentBoard } from './PresidentBoard.tsx';

const tables = {
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
} satisfies ComponentTables;

const meta = {
  title: 'Features/Analytics/PresidentBoard',
  component: PresidentBoard,
  parameters: { tables },
  args: { data: presidentAnalytics(), onRetry: fn() },
} satisfies Meta<typeof PresidentBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    seesMany(11, 'figure'),
    sees('₹18,40,000'),
    hasAttribute('link', 'See the position holders', 'href', '/cosa'),
    performTables,
  ),
};

/** On a phone a section shows its first two charts; the button shows the others and focuses them. */
export const ShowsMoreOnAPhone: Story = {
  tags: ['act'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(6);
    const involvement = within(canvas.getByRole('region', { name: 'Involvement' }));
    await userEvent.click(involvement.getByRole('button', { name: 'Show more' }));
    await expect(involvement.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    const charts = involvement.getAllByRole('figure');
    await expect(charts).toHaveLength(3);
    await expect(document.activeElement).toContainElement(charts[2] as HTMLElement);
  },
};

/** A new institute: all figures are zero. */
export const NothingYet: Story = {
  args: { data: v.parse(PresidentAnalytics, { summary: {} }) },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByText('Nothing to show yet')).toHaveLength(11);
    await expect(canvas.getAllByText('0')).toHaveLength(6);
    await performTables(context);
  },
};

/** The loading, error and empty states look the same on all four boards. */
export const Loading: Story = {
  args: { data: undefined, loading: true },
  play: sequence(says('Loading analytics data...', 'status'), performTables),
};

export const Failed: Story = { args: { data: undefined, error: 'Failed to load analytics data' }, play: performTables };
