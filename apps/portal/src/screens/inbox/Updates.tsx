import {
  errorText,
  useChooseNotifications,
  useNotificationPreferences,
  useNotifications,
  useSeeNotifications,
} from '@quad/api-client/hooks';
import { CHANNELS, NOTIFICATION_TEXTS } from '@quad/domain/notifications';
import { Stack } from '@quad/ui';
import { NotificationChoice, NotificationList } from '@quad/ui/features/notifications';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { PushSwitch } from './PushSwitch.tsx';

const WITHOUT_PUSH = CHANNELS.filter((channel) => channel !== 'push');

/** What the person was told, and how they choose it. */
export function Updates() {
  const { data, error, retry, total, hasMore, isLoadingMore, loadMore } = useNotifications();
  const see = useSeeNotifications();
  return (
    <Stack gap="l">
      <NotificationList
        notifications={data}
        error={error && errorText(error, NOTIFICATION_TEXTS.failed)}
        onRetry={retry}
        onSeen={see}
        total={total}
        more={hasMore}
        loadingMore={isLoadingMore}
        onLoadMore={loadMore}
      />
      <Choice />
    </Stack>
  );
}

function Choice() {
  const { data, error, retry } = useNotificationPreferences();
  const choose = useChooseNotifications();
  const hasPush = useIsEnabled('push');
  return (
    <NotificationChoice
      preferences={data}
      error={error && errorText(error, NOTIFICATION_TEXTS.chooseFailed)}
      onRetry={retry}
      onValueChange={choose}
      device={hasPush && <PushSwitch />}
      channels={hasPush ? CHANNELS : WITHOUT_PUSH}
    />
  );
}
