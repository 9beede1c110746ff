import type { OwnCalendarEvent } from '@quad/domain/calendar';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatMonthDay } from '@quad/domain/time';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { agenda, day, line } from './OwnAgenda.css.ts';

export interface OwnAgendaProps {
  /** The user's next events, soonest first; undefined while loading. */
  events: readonly Pick<OwnCalendarEvent, '_id' | 'title' | 'start'>[] | undefined;
}

const MAX_EVENTS = 3;

/** The user's next three events, one line each. Use EventCalendar instead for days and weeks. */
export function OwnAgenda({ events }: OwnAgendaProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  // As high as three events, and styled before the styles of this feature have loaded.
  if (!events) return <Skeleton shape="block" />;
  return (
    <ul className={agenda}>
      {events.slice(0, MAX_EVENTS).map(({ _id, title, start }) => (
        <li key={_id} className={line}>
          <span className={day}>{formatMonthDay(start, timeZone, locale)}</span>
          <Text as="span" truncate>
            <Link underline="hover" covers href={eventPath(_id)}>
              {title}
            </Link>
          </Text>
        </li>
      ))}
      {events.length === 0 && <li>{t(EVENT_TEXTS.noUpcoming)}</li>}
    </ul>
  );
}
