import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links.ts';
import { row, words } from '../rows.css.ts';

export interface UpcomingEventsProps {
  /** Soonest first. */
  events: readonly Pick<Event, '_id' | 'title' | 'schedule' | 'organizing_unit_id'>[];
}

const MOST = 5;

/** The next five events of the student dashboard, each with its place and time; says so when none is to come. */
export function UpcomingEvents({ events }: UpcomingEventsProps) {
  const { timeZone } = useLocaleSettings();
  if (events.length === 0) return <p>{EVENT_TEXTS.noUpcoming}</p>;
  return (
    <ul>
      {events.slice(0, MOST).map(({ _id, title, schedule, organizing_unit_id }) => (
        <li key={_id} className={row}>
          <div className={words}>
            <Link href={eventPath(_id)}>{title}</Link>
            <Text size="s" tone="muted">
              {organizing_unit_id?.name ?? EVENT_TEXTS.unitMissing}
            </Text>
          </div>
          <Text as="div" size="s" tone="muted">
            <p>{formatDateTime(schedule.start, timeZone)}</p>
            <p>{schedule.venue?.trim() || 'Venue to be announced'}</p>
          </Text>
        </li>
      ))}
    </ul>
  );
}
