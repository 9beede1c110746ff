import { type MaybeInstant, toDate } from '../time/instant.ts';
import type { FormField } from './form.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The fields whose answers have been kept for long enough after an event. */
export function fieldsDue(fields: readonly FormField[], endedAt: MaybeInstant, now: Date): string[] {
  const end = toDate(endedAt);
  if (!end) return [];
  return fields.flatMap(({ id, erase_after_days }) => (end.getTime() + erase_after_days * DAY_MS <= now.getTime() ? [id] : []));
}

/** After how many days the next answers go, of those that stay for longer than so many. */
export function nextErasure(fields: readonly FormField[], afterDays = -1): number | null {
  const days = fields.map(({ erase_after_days }) => erase_after_days).filter((each) => each > afterDays);
  return days.length === 0 ? null : Math.min(...days);
}

/** Until when somebody who was promoted has to answer: for a day, and until the event begins. Null once it has begun. */
export function answerDeadline(startsAt: MaybeInstant, now: Date): Date | null {
  const start = toDate(startsAt);
  const end = new Date(now.getTime() + DAY_MS);
  if (!start || start > end) return end;
  return start > now ? start : null;
}
