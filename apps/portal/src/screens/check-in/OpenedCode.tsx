import { errorText, randomId, useCheckIn, useCheckInSubject } from '@quad/api-client/hooks';
import { alreadyInText, CHECK_IN_TEXTS, type CheckInAnswer, type CheckInSubject, checkInPath } from '@quad/domain/check-in';
import { formatCalendarDay, formatTime } from '@quad/domain/time';
import { Button, Card, ErrorState, Heading, Inline, Link, Spinner, Stack, Text, useLocaleSettings, useTranslate } from '@quad/ui';
import { CheckInCode, ScanResultCard } from '@quad/ui/features/check-in';
import { useAction } from '@quad/ui/features/forms';
import { useState } from 'react';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useNow } from '../../app/useNow.ts';

/** Shown when a code is opened with a phone's camera app: the owner sees the code, staff at the door confirm a check-in. */
export function OpenedCode({ token }: { token: string }) {
  const t = useTranslate();
  const { data, error, retry } = useCheckInSubject(token);
  return (
    <SignedInShell title={t(CHECK_IN_TEXTS.title)} subtitle={data?.title ?? '\u00a0'} section="events">
      {data ? (
        data.is_own ? (
          <OwnCode subject={data} token={token} />
        ) : (
          <Confirmation subject={data} token={token} />
        )
      ) : error ? (
        <ErrorState description={errorText(error, CHECK_IN_TEXTS.openFailed)} onRetry={error.status === 0 ? retry : undefined} />
      ) : (
        <Spinner label={t(CHECK_IN_TEXTS.loading)} />
      )}
    </SignedInShell>
  );
}

interface OpenedProps {
  subject: CheckInSubject;
  token: string;
}

function OwnCode({ subject: { event_id, title, day, since }, token }: OpenedProps) {
  const now = useNow();
  return (
    <Stack>
      <Link href={`/events/${event_id}`}>{title}</Link>
      <CheckInCode event={{ title }} pass={{ event_id, codes: [{ day, token, since }] }} origin={location.origin} now={now} />
    </Stack>
  );
}

function Confirmation({ subject, token }: OpenedProps) {
  const settings = useLocaleSettings();
  const { timeZone, locale, translate: t } = settings;
  const send = useCheckIn();
  const [scanId] = useState(randomId);
  const [answer, setAnswer] = useState<CheckInAnswer>();
  const { isPending, failure, run } = useAction();
  const { event_id, day, person, user_id, since } = subject;
  const name = person.personal_info.name.trim() || 'User';
  const confirm = async () => setAnswer(await send({ eventId: event_id, scan_id: scanId, token }));
  return (
    <Stack>
      <Card asChild padding="l" aria-label={t(CHECK_IN_TEXTS.confirmOpened)}>
        <section>
          <Stack>
            <Heading level={2}>{name}</Heading>
            <Text tone="muted">{[user_id, person.username, formatCalendarDay(day, locale)].filter(Boolean).join(' · ')}</Text>
            {since && !answer && <Text weight="bold">{alreadyInText(formatTime(since, timeZone, locale), settings)}</Text>}
            {failure && <ErrorState description={failure} />}
            {answer && (
              <ScanResultCard
                result={{ id: answer.scan_id, outcome: answer.outcome, since: answer.since, reason: answer.sentence ?? answer.reason }}
              />
            )}
            {!answer && !since && (
              <Inline>
                <Button
                  variant="primary"
                  size="l"
                  loading={isPending}
                  loadingText={t(CHECK_IN_TEXTS.checkingIn)}
                  onClick={() => void run(confirm, CHECK_IN_TEXTS.failed)}
                >
                  {t(CHECK_IN_TEXTS.checkIn)}
                </Button>
              </Inline>
            )}
          </Stack>
        </section>
      </Card>
      <Inline>
        <Button href={checkInPath(event_id)} external>
          {t(CHECK_IN_TEXTS.scan)}
        </Button>
      </Inline>
    </Stack>
  );
}
