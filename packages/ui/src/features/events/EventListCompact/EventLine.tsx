import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatShortDate } from '@quad/domain/time';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventHref } from '../eventHref.ts';
import { about, badge, date, number, title } from './EventListCompact.css.ts';

export interface EventLineProps {
  event: Event;
  /** Its place in the list, counted from 1. */
  place: number;
}

/** An event in one line: number, title, what it is about, badge, date. */
export function EventLine({ event, place }: EventLineProps) {
  const { timeZone } = useLocaleSettings();
  return (
    <>
      <span className={number}>{place}</span>
      <span className={title}>
        <Link href={eventHref(event._id)}>{event.title}</Link>
      </span>
      <span className={about}>{event.description?.trim() || EVENT_TEXTS.overview}</span>
      <span className={badge}>
        <Badge>{EVENT_TEXTS.formLink}</Badge>
      </span>
      <span className={date}>{formatShortDate(event.schedule.start, timeZone)}</span>
    </>
  );
}
