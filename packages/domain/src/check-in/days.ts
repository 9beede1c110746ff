import { daysOf, eventDays } from '../calendar/days.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay } from '../time/campusTime.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import { CHECK_IN_TEXTS, checkInOpensText } from './texts.ts';

/** An event, as far as checking in goes. */
export interface AttendedEvent {
  readonly status?: string | null;
  readonly schedule?: { readonly start?: MaybeInstant; readonly end?: MaybeInstant } | null;
}

/** On so many days of an event people are checked in at most: one of more has been mistyped. */
const MAX_DAYS = 62;
/** As late as a scan may be sent: a phone finds a connection within these days. */
const LATEST_MS = 3 * 24 * 60 * 60 * 1000;

/** The days of an event on which people are checked in, in order: those on campus. One without a beginning has none. */
export function checkInDays({ schedule }: AttendedEvent, timeZone: string): string[] {
  const start = toDate(schedule?.start)?.toISOString();
  const days = start && eventDays({ start, end: toDate(schedule?.end)?.toISOString() ?? null }, timeZone);
  return days ? daysOf(days, MAX_DAYS) : [];
}

export interface ScanTime {
  readonly event: AttendedEvent;
  /** When it was scanned, by the clock of the phone. */
  readonly at: Date;
  readonly now: Date;
  readonly timeZone: string;
}

/** A scan that is taken: on which day of the event it counts, and when it was. */
export interface TakenScan {
  readonly day: string;
  readonly at: Date;
}

/** Whether a scan is taken: on a day of the event, not later than a connection can be found. What a fast clock wrote is now. */
export function checkScanTime({ event, at, now, timeZone }: ScanTime): Result<TakenScan> {
  if (event.status === 'cancelled') return refuse('CONFLICT', CHECK_IN_TEXTS.cancelled);
  if (now.getTime() - at.getTime() > LATEST_MS) return refuse('CONFLICT', CHECK_IN_TEXTS.tooLate);
  const taken = at > now ? now : at;
  const day = campusDay(taken, timeZone);
  const days = checkInDays(event, timeZone);
  if (days.includes(day)) return accept({ day, at: taken });
  const next = days.find((one) => one > day);
  return refuse('CONFLICT', next ? checkInOpensText(next) : CHECK_IN_TEXTS.over);
}
