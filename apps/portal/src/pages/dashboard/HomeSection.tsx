import { DASHBOARD_GRIDS } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Button, DashboardGrid, DashboardTile, Stack } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { useUser } from '../../app/useUser.ts';
import { CalendarTile } from './CalendarTile.tsx';
import { LatestUpdatesTile } from './LatestUpdatesTile.tsx';

/** The first section of every role. */
export function HomeSection() {
  const { personal_info } = useUser();
  const { isCollapsed } = useSidebar();
  const hero = (
    <DashboardTile title={DASHBOARD_TEXTS.fallbackTitle}>
      <Stack gap="m" align="start">
        <p>Good to see you, {personal_info.name}.</p>
        <Button href="/events">See the events</Button>
      </Stack>
    </DashboardTile>
  );
  const tiles = { hero, calendar: <CalendarTile />, updates: <LatestUpdatesTile /> };
  return <DashboardGrid placements={DASHBOARD_GRIDS.home} tiles={tiles} isCollapsed={isCollapsed} />;
}
