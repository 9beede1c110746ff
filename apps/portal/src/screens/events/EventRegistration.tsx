import { readProps, useCancelRegistration, useEventUnits, useRegisterForEvent, useRegistration } from '@quad/api-client/hooks';
import { type Event, isResponsibleForEvent } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { hasPlace, REGISTRATION_LABELS, REGISTRATION_TEXTS, type Registration } from '@quad/domain/registrations';
import { Button, Inline, Spinner, useTranslate } from '@quad/ui';
import { participantsPath, RegistrationPanel } from '@quad/ui/features/registrations';
import { lazy, Suspense, useState } from 'react';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useRole } from '../../app/useUser.ts';

const EventCertificates = lazy(async () => ({ default: (await import('../certificates/EventCertificates.tsx')).EventCertificates }));
const PublicPageButton = lazy(async () => ({ default: (await import('../public-pages/PublicPageButton.tsx')).PublicPageButton }));
const OwnAnswers = lazy(async () => ({ default: (await import('../questions/OwnAnswers.tsx')).OwnAnswers }));
const QuestionsButton = lazy(async () => ({ default: (await import('../questions/QuestionsButton.tsx')).QuestionsButton }));
const OwnCheckInCode = lazy(async () => ({ default: (await import('../check-in/OwnCheckInCode.tsx')).OwnCheckInCode }));

function placesOf({ registered_count: registered, waiting_count: waiting }: Registration) {
  return { registered, waiting };
}

/** A student's registration for an event, with the actions that it allows. */
export function OwnRegistration({ event }: { event: Event }) {
  const { data, error, retry } = useRegistration(event._id);
  const register = useRegisterForEvent();
  const cancel = useCancelRegistration();
  const [isAnswering, setAnswering] = useState(false);
  const hasQuestions = data?.questions !== undefined;
  // Somebody on the waiting list is asked only once they have a place.
  const requiresAnswers = hasQuestions && hasPlace({ ...placesOf(data), maximum: event.registration.max_participants });
  return (
    <>
      <RegistrationPanel
        event={event}
        registration={data}
        {...readProps({ error, retry }, REGISTRATION_TEXTS.loadFailed)}
        onRegister={async () => (requiresAnswers ? setAnswering(true) : register(event))}
        onCancel={() => cancel(event)}
      />
      {hasQuestions && (
        <Suspense>
          <OwnAnswers event={event} registration={data} open={isAnswering} onOpenChange={setAnswering} />
        </Suspense>
      )}
      {data?.state === 'registered' && event.status !== 'cancelled' && (
        <Suspense>
          <OwnCheckInCode event={event} />
        </Suspense>
      )}
    </>
  );
}

/** Links to the participants, certificates, public page and unit money of an event, for those who may edit it. */
export function OrganizerActions({ event }: { event: Event }) {
  const t = useTranslate();
  const role = useRole();
  const { data: units, error } = useEventUnits();
  const hasParticipants = useIsEnabled('registrations') && event.registration.required;
  const hasQuestions = useIsEnabled('questions') && hasParticipants;
  const hasCertificates = useIsEnabled('recognition');
  const hasPublicPage = useIsEnabled('public-pages');
  const hasMoney = useIsEnabled('money');
  const unitId = event.organizing_unit_id?._id;
  const ownUnitIds = units?.map(({ _id }) => _id) ?? [];
  const loading = <Spinner label={t(EVENT_TEXTS.loading)} />;
  if (!(hasParticipants || hasCertificates || hasPublicPage || hasMoney)) return null;
  if (!isResponsibleForEvent(role, event, ownUnitIds)) return units || error ? null : loading;
  return (
    <Suspense fallback={loading}>
      <Inline>
        {hasParticipants && <Button href={participantsPath(event._id)}>{t(REGISTRATION_LABELS.participants)}</Button>}
        {hasQuestions && <QuestionsButton eventId={event._id} />}
        {hasCertificates && <EventCertificates event={event} />}
        {hasPublicPage && <PublicPageButton kind="event" subjectId={event._id} />}
        {hasMoney && unitId && (
          <Button href={`/money/${unitId}?${new URLSearchParams({ ask: 'yes', event: event._id })}`}>{t('Money')}</Button>
        )}
      </Inline>
    </Suspense>
  );
}
