import { DASHBOARD_GRIDS } from '@quad/domain/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../testing/performTables.ts';
import { DashboardTile } from '../DashboardTile/DashboardTile.tsx';
import { guide } from './DashboardGrid.guide.tsx';
import { DashboardGrid } from './DashboardGrid.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Dashboard/DashboardGrid',
  component: DashboardGrid,
  parameters: { frame: 'page', layout: 'fullscreen' },
  args: {
    placements: DASHBOARD_GRIDS.home,
    tiles: {
      main: <DashboardTile title="Analytics">What happened this month</DashboardTile>,
      below: <DashboardTile title="Quick Stats">12 events</DashboardTile>,
      asideTop: <DashboardTile title="Calendar">Calendar Coming Soon</DashboardTile>,
      asideBottom: <DashboardTile title="Latest Updates">Line Follower Championship</DashboardTile>,
    },
  },
} satisfies Meta<typeof DashboardGrid<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Analytics',
      'Quick Stats',
      'Calendar',
      'Latest Updates',
    ]);
    await performGuide(context);
  },
};

export const Collapsed: Story = { args: { isCollapsed: true } };

export const OtherSection: Story = {
  args: { placements: DASHBOARD_GRIDS.other, tiles: { main: <DashboardTile title="Skills">Your skills</DashboardTile> } },
};
