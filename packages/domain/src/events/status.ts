import { type MaybeInstant, toDate } from '../time/instant.ts';
import type { EventStatus } from './event.ts';

/** Assumed length of an event without an end: one day. */
const LENGTH_WITHOUT_END = 24 * 60 * 60 * 1000;

export interface EventStatusInput {
  /** Status in the database. Only 'cancelled' matters; otherwise the schedule decides. */
  readonly stored?: string | null;
  readonly start?: MaybeInstant;
  readonly end?: MaybeInstant;
  readonly now: Date;
}

/** Returns the status of an event: cancelled if stored as such, otherwise by its schedule. Without dates it is planned. */
export function eventStatus({ stored, start, end, now }: EventStatusInput): EventStatus {
  if (stored === 'cancelled') return 'cancelled';
  const starts = toDate(start);
  const ends = toDate(end) ?? (starts && new Date(starts.getTime() + LENGTH_WITHOUT_END));
  if (!ends || (starts && now < starts)) return 'planned';
  if (now >= ends) return 'completed';
  return starts ? 'ongoing' : 'planned';
}
