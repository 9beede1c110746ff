import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { campusDay, formatDateTime } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Emblem } from '../../../primitives/Emblem/Emblem.tsx';
import { clickableRow } from '../../../primitives/Link/Link.css.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { row, words } from '../rows.css.ts';

export interface UpcomingEventsProps {
  /** The events, soonest first; undefined while loading. */
  events: readonly Pick<Event, '_id' | 'title' | 'schedule' | 'organizing_unit_id'>[] | undefined;
  /** The current date on campus, '2026-11-22', whose events are highlighted. */
  today?: string;
}

const MAX_EVENTS = 5;

/** As high as five events. */
function UpcomingSkeleton() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(EVENT_TEXTS.loading)} gap="none">
      {Array.from({ length: MAX_EVENTS }, (_, place) => place).map((place) => (
        <div key={place} className={row}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      ))}
    </LoadingShape>
  );
}

/** The next five events on the student dashboard, two lines each: the title above time, place and unit; with an empty state. */
export function UpcomingEvents({ events, today }: UpcomingEventsProps) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  if (!events) return <UpcomingSkeleton />;
  if (events.length === 0) return <p>{t(EVENT_TEXTS.noUpcoming)}</p>;
  return (
    <ul>
      {events.slice(0, MAX_EVENTS).map(({ _id, title, schedule: { start, venue }, organizing_unit_id: unit }) => (
        <li key={_id} className={`${row} ${clickableRow}`}>
          {unit && <Emblem name={unit.name} size="s" />}
          <div className={words}>
            <Inline gap="xs">
              <Link underline="hover" covers href={eventPath(_id)}>
                {title}
              </Link>
              {today !== undefined && campusDay(start, timeZone) === today && <Badge tone="positive">{t('Today')}</Badge>}
            </Inline>
            <Text size="s" tone="muted" truncate>
              {[
                formatDateTime(start, timeZone, locale),
                venue?.trim() || t('Venue to be announced'),
                unit?.name ?? t(EVENT_TEXTS.unitMissing),
              ].join(' · ')}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
