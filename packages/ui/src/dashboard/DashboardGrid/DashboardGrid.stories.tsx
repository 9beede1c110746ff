import { DASHBOARD_GRIDS } from '@quad/domain/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, sees, sequence } from '../../plays.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { performTables } from '../../testing/performTables.ts';
import { DashboardTile } from '../DashboardTile/DashboardTile.tsx';
import { guide } from './DashboardGrid.guide.tsx';
import { DashboardGrid } from './DashboardGrid.tsx';

const meta = {
  title: 'Dashboard/DashboardGrid',
  component: DashboardGrid,
  parameters: { guide: () => guide, frame: 'page', layout: 'fullscreen' },
  args: {
    placements: DASHBOARD_GRIDS.home,
    tiles: {
      lead: <DashboardTile title="Quick Stats">12 events</DashboardTile>,
      asideTop: <DashboardTile title="Latest Updates">Line Follower Championship</DashboardTile>,
      main: <DashboardTile title="Analytics">What happened this month</DashboardTile>,
      asideBottom: <DashboardTile title="Calendar">Calendar Coming Soon</DashboardTile>,
    },
  },
} satisfies Meta<typeof DashboardGrid<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  ({ canvas }) =>
    expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Quick Stats',
      'Latest Updates',
      'Analytics',
      'Calendar',
    ]),
  performTables,
);

/** With a collapsed sidebar the grid has more columns, and tiles take about the same share of them. */
export const Collapsed: Story = {
  args: {
    collapsed: true,
    placements: DASHBOARD_GRIDS.other,
    tiles: {
      main: <DashboardTile title="Skills">Your skills</DashboardTile>,
      asideTop: <DashboardTile title="Latest Updates">Line Follower Championship</DashboardTile>,
      asideBottom: <DashboardTile title="Calendar">Calendar Coming Soon</DashboardTile>,
    },
  },
};

/** Tiles below the largest one appear once it has loaded, because they would shift otherwise. */
export const Loading: Story = {
  args: {
    placements: DASHBOARD_GRIDS.other,
    tiles: {
      main: (
        <DashboardTile title="Skills">
          <Spinner label="Loading..." />
        </DashboardTile>
      ),
      asideTop: <DashboardTile title="Latest Updates">Line Follower Championship</DashboardTile>,
    },
  },
  play: sequence(sees('Loading...'), ({ canvas }) => expect(canvas.getByText('Line Follower Championship')).not.toBeVisible()),
};

/** A tile grows with its content instead of scrolling. */
export const LongTile: Story = {
  args: {
    tiles: {
      lead: <DashboardTile title="Quick Stats">12 events</DashboardTile>,
      main: (
        <DashboardTile title="Analytics">
          <Text wrap="as-typed">{'One line\n'.repeat(60)}</Text>
        </DashboardTile>
      ),
    },
  },
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByRole('region', { name: 'Analytics' });
    await expect(scrollHeight).toBe(clientHeight);
    await expect(clientHeight).toBeGreaterThan(60 * 16);
  },
};

export const OtherSection: Story = {
  args: { placements: DASHBOARD_GRIDS.other, tiles: { main: <DashboardTile title="Skills">Your skills</DashboardTile> } },
};
