import { type Event, type EventPeriod, eventPeriod } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDay, formatShortDate, formatTime } from '@quad/domain/time';
import { useCallback } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { type EventRecords, NO_EVENTS, NONE_FILTERED } from '../EventList/EventList.tsx';
import { about, badge, date, group, line, meta, number, title } from './EventListCompact.css.ts';

const PERIODS = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  later: 'Later',
  over: 'Over',
} as const satisfies Record<EventPeriod, string>;

/** An event in two lines: number, title above time, place and unit; category, badge, date. */
function EventLine({ event, place, now }: { event: Event; place: number; now: Date }) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { start, venue } = event.schedule;
  const when = start && `${formatDay(start, timeZone, locale, now)}, ${formatTime(start, timeZone, locale)}`;
  return (
    <div className={line}>
      <span className={number}>{place}</span>
      <span className={title}>
        <Link underline="hover" covers href={eventPath(event._id)}>
          {event.title}
        </Link>
      </span>
      <span className={meta}>{[when, venue?.trim(), event.organizing_unit_id?.name].filter(Boolean).join(' · ')}</span>
      <span className={about}>{event.description?.trim() || t(EVENT_TEXTS.overview)}</span>
      <span className={badge}>
        <Badge variant="outline">{t(EVENT_TEXTS.formLink)}</Badge>
      </span>
      <span className={date}>{formatShortDate(event.schedule.start, timeZone, locale)}</span>
    </div>
  );
}

const LINE_BLANK = (
  <div className={line}>
    <span className={number}>
      <Skeleton />
    </span>
    <span className={title}>
      <Skeleton width="most" />
    </span>
    <span className={meta}>
      <Skeleton width="half" />
    </span>
    <span className={about}>
      <Skeleton />
    </span>
    <span className={date}>
      <Skeleton />
    </span>
  </div>
);

const keyOf = ({ _id }: Event) => _id;

export interface EventListCompactProps extends EventRecords {
  /** The current time, for the headings 'Today', 'Tomorrow' and so on. */
  now: Date;
}

/** Events for students, numbered, two lines each, with loading, error and empty states. Use EventList instead for office-bearers. */
export function EventListCompact({ events, error, onRetry, retrying, itemCount, onLoadMore, filtered, now }: EventListCompactProps) {
  const { timeZone, translate: t } = useLocaleSettings();
  const render = useCallback(
    (event: Event, index: number) => {
      const before = events?.[index - 1];
      const period = eventPeriod(event, now, timeZone);
      return (
        <>
          {(!before || eventPeriod(before, now, timeZone) !== period) && <p className={group}>{t(PERIODS[period])}</p>}
          <EventLine event={event} place={index + 1} now={now} />
        </>
      );
    },
    [events, now, timeZone, t],
  );
  return (
    <RecordList
      items={events}
      itemCount={itemCount}
      onLoadMore={onLoadMore}
      as="ol"
      label={t('Events')}
      density="compact"
      height="whole"
      itemKey={keyOf}
      loadingText={t(EVENT_TEXTS.loading)}
      blank={LINE_BLANK}
      blankCount={8}
      empty={filtered ? NONE_FILTERED : NO_EVENTS}
      error={error && t(EVENT_TEXTS.listFailed, { error: t(error) })}
      onRetry={onRetry}
      retrying={retrying}
    >
      {render}
    </RecordList>
  );
}
