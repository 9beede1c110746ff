import { useEvent } from '@quad/api-client/hooks';
import { mayRegister } from '@quad/domain/registrations';
import { BackLink, Stack, useTranslate } from '@quad/ui';
import { EventDetail } from '@quad/ui/features/events';
import { useParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useRole } from '../../app/useUser.ts';
import { EventInCalendars } from './EventInCalendars.tsx';
import { OwnRegistration, ParticipantsLink } from './EventRegistration.tsx';

/** /events/{id}. A failure is logged by the cache, and 'Loading...' stays, as the specification has it. */
export function EventPage() {
  const t = useTranslate();
  const { id } = useParams();
  const { data: event } = useEvent(id);
  const isStudent = mayRegister(useRole());
  const hasRegistration = useIsEnabled('registrations');
  return (
    <SignedInShell title={event?.title ?? t('Event')} section="events">
      <Stack>
        <BackLink href="/events">{t('Back to events')}</BackLink>
        <EventDetail event={event}>
          {event && hasRegistration && (isStudent ? <OwnRegistration event={event} /> : <ParticipantsLink event={event} />)}
          {event && <EventInCalendars event={event} />}
        </EventDetail>
      </Stack>
    </SignedInShell>
  );
}
