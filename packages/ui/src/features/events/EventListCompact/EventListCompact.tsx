import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatShortDate } from '@quad/domain/time';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { EventListEmpty } from '../EventList/EventListEmpty.tsx';
import { eventHref } from '../eventHref.ts';
import { about, badge, date, number, row, title } from './EventListCompact.css.ts';

export interface EventListCompactProps {
  events: readonly Event[];
  /** IANA name of the campus's zone. */
  timeZone: string;
}

/** Events as students read them: numbered, one line each; says so when there is none. Use EventList instead for office-bearers. */
export function EventListCompact({ events, timeZone }: EventListCompactProps) {
  if (events.length === 0) return <EventListEmpty />;
  return (
    <Card padding="none">
      <ol>
        {events.map((event, index) => (
          <li key={event._id} className={row}>
            <span className={number}>{index + 1}</span>
            <span className={title}>
              <Link href={eventHref(event._id)}>{event.title}</Link>
            </span>
            <span className={about}>{event.description?.trim() || EVENT_TEXTS.overview}</span>
            <span className={badge}>
              <Badge>{EVENT_TEXTS.formLink}</Badge>
            </span>
            <span className={date}>{formatShortDate(event.schedule.start, timeZone)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
