import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';

/** Maximum length of an event; a longer one is a typing error and would fill every page of the calendar. */
export const MAX_EVENT_DAYS = 366;
const TOO_LONG = 'An event lasts a year at most.';

const MINUTE_MS = 60_000;
const MAX_EVENT_MS = MAX_EVENT_DAYS * 24 * 60 * MINUTE_MS;

interface Span {
  readonly start?: MaybeInstant;
  readonly end?: MaybeInstant;
}

/** Length in milliseconds at minute precision, like the form's times; 0 if a time is missing. */
function lengthOf(span: Span | null | undefined): number {
  const [start, end] = [toDate(span?.start), toDate(span?.end)];
  return start && end ? Math.floor(end.getTime() / MINUTE_MS) * MINUTE_MS - Math.floor(start.getTime() / MINUTE_MS) * MINUTE_MS : 0;
}

/** Refuses an event longer than a year. An event that already was longer, given as `former`, may keep its length or become shorter. */
export function checkEventLength(schedule: Span | null | undefined, former?: Span | null): Result<true> {
  const length = lengthOf(schedule);
  const isTooLong = length > MAX_EVENT_MS && length > lengthOf(former);
  return isTooLong ? refuse('INVALID', TOO_LONG, { 'schedule.end': TOO_LONG }) : accept(true);
}
