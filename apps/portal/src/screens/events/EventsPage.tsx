import { mayManageEvents } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Button, Inline, Spinner, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useRole } from '../../app/useUser.ts';
import { EventsScreen } from './EventsScreen.tsx';

const EventsCalendar = lazy(async () => ({ default: (await import('../calendar/EventsCalendar.tsx')).EventsCalendar }));

const VIEWS = (['list', 'month', 'week', 'day'] as const).map((id) => ({ id, label: EVENT_TEXTS.views[id] }));

/** /events: the events of the person's role, as a list or a calendar. */
export function EventsPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ id }) => id === params.get('view'))?.id ?? 'list';
  const show = (next: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('view', next);
      if (next === 'list') for (const name of ['view', 'day']) after.delete(name);
      return after;
    });
  const views = (
    <Inline>
      <ToggleButtonGroup
        label={t(EVENT_TEXTS.view)}
        items={VIEWS.map(({ id, label }) => ({ id, label: t(label) }))}
        value={view}
        onValueChange={show}
      />
      {useIsEnabled('rooms') && (
        <Button href="/rooms" size="s" variant="quiet">
          {t('Rooms')}
        </Button>
      )}
      {mayManageEvents(useRole()) && (
        <Button href="/add-event" size="s">
          {t(EVENT_TEXTS.add)}
        </Button>
      )}
    </Inline>
  );
  return (
    <SignedInShell title={t('Events')} actions={views} section="events">
      {view === 'list' ? (
        <EventsScreen />
      ) : (
        <Suspense fallback={<Spinner label={t(EVENT_TEXTS.loading)} />}>
          <EventsCalendar view={view} />
        </Suspense>
      )}
    </SignedInShell>
  );
}
