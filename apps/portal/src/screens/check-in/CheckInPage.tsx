import { errorText, useEvent } from '@quad/api-client/hooks';
import { CHECK_IN_TEXTS, isCheckInCode } from '@quad/domain/check-in';
import { Link, Stack, useTranslate } from '@quad/ui';
import { CheckInDesk } from '@quad/ui/features/check-in';
import { participantsPath } from '@quad/ui/features/registrations';
import { Navigate, useParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { loadDetector } from './detector.ts';
import { OpenedCode } from './OpenedCode.tsx';
import { useDesk, useSignals, useVisitorSearch } from './useDesk.ts';

/** /check-in/{token}: what a code leads to; with the id of an event in place of a code, the door of that event. */
export function CheckInPage() {
  const { token = '' } = useParams();
  return isCheckInCode(token) ? <OpenedCode token={token} /> : <Desk eventId={token} />;
}

/** Where those who manage an event check people in. */
function Desk({ eventId }: { eventId: string }) {
  const t = useTranslate();
  const { data: event } = useEvent(eventId);
  const { error, retry, ...desk } = useDesk(eventId);
  const onSearch = useVisitorSearch(eventId);
  const [signals, setSignals] = useSignals();
  if (error?.status === 403) return <Navigate to="/unauthorised" replace />;
  return (
    <SignedInShell title={t(CHECK_IN_TEXTS.checkPeopleIn)} subtitle={event?.title} section="events">
      <Stack>
        <Link href={participantsPath(eventId)}>{t(CHECK_IN_TEXTS.backToParticipants)}</Link>
        <CheckInDesk
          {...desk}
          error={error && errorText(error, CHECK_IN_TEXTS.openFailed)}
          onRetry={retry}
          signals={signals}
          onSignalsChange={setSignals}
          loadDetector={loadDetector}
          onSearch={onSearch}
        />
      </Stack>
    </SignedInShell>
  );
}
