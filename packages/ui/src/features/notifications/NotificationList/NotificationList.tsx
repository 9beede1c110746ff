import {
  kindOf,
  NOTIFICATION_TEXTS,
  type Notification,
  notificationPath,
  notificationText,
  type SeenInput,
} from '@quad/domain/notifications';
import { formatDateTime } from '@quad/domain/time';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { type InboxItem, InboxList } from '../../../primitives/InboxList/InboxList.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';

export interface NotificationListProps {
  /** What somebody was told, the latest first; undefined while loading. */
  notifications: readonly Notification[] | undefined;
  /** Why loading failed, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: () => void;
  /** Marks lines as read, or everything up to one; rejects when it could not. */
  onSeen: (input: SeenInput) => Promise<unknown>;
  /** How many lines there are in all, where that is known. */
  total?: number | undefined;
  /** Whether there are lines that were not read yet. */
  more?: boolean;
  /** Whether some are on their way. */
  loadingMore?: boolean;
  /** Asks for the next ones. */
  onLoadMore?: () => void;
}

const SEE = 'see';

/** The words of a line, as the list of an inbox has them. */
function useItem() {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  return (line: Notification): InboxItem => {
    const why = t(NOTIFICATION_TEXTS.reasons[line.why]);
    const names = line.count > 1 ? [line.actors, line.titles].map((each) => each.join(', ')).filter(Boolean) : [];
    return {
      id: line._id,
      kind: t(NOTIFICATION_TEXTS.topics[kindOf(line.kind).topic]),
      title: notificationText(line, { translate: t, locale }),
      description: [...names, why].join(' · '),
      time: formatDateTime(line.at, timeZone, locale),
      unread: !line.seen,
      href: notificationPath(line),
    };
  };
}

/**
 * What somebody was told, the latest first: what happened, why they are told, and the way to it. Opening a line marks it as read. Use
 * InboxList instead for what somebody has to decide.
 */
export function NotificationList({
  notifications,
  error,
  onRetry,
  onSeen,
  total,
  more = false,
  loadingMore = false,
  onLoadMore,
}: NotificationListProps) {
  const { translate: t } = useLocaleSettings();
  const toItem = useItem();
  const [failure, setFailure] = useState<string>();
  const see = (input: SeenInput) => {
    setFailure(undefined);
    onSeen(input).catch((refused: unknown) => setFailure(failureOf(refused, NOTIFICATION_TEXTS.seeFailed).message));
  };
  if (!notifications) {
    return error === undefined ? (
      <LoadingShape label={t(NOTIFICATION_TEXTS.loading)}>
        <Skeleton width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </LoadingShape>
    ) : (
      <ErrorState description={error} onRetry={onRetry} />
    );
  }
  const [newest] = notifications;
  return (
    <Stack>
      {failure && <ErrorState description={failure} />}
      {newest && notifications.some(({ seen }) => !seen) && (
        <Inline justify="end">
          <Button size="s" onClick={() => see({ through: newest._id })}>
            {t(NOTIFICATION_TEXTS.seeAll)}
          </Button>
        </Inline>
      )}
      <InboxList
        label={t(NOTIFICATION_TEXTS.title)}
        items={notifications.map(toItem)}
        onItemSelect={(id) => see({ ids: [id] })}
        bulkActions={[{ id: SEE, label: t(NOTIFICATION_TEXTS.see) }]}
        onBulkAction={({ ids }) => see({ ids: [...ids] })}
        empty={<EmptyState title={t(NOTIFICATION_TEXTS.empty)} description={t(NOTIFICATION_TEXTS.emptyText)} />}
      />
      {more && onLoadMore && (
        <LoadMore shown={notifications.length} total={total} more={more} loading={loadingMore} onLoadMore={onLoadMore} />
      )}
    </Stack>
  );
}
