import { daysOf, eventDays } from '../calendar/days.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay } from '../time/campusTime.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import { CHECK_IN_TEXTS, checkInOpensText } from './texts.ts';

/** An event with the data needed for check-in. */
export interface AttendedEvent {
  readonly status?: string | null;
  readonly schedule?: { readonly start?: MaybeInstant; readonly end?: MaybeInstant } | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of check-in days of an event; a longer event is a typing error. */
const MAX_DAYS = 62;
/** How long after a scan it may be sent, so that a phone has time to find a connection. */
const MAX_SCAN_AGE_MS = 3 * DAY_MS;

/** Returns the campus days of an event in order, on which people check in. An event without a start has none. */
export function checkInDays({ schedule }: AttendedEvent, timeZone: string): string[] {
  const start = toDate(schedule?.start)?.toISOString();
  const days = start && eventDays({ start, end: toDate(schedule?.end)?.toISOString() ?? null }, timeZone);
  return days ? daysOf(days, MAX_DAYS) : [];
}

/**
 * Returns on how many days a person who attends the whole event is checked in: all of them, but only once for an event that is shorter
 * than a day and continues after midnight.
 */
export function daysToAttend(event: AttendedEvent, timeZone: string): number {
  const [start, end] = [toDate(event.schedule?.start), toDate(event.schedule?.end)];
  const days = checkInDays(event, timeZone).length;
  return start && end && end.getTime() - start.getTime() < DAY_MS ? Math.min(days, 1) : days;
}

export interface ScanTime {
  readonly event: AttendedEvent;
  /** Time of the scan by the phone's clock. */
  readonly at: Date;
  readonly now: Date;
  readonly timeZone: string;
}

/** An accepted scan: the day that it counts for, and its time. */
export interface AcceptedScan {
  readonly day: string;
  readonly at: Date;
}

/** Checks that a scan is on a day of the event and not too old. A time in the future, from a fast clock, counts as now. */
export function checkScanTime({ event, at, now, timeZone }: ScanTime): Result<AcceptedScan> {
  if (event.status === 'cancelled') return refuse('CONFLICT', CHECK_IN_TEXTS.cancelled);
  if (now.getTime() - at.getTime() > MAX_SCAN_AGE_MS) return refuse('CONFLICT', CHECK_IN_TEXTS.tooLate);
  const effectiveAt = at > now ? now : at;
  const day = campusDay(effectiveAt, timeZone);
  const days = checkInDays(event, timeZone);
  if (days.includes(day)) return accept({ day, at: effectiveAt });
  const next = days.find((one) => one > day);
  return refuse('CONFLICT', next ? checkInOpensText(next) : CHECK_IN_TEXTS.over);
}
