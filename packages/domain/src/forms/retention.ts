import { type MaybeInstant, toDate } from '../time/instant.ts';
import type { FormField } from './form.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the fields whose answers have passed their retention period after an event. */
export function fieldsDue(fields: readonly FormField[], endedAt: MaybeInstant, now: Date): string[] {
  const end = toDate(endedAt);
  if (!end) return [];
  return fields.flatMap(({ id, erase_after_days }) => (end.getTime() + erase_after_days * DAY_MS <= now.getTime() ? [id] : []));
}

/** Returns after how many days the next answers are erased, among those kept longer than `afterDays`. */
export function nextErasure(fields: readonly FormField[], afterDays = -1): number | null {
  const days = fields.map(({ erase_after_days }) => erase_after_days).filter((each) => each > afterDays);
  return days.length === 0 ? null : Math.min(...days);
}

/** Returns the deadline for a promoted person's answers: one day, but at most until the event starts. Null if it has started. */
export function answerDeadline(startsAt: MaybeInstant, now: Date): Date | null {
  const start = toDate(startsAt);
  const end = new Date(now.getTime() + DAY_MS);
  if (!start || start > end) return end;
  return start > now ? start : null;
}
