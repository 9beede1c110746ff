import { readProps, useNotifications, useSeeNotifications } from '@quad/api-client/hooks';
import { NOTIFICATION_TEXTS } from '@quad/domain/notifications';
import { Button, Inline, Stack, useTranslate } from '@quad/ui';
import { NotificationList } from '@quad/ui/features/notifications';
import { Settings } from 'lucide-react';

/** The person's notifications, with a link to their settings. */
export function Updates() {
  const t = useTranslate();
  const { data, error, retry, total, hasMore, isLoadingMore, loadMore } = useNotifications();
  const see = useSeeNotifications();
  return (
    <Stack>
      <NotificationList
        notifications={data}
        {...readProps({ error, retry }, NOTIFICATION_TEXTS.failed)}
        onSeen={see}
        total={total}
        more={hasMore}
        loadingMore={isLoadingMore}
        onLoadMore={loadMore}
      />
      {(data || error) && (
        <Inline>
          <Button href="/settings" variant="quiet" size="s">
            <Settings size={16} aria-hidden="true" /> {t(NOTIFICATION_TEXTS.chooseTitle)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
