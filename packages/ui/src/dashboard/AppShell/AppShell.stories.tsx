import { DASHBOARD_GRIDS } from '@quad/domain/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { performTables } from '../../testing/performTables.ts';
import { DashboardGrid } from '../DashboardGrid/DashboardGrid.tsx';
import { DashboardTile } from '../DashboardTile/DashboardTile.tsx';
import { EXAMPLE_LINKS } from '../exampleLinks.ts';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { guide } from './AppShell.guide.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

function ShellWithGrid(args: AppShellProps) {
  const [isCollapsed, setCollapsed] = useState(args.collapsed);
  return (
    <AppShell {...args} collapsed={isCollapsed} onCollapsedChange={(next) => setCollapsed(next)}>
      <DashboardGrid
        placements={DASHBOARD_GRIDS.home}
        collapsed={isCollapsed}
        tiles={{
          main: (
            <DashboardTile title="Analytics">
              <Skeleton shape="block" />
            </DashboardTile>
          ),
          lead: <DashboardTile title="Quick Stats">12 room requests wait for you.</DashboardTile>,
          asideTop: (
            <DashboardTile title="Latest Updates">
              Line Follower Championship <Badge tone="info">planned</Badge>
            </DashboardTile>
          ),
          asideBottom: <DashboardTile title="Calendar">Calendar Coming Soon</DashboardTile>,
        }}
      />
    </AppShell>
  );
}

const meta = {
  title: 'Dashboard/AppShell',
  component: AppShell,
  parameters: { guide: () => guide, frame: 'page', layout: 'fullscreen' },
  args: {
    portalTitle: 'Quad',
    title: 'Welcome to the Home Section',
    items: EXAMPLE_LINKS,
    currentId: 'dashboard',
    collapsed: false,
    onCollapsedChange: fn(),
    topBar: <ProfileMenu name="Meera Iyer" items={[{ id: 'profile', label: 'My Profile', href: '#profile' }]} />,
    footerItems: [{ id: 'logout', label: 'Logout', href: '#logout', icon: 'logout' }],
    children: null,
  },
  render: (args) => <ShellWithGrid {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Collapsed: Story = { args: { collapsed: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: performTables };
