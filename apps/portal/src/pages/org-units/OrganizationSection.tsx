import { mayCall } from '@quad/domain/access';
import { DASHBOARD_GRIDS, sectionHeading } from '@quad/domain/dashboard';
import { DashboardGrid, DashboardTile } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { useUser } from '../../app/useUser.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { LatestUpdatesTile } from '../dashboard/LatestUpdatesTile.tsx';
import { UnitBoard } from './UnitBoard.tsx';
import { UnitCreation } from './UnitCreation.tsx';

const heading = sectionHeading('organization');

/** 'Organizational Units': the form for a new one beside all there are; for those who create none, the units alone. */
export function OrganizationSection() {
  const { isCollapsed } = useSidebar();
  const mayCreate = mayCall(useUser().role, 'POST /api/orgUnit/create');
  const tree = <UnitBoard />;
  const tiles = mayCreate
    ? { main: <UnitCreation />, asideTop: <DashboardTile title="All units">{tree}</DashboardTile>, asideBottom: <LatestUpdatesTile /> }
    : { main: tree, asideTop: <CalendarTile />, asideBottom: <LatestUpdatesTile /> };
  const main = (
    <DashboardTile title={heading.title} subtitle={heading.subtitle}>
      {tiles.main}
    </DashboardTile>
  );
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={{ ...tiles, main }} isCollapsed={isCollapsed} />;
}
