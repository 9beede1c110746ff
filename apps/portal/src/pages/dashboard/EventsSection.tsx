import { roleOrStudent } from '@quad/domain/access';
import { DASHBOARD_GRIDS, type DashboardSection, sectionHeading, sectionPath } from '@quad/domain/dashboard';
import { mayManageEvents } from '@quad/domain/events';
import { DASHBOARD_TEXTS, EVENT_TEXTS } from '@quad/domain/messages';
import { DashboardGrid, DashboardTile, Spinner, ToggleButtonGroup } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSidebar } from '../../app/useSidebar.ts';
import { useUser } from '../../app/useUser.ts';
import { EventsBoard } from '../events/EventsBoard.tsx';
import { CalendarTile } from './CalendarTile.tsx';
import { LatestUpdatesTile } from './LatestUpdatesTile.tsx';

const EventPlanner = lazy(async () => ({ default: (await import('../events/EventPlanner.tsx')).EventPlanner }));

const { title, subtitle } = sectionHeading('events');

const VIEWS: readonly { id: DashboardSection; label: string }[] = [
  { id: 'add-event', label: EVENT_TEXTS.add },
  { id: 'events', label: EVENT_TEXTS.viewAll },
];

/** 'Upcoming Events': the events of the role, or the form for a new one, beside the placeholders and the latest updates. */
export function EventsSection() {
  const { isCollapsed } = useSidebar();
  const navigate = useNavigate();
  const { section } = useParams();
  const mayManage = mayManageEvents(roleOrStudent(useUser().role));
  const view = mayManage && section === 'add-event' ? 'add-event' : 'events';
  const show = (id: string) => navigate(sectionPath(id === 'add-event' ? 'add-event' : 'events'));
  const toggle = <ToggleButtonGroup label="What to show" items={VIEWS} selectedId={view} onSelect={({ id }) => void show(id)} />;
  const tiles = {
    main: (
      <DashboardTile title={title} subtitle={subtitle} actions={mayManage && toggle}>
        {view === 'events' ? (
          <EventsBoard headingLevel={3} />
        ) : (
          <Suspense fallback={<Spinner label={EVENT_TEXTS.loading} />}>
            <EventPlanner onDone={() => void show('events')} />
          </Suspense>
        )}
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
