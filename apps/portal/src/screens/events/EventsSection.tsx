import { type DashboardSection, sectionPath } from '@quad/domain/dashboard';
import { mayManageEvents } from '@quad/domain/events';
import { DASHBOARD_TEXTS, EVENT_TEXTS } from '@quad/domain/messages';
import { Spinner, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { useRole } from '../../app/useUser.ts';
import { EventsScreen } from './EventsScreen.tsx';

const CreateEvent = lazy(async () => ({ default: (await import('./CreateEvent.tsx')).CreateEvent }));

const VIEWS: readonly { id: DashboardSection; label: string }[] = [
  { id: 'add-event', label: EVENT_TEXTS.add },
  { id: 'events', label: EVENT_TEXTS.viewAll },
];

/** 'Upcoming Events': the events of the role or the form for a new one, beside the placeholders and the latest updates. */
export function EventsSection() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { section } = useParams();
  const mayManage = mayManageEvents(useRole());
  const view = mayManage && section === 'add-event' ? 'add-event' : 'events';
  const show = (id: string) => navigate(sectionPath(id === 'add-event' ? 'add-event' : 'events'));
  const toggle = (
    <ToggleButtonGroup
      label={t('What to show')}
      items={VIEWS.map(({ id, label }) => ({ id, label: t(label) }))}
      value={view}
      onValueChange={(id) => void show(id)}
    />
  );
  const service = (
    <DashboardTile title={t('NSO/NSS')}>
      <p>{t(DASHBOARD_TEXTS.nsoNss)}</p>
    </DashboardTile>
  );
  return (
    <SectionLayout section="events" actions={mayManage && toggle} below={service}>
      {view === 'events' ? (
        <EventsScreen headingLevel={3} />
      ) : (
        <Suspense fallback={<Spinner label={t(EVENT_TEXTS.loading)} />}>
          <CreateEvent onDone={() => void show('events')} />
        </Suspense>
      )}
    </SectionLayout>
  );
}
