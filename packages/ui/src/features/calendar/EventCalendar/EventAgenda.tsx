import {
  CALENDAR_TEXTS,
  type CalendarEvent,
  type CalendarRange,
  datedEvents,
  daysOf,
  eventsOfDay,
  MAX_CALENDAR_DAYS,
} from '@quad/domain/calendar';
import { formatDateTime } from '@quad/domain/time';
import { CalendarX2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { type DayNames, timesOf } from './dayNames.ts';
import * as styles from './EventCalendar.css.ts';

interface Entry {
  readonly event: CalendarEvent;
  readonly days: CalendarRange;
  readonly day: string;
  /** Whether it is the first of its day, which shows the date. */
  readonly isFirst: boolean;
}

export interface EventAgendaProps {
  /** The label of the list. */
  label: string;
  /** Undefined while loading. */
  events: readonly CalendarEvent[] | undefined;
  /** The days of the list; those without events are omitted. */
  range: CalendarRange;
  names: DayNames;
  /** Why there may be no events, if it is known. */
  hint?: string | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const keyOf = ({ event, day }: Entry) => `${day} ${event._id}`;

/** A list of events grouped by day, each with its time, place and unit. */
export function EventAgenda({ label, events, range, names, hint, error, onRetry }: EventAgendaProps) {
  const settings = useLocaleSettings();
  const { timeZone, locale, translate: t } = settings;
  const { from, to } = range;
  const isOneDay = from === to;
  const entries = useMemo(() => {
    const dated = events && datedEvents(events, timeZone);
    return (
      dated &&
      daysOf({ from, to }, MAX_CALENDAR_DAYS).flatMap((day) =>
        eventsOfDay(dated, day).map((each, index): Entry => ({ ...each, day, isFirst: index === 0 })),
      )
    );
  }, [events, from, to, timeZone]);
  const draw = useCallback(
    ({ event, days, day, isFirst }: Entry) => (
      <div className={styles.entry}>
        {isFirst && !isOneDay && <div className={styles.entryDay}>{names.full(day)}</div>}
        <span className={styles.entryTitle}>
          <Link underline="hover" covers href={eventPath(event._id)}>
            {event.title}
          </Link>
          {event.status === 'cancelled' && <Badge tone="critical">{t(CALENDAR_TEXTS.cancelled)}</Badge>}
        </span>
        <span className={styles.about}>
          {[
            days.from === days.to
              ? timesOf(event, settings)
              : t(CALENDAR_TEXTS.fromTo, {
                  from: formatDateTime(event.start, timeZone, locale),
                  to: formatDateTime(event.end, timeZone, locale),
                }),
            event.venue,
            event.unit.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    ),
    [isOneDay, names, settings, timeZone, locale, t],
  );
  return (
    <RecordList
      label={label}
      items={entries}
      itemKey={keyOf}
      estimatedHeight={64}
      loadingText={t(CALENDAR_TEXTS.loading)}
      empty={
        <EmptyRecordList
          icon={CalendarX2}
          title={t(isOneDay ? CALENDAR_TEXTS.noEventsOnDay : CALENDAR_TEXTS.noEvents)}
          description={hint}
        />
      }
      error={error}
      onRetry={onRetry}
    >
      {draw}
    </RecordList>
  );
}
