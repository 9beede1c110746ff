import { DASHBOARD_GRIDS, sectionHeading } from '@quad/domain/dashboard';
import { DashboardGrid, DashboardTile } from '@quad/ui';
import { useParams } from 'react-router-dom';
import { useSidebar } from '../../app/useSidebar.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { LatestUpdatesTile } from '../dashboard/LatestUpdatesTile.tsx';
import { PositionsBoard } from './PositionsBoard.tsx';

/** The sections 'manage-positions' and 'cosa', each under its own title. */
export function ManagePositionsSection() {
  const { isCollapsed } = useSidebar();
  const { section = 'manage-positions' } = useParams();
  const tiles = {
    main: (
      <DashboardTile title={sectionHeading(section).title}>
        <PositionsBoard />
      </DashboardTile>
    ),
    asideTop: <CalendarTile />,
    asideBottom: <LatestUpdatesTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={tiles} isCollapsed={isCollapsed} />;
}
