import { DASHBOARD_GRIDS, sectionHeading } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { DashboardGrid, DashboardTile } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { EventsBoard } from '../events/EventsBoard.tsx';
import { CalendarTile } from './CalendarTile.tsx';
import { LatestUpdatesTile } from './LatestUpdatesTile.tsx';

const { title, subtitle } = sectionHeading('events');

/** 'Upcoming Events': the events of the role, beside the placeholders and the latest updates. */
export function EventsSection() {
  const { isCollapsed } = useSidebar();
  const tiles = {
    main: (
      <DashboardTile title={title} subtitle={subtitle}>
        <EventsBoard headingLevel={3} />
      </DashboardTile>
    ),
    service: (
      <DashboardTile title="NSO/NSS">
        <p>{DASHBOARD_TEXTS.nsoNss}</p>
      </DashboardTile>
    ),
    calendar: <CalendarTile />,
    updates: <LatestUpdatesTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.events} tiles={tiles} isCollapsed={isCollapsed} />;
}
