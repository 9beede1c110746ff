import { useEvent } from '@quad/api-client/hooks';
import { sectionPath } from '@quad/domain/dashboard';
import { mayGiveFeedback } from '@quad/domain/feedback';
import { mayRegister } from '@quad/domain/registrations';
import { BackLink, Button, Stack, useTranslate } from '@quad/ui';
import { EventDetail } from '@quad/ui/features/events';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';
import { EventInCalendars } from './EventInCalendars.tsx';
import { OrganizerActions, OwnRegistration } from './EventRegistration.tsx';

const AfterEvent = lazy(async () => ({ default: (await import('../event-reports/AfterEvent.tsx')).AfterEvent }));
const SeriesOfEvent = lazy(async () => ({ default: (await import('../series/SeriesOfEvent.tsx')).SeriesOfEvent }));

/** /events/{id}. A failure is logged by the data cache, and 'Loading...' stays, as the specification requires. */
export function EventPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data: event } = useEvent(id);
  const now = useNow();
  const role = useRole();
  const isStudent = mayRegister(role);
  const mayGive = mayGiveFeedback(role) && event?.schedule.start && new Date(event.schedule.start) <= now;
  const hasRegistration = useIsEnabled('registrations');
  const hasSeries = useIsEnabled('series');
  return (
    <SignedInShell title={event?.title ?? t('Event')} section="events">
      <Stack>
        <BackLink href="/events">{t('Back to events')}</BackLink>
        <EventDetail event={event} more={event && <EventInCalendars event={event} />}>
          {event && mayGive && (
            <Button href={`${sectionPath('give-feedback')}?event=${encodeURIComponent(event._id)}`}>{t('Give Feedback')}</Button>
          )}
          {event && (isStudent ? hasRegistration && <OwnRegistration event={event} /> : <OrganizerActions event={event} />)}
        </EventDetail>
        {event?.status === 'completed' && (
          <Suspense>
            <AfterEvent eventId={event._id} />
          </Suspense>
        )}
        {event && hasSeries && (
          <Suspense>
            <SeriesOfEvent event={event} />
          </Suspense>
        )}
      </Stack>
    </SignedInShell>
  );
}
