import { DASHBOARD_GRIDS, sectionHeading } from '@quad/domain/dashboard';
import { DashboardGrid, DashboardTile } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { LatestUpdatesTile } from '../dashboard/LatestUpdatesTile.tsx';
import { ProfileBoard } from './ProfileBoard.tsx';

const { title } = sectionHeading('profile');

/** The own profile inside the dashboard's shell. */
export function ProfileSection() {
  const { isCollapsed } = useSidebar();
  const tiles = {
    main: (
      <DashboardTile title={title}>
        <ProfileBoard headingLevel={3} />
      </DashboardTile>
    ),
    asideTop: <CalendarTile />,
    asideBottom: <LatestUpdatesTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={tiles} isCollapsed={isCollapsed} />;
}
