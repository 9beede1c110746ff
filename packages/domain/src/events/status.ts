import { type MaybeInstant, toDate } from '../time/instant.ts';
import type { EventStatus } from './event.ts';

/** An event of which nobody said when it ends counts as on for a day. */
const LENGTH_WITHOUT_END = 24 * 60 * 60 * 1000;

export interface EventStatusInput {
  /** The status in the database. Only 'cancelled' says something that the schedule does not. */
  readonly stored?: string | null;
  readonly start?: MaybeInstant;
  readonly end?: MaybeInstant;
  readonly now: Date;
}

/** What state an event is in: cancelled if stored as such, else what its schedule says. Without dates it is planned. */
export function eventStatus({ stored, start, end, now }: EventStatusInput): EventStatus {
  if (stored === 'cancelled') return 'cancelled';
  const starts = toDate(start);
  const ends = toDate(end) ?? (starts && new Date(starts.getTime() + LENGTH_WITHOUT_END));
  if (!ends || (starts && now < starts)) return 'planned';
  if (now >= ends) return 'completed';
  return starts ? 'ongoing' : 'planned';
}
