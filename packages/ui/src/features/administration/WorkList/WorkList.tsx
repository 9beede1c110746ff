import type { GivenUpWork } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { MailX } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { QUEUE_NAMES } from '../texts.ts';

export interface WorkListProps {
  /** What was given up, the latest first; undefined while it is on its way, or where it did not come. */
  work: readonly GivenUpWork[] | undefined;
  /** How much there is in all, where this is the first of it. */
  count?: number | undefined;
  /** Has it tried once more. */
  onWorkRetry: (work: GivenUpWork) => void;
  /** Gives it up for good: ask before. */
  onRemove: (work: GivenUpWork) => void;
  /** The ids of what is just being decided about. */
  loadingIds?: readonly string[];
  /** Why it did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for it again, where it did not come. */
  onRetry?: (() => void) | undefined;
  /** Its end comes near, so more of it may be read. */
  onLoadMore?: (() => void) | undefined;
}

const keyOf = ({ _id }: GivenUpWork) => _id;

function Work({
  work,
  loading,
  onWorkRetry,
  onRemove,
}: { work: GivenUpWork; loading: boolean } & Pick<WorkListProps, 'onWorkRetry' | 'onRemove'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { queue, kind, attempts, given_up_at, reason, recipient, account } = work;
  // Of somebody who could not be erased the number is told, and not the name.
  const about = recipient ? [recipient.name, recipient.username].join(' · ') : account && t('Account {number}', { number: account });
  const tries = attempts === 1 ? t('1 attempt') : t('{count} attempts', { count: attempts.toLocaleString(locale) });
  return (
    <Inline justify="between">
      <Stack gap="xxs">
        <Text weight="medium" wrap="anywhere">
          {[t(QUEUE_NAMES[queue] ?? queue), about].filter(Boolean).join(': ')}
        </Text>
        <Text size="s" wrap="anywhere">
          {reason || t('It was not said why.')}
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {[kind, tries, formatDateTime(given_up_at, timeZone, locale)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Inline gap="xs">
        <Button size="s" loading={loading} loadingText={t('Sending...')} onClick={() => onWorkRetry(work)}>
          {t('Try again')}
        </Button>
        <Button size="s" onClick={() => onRemove(work)}>
          {t('Give up')}
        </Button>
      </Inline>
    </Inline>
  );
}

const NONE_BUSY: readonly string[] = [];

/** Mails and other work that were given up, for administrators: each with the reason, to be tried again or given up for good. */
export function WorkList({
  work,
  count = work?.length,
  onWorkRetry,
  onRemove,
  loadingIds = NONE_BUSY,
  error,
  onRetry,
  onLoadMore,
}: WorkListProps) {
  const t = useTranslate();
  const draw = useCallback(
    (each: GivenUpWork) => <Work work={each} loading={loadingIds.includes(each._id)} onWorkRetry={onWorkRetry} onRemove={onRemove} />,
    [loadingIds, onWorkRetry, onRemove],
  );
  return (
    <RecordList
      label={t('Given up')}
      density="compact"
      items={work}
      itemKey={keyOf}
      itemCount={count}
      estimatedHeight={88}
      loadingText={t('Loading what was given up...')}
      blankCount={4}
      empty={
        <EmptyState
          icon={<MailX size={24} aria-hidden="true" />}
          title={t('Nothing was given up')}
          description={t('A mail that cannot be sent is tried five times, and stands here after that.')}
        />
      }
      onLoadMore={onLoadMore}
      error={error}
      onRetry={onRetry}
    >
      {draw}
    </RecordList>
  );
}
