import type { Activity, ActivityType } from '@quad/domain/activities';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Badge, type BadgeLook } from '../../../primitives/Badge/Badge.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { row, words } from '../rows.css.ts';

export interface RecentActivityProps {
  /** The activities, newest first; undefined while loading. */
  activities: readonly Activity[] | undefined;
}

const KINDS = {
  approval: { name: 'Approval', look: { tone: 'neutral' } },
  event: { name: 'Event', look: { tone: 'info' } },
  cosa: { name: 'COSA', look: { appearance: 'distinguished' } },
} as const satisfies Record<ActivityType, { name: string; look: BadgeLook }>;

/** Recent activity for the president, with an empty state. */
export function RecentActivity({ activities }: RecentActivityProps) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  if (!activities) {
    return (
      <LoadingShape label={t(DASHBOARD_TEXTS.loadingActivities)} gap="s">
        <Skeleton width="most" />
        <Skeleton width="short" />
        <Skeleton width="most" />
        <Skeleton width="short" />
      </LoadingShape>
    );
  }
  if (activities.length === 0) return <p>{t(DASHBOARD_TEXTS.noActivities)}</p>;
  return (
    <ol>
      {activities.map(({ type, description, timestamp }) => (
        <li key={`${timestamp} ${description}`} className={row}>
          <div className={words}>
            <p>{description}</p>
            <Text size="s" tone="muted">
              {formatDateTime(timestamp, timeZone, locale)}
            </Text>
          </div>
          <Badge {...KINDS[type].look}>{t(KINDS[type].name)}</Badge>
        </li>
      ))}
    </ol>
  );
}
