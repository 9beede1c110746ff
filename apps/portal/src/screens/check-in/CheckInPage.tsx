import { errorText, useEvent } from '@quad/api-client/hooks';
import { useDesk, useSignals, useVisitorSearch } from '@quad/api-client/hooks/check-in';
import { CHECK_IN_TEXTS, isCheckInCode, refusedScansText } from '@quad/domain/check-in';
import { Link, Stack, useLocaleSettings } from '@quad/ui';
import { CheckInDesk } from '@quad/ui/features/check-in';
import { participantsPath } from '@quad/ui/features/registrations';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { showShellToast } from '../../app/shell/shellToasts.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useUser } from '../../app/useUser.ts';
import { loadDetector } from './detector.ts';
import { OpenedCode } from './OpenedCode.tsx';

const FeesAtDesk = lazy(async () => ({ default: (await import('../money/claims/FeesAtDesk.tsx')).FeesAtDesk }));

/** /check-in/{token}: the page that a check-in code links to. With an event id instead of a token, the check-in desk of that event. */
export function CheckInPage() {
  const { token = '' } = useParams();
  return isCheckInCode(token) ? <OpenedCode token={token} /> : <Desk eventId={token} />;
}

/** The check-in desk, for those who manage the event. */
function Desk({ eventId }: { eventId: string }) {
  const settings = useLocaleSettings();
  const { timeZone, translate: t } = settings;
  const { _id: by } = useUser();
  const { data: event } = useEvent(eventId);
  const onUndone = (message: string) => showShellToast({ tone: 'positive', description: message });
  const { error, retry, refused, failure, ...desk } = useDesk({ eventId, by, timeZone, onUndone });
  const onSearch = useVisitorSearch(eventId);
  const [signals, setSignals] = useSignals();
  const hasMoney = useIsEnabled('money');
  if (error?.status === 403) return <Navigate to="/unauthorised" replace />;
  return (
    <SignedInShell title={t(CHECK_IN_TEXTS.checkPeopleIn)} subtitle={event?.title ?? '\u00a0'} section="events">
      <Stack>
        <Link href={participantsPath(eventId)}>{t(CHECK_IN_TEXTS.backToParticipants)}</Link>
        <CheckInDesk
          {...desk}
          scanError={failure ?? (refused.length > 0 ? refusedScansText(refused, settings) : undefined)}
          // A mistyped code is taken for the id of an event, which the server refuses by a name that nobody knows.
          error={error && (error.status === 400 ? CHECK_IN_TEXTS.unreadable : errorText(error, CHECK_IN_TEXTS.openFailed))}
          onRetry={retry}
          signals={signals}
          onSignalsChange={setSignals}
          loadDetector={loadDetector}
          onSearch={onSearch}
        />
        {hasMoney && event && (
          <Suspense>
            <FeesAtDesk eventId={eventId} hasFee={Boolean(event.registration?.fees)} visitor={desk.result?.detail ?? desk.result?.name} />
          </Suspense>
        )}
      </Stack>
    </SignedInShell>
  );
}
