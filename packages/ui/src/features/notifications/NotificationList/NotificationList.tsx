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
import type { ReadProps } from '../../surfaces/readProps.ts';

export interface NotificationListProps extends ReadProps {
  /** The notifications, latest first; undefined while loading. */
  notifications: readonly Notification[] | undefined;
  /** Marks notifications as read, or all up to one; rejects on failure. */
  onSeen: (input: SeenInput) => Promise<unknown>;
  /** The total number, if it is known. */
  total?: number | undefined;
  /** Whether there are more notifications to load. */
  more?: boolean;
  /** Whether more are loading. */
  loadingMore?: boolean;
  /** Called to load more. */
  onLoadMore?: () => void;
}

const SEE = 'see';

/** Returns a function that converts a notification to an item of InboxList. */
function useItem() {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  return (line: Notification): InboxItem => {
    const reason = t(NOTIFICATION_TEXTS.reasons[line.why]);
    const names = line.count > 1 ? [line.actors, line.titles].map((each) => each.join(', ')).filter(Boolean) : [];
    return {
      id: line._id,
      kind: t(NOTIFICATION_TEXTS.topics[kindOf(line.kind).topic]),
      title: notificationText(line, { translate: t, locale }),
      description: [...names, reason].join(' · '),
      time: formatDateTime(line.at, timeZone, locale),
      unread: !line.seen,
      href: notificationPath(line),
    };
  };
}

/**
 * The user's notifications, latest first: what happened, the reason for the notification, and a link. Opening one marks it as read. Use
 * InboxList instead for decisions.
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
