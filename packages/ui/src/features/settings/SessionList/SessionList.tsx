import type { OpenSession } from '@quad/domain/accounts';
import { formatDateTime } from '@quad/domain/time';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { list, row } from './SessionList.css.ts';

const NOT_ENDED = 'The session could not be ended. Please try again.';

export interface SessionListProps {
  /** The sessions, latest use first; undefined while loading. */
  sessions: readonly OpenSession[] | undefined;
  /** Why loading failed, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry: () => void;
  /** Ends a session; rejects on failure. */
  onEnd: (id: string) => Promise<void>;
}

/**
 * The user's sessions, with buttons to sign out elsewhere. The current session has a badge instead of a button, because the profile menu
 * signs out here.
 */
export function SessionList({ sessions, error, onRetry, onEnd }: SessionListProps) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const { pending, failure, run } = useAction();
  if (!sessions && error !== undefined) return <ErrorState description={error} onRetry={onRetry} />;
  if (!sessions) {
    return (
      <>
        <Spinner label={t('Loading sessions...')} />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </>
    );
  }
  return (
    <>
      {failure && <ErrorState description={failure} />}
      <ul className={list}>
        {sessions.map((session) => (
          <li key={session.id} className={row}>
            <div>
              {session.device || t('Unknown device')}
              <Text size="s" tone="muted">
                {t('Last used {time}', { time: formatDateTime(session.last_seen_at, timeZone, locale) })}
              </Text>
            </div>
            {session.is_current ? (
              <Badge tone="positive">{t('This device')}</Badge>
            ) : (
              <Button
                size="s"
                loading={pending === session.id}
                loadingText={t('Ending...')}
                aria-label={t('End session: {device}', { device: session.device || t('Unknown device') })}
                onClick={() => void run(() => onEnd(session.id), NOT_ENDED, session.id)}
              >
                {t('End session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
