import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';

/** Whatever lies longer than that has been mistyped, and would be on every page of the calendar. */
export const LONGEST_EVENT_DAYS = 366;
const TOO_LONG = 'An event lasts a year at most.';

const MINUTE_MS = 60_000;
const LONGEST_MS = LONGEST_EVENT_DAYS * 24 * 60 * MINUTE_MS;

interface Span {
  readonly start?: MaybeInstant;
  readonly end?: MaybeInstant;
}

/** By the minute, as forms have moments; 0 where one of them is missing. */
function lengthOf(span: Span | null | undefined): number {
  const [start, end] = [toDate(span?.start), toDate(span?.end)];
  return start && end ? Math.floor(end.getTime() / MINUTE_MS) * MINUTE_MS - Math.floor(start.getTime() / MINUTE_MS) * MINUTE_MS : 0;
}

/**
 * Refuses an event that is to last longer than a year. One that does already, from before there was such a rule, may stay as long as it is
 * or become shorter: `former` is what it was.
 */
export function checkEventLength(schedule: Span | null | undefined, former?: Span | null): Result<true> {
  const length = lengthOf(schedule);
  const isTooLong = length > LONGEST_MS && length > lengthOf(former);
  return isTooLong ? refuse('INVALID', TOO_LONG, { 'schedule.end': TOO_LONG }) : accept(true);
}
