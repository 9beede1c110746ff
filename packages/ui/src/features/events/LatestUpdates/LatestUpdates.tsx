import type { LatestUpdate } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Link } from '../../../primitives/Link/Link.tsx';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { eventHref } from '../eventHref.ts';
import { about, row, where } from './LatestUpdates.css.ts';

export interface LatestUpdatesProps {
  updates: readonly LatestUpdate[];
}

/** The events that changed last, one a line; says so when there is none. */
export function LatestUpdates({ updates }: LatestUpdatesProps) {
  if (updates.length === 0) return <p>{EVENT_TEXTS.noLatest}</p>;
  return (
    <ul>
      {updates.map((update) => (
        <li key={update.id} className={row}>
          <div className={about}>
            <Link href={eventHref(update.id)}>{update.title}</Link>
            <p className={where}>
              {update.date}, {update.venue}
            </p>
          </div>
          <EventStatusBadge status={update.status} />
        </li>
      ))}
    </ul>
  );
}
