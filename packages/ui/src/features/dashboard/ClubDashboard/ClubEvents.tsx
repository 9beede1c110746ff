import { recentClubEvents } from '@quad/domain/dashboard';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { formatShortDate } from '@quad/domain/time';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../eventPath.ts';
import { detail, row, words } from '../rows.css.ts';

/** Here a status has hues of its own: planned blue, ongoing yellow, any other green (specification 2, section 2). */
function toneOf(status: string): BadgeTone {
  if (status === 'planned') return 'info';
  return status === 'ongoing' ? 'caution' : 'positive';
}

/** The club's events that changed last. */
export function ClubEvents({ club }: { club: ClubData }) {
  const { timeZone } = useLocaleSettings();
  const events = recentClubEvents(club);
  if (events.length === 0) return <p>{EVENT_TEXTS.emptyTitle}</p>;
  return (
    <ul>
      {events.map(({ _id, title, schedule, status }) => (
        <li key={_id} className={row}>
          <div className={words}>
            <Link href={eventPath(_id)}>{title}</Link>
            <p className={detail}>
              {[formatShortDate(schedule.start, timeZone) || 'Date to be announced', schedule.venue?.trim()].filter(Boolean).join(', ')}
            </p>
          </div>
          <Badge tone={toneOf(status)}>{status}</Badge>
        </li>
      ))}
    </ul>
  );
}
