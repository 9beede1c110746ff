import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatShortDate } from '@quad/domain/time';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links.ts';
import { type EventRecords, NO_EVENTS, NONE_FILTERED } from '../EventList/EventList.tsx';
import { about, badge, date, line, number, title } from './EventListCompact.css.ts';

/** An event in one line: number, title, what it is about, badge, date. */
function EventLine({ event, place }: { event: Event; place: number }) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  return (
    <div className={line}>
      <span className={number}>{place}</span>
      <span className={title}>
        <Link underline="hover" href={eventPath(event._id)}>
          {event.title}
        </Link>
      </span>
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
    <span className={about}>
      <Skeleton />
    </span>
    <span className={date}>
      <Skeleton />
    </span>
  </div>
);

const keyOf = ({ _id }: Event) => _id;
const render = (event: Event, index: number) => <EventLine event={event} place={index + 1} />;

/** Events as students read them, in every state: numbered, one line each; says so when there is none. Use EventList instead for office-bearers. */
export function EventListCompact({ events, error, onRetry, isRetrying, count, onNearEnd, isFiltered }: EventRecords) {
  const t = useTranslate();
  return (
    <RecordList
      as="ol"
      label={t('Events')}
      density="compact"
      height="whole"
      records={events}
      recordKey={keyOf}
      loadingText={t(EVENT_TEXTS.loading)}
      blank={LINE_BLANK}
      blankCount={8}
      empty={isFiltered ? NONE_FILTERED : NO_EVENTS}
      recordCount={count}
      onNearEnd={onNearEnd}
      error={error && t(EVENT_TEXTS.listFailed, { error: t(error) })}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {render}
    </RecordList>
  );
}
