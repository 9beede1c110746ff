import { DASHBOARD_GRIDS, ownHome } from '@quad/domain/dashboard';
import { Button, DashboardGrid, DashboardTile } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { useUser } from '../../app/useUser.ts';
import { Analytics } from './analytics/Analytics.tsx';
import { CalendarTile } from './CalendarTile.tsx';
import { LateLatestUpdatesTile } from './LateLatestUpdatesTile.tsx';
import { QuickStatsTile } from './QuickStatsTile.tsx';

/** The first section of every role: its figures, quick stats, the calendar's placeholder and the latest updates. */
export function HomeSection() {
  const { role } = useUser();
  const { isCollapsed } = useSidebar();
  const home = ownHome(role);
  const hero = (
    <DashboardTile
      title="Analytics"
      actions={
        home && (
          <Button href={home.path} size="small">
            {home.label}
          </Button>
        )
      }
    >
      <Analytics />
    </DashboardTile>
  );
  const tiles = { hero, stats: <QuickStatsTile />, calendar: <CalendarTile />, updates: <LateLatestUpdatesTile /> };
  return <DashboardGrid placements={DASHBOARD_GRIDS.home} tiles={tiles} isCollapsed={isCollapsed} />;
}
