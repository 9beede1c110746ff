import type { LatestUpdate } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatMonthDay } from '@quad/domain/time';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { about, list, row, wide } from './LatestUpdates.css.ts';

export interface LatestUpdatesProps {
  /** Undefined while loading. */
  updates: readonly LatestUpdate[] | undefined;
}

/** The most recently changed events, one per line, with an empty state. */
export function LatestUpdates({ updates }: LatestUpdatesProps) {
  const { locale, translate: t } = useLocaleSettings();
  // 'Nov 1' as sent by the API, or 'TBA'; parsed in a leap year, so that every date exists.
  const dayOf = (date: string) => formatMonthDay(`${date} 2000 UTC`, 'UTC', locale) || (date === 'TBA' ? t('TBA') : date);
  if (!updates) {
    return (
      <LoadingShape label={t(EVENT_TEXTS.loading)} gap="s">
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </LoadingShape>
    );
  }
  if (updates.length === 0) return <p>{t(EVENT_TEXTS.noLatest)}</p>;
  return (
    <div className={wide}>
      <ul className={list}>
        {updates.map((update) => (
          <li key={update.id} className={row}>
            <div className={about}>
              <Link underline="hover" covers href={eventPath(update.id)}>
                {update.title}
              </Link>
              <Text size="s" tone="muted">
                {dayOf(update.date)}, {update.venue}
              </Text>
            </div>
            <EventStatusBadge status={update.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
