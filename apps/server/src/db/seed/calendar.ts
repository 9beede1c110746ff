import { campusDay, instantAt } from '@quad/domain/time';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the institute started to use the portal, before everything else that is recorded. */
export const FOUNDED_DAYS_AGO = 1600;

/** A range of days, both ends included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** Days relative to today on campus, which is 0. */
export interface Calendar {
  readonly now: Date;
  /** Current year on campus. */
  readonly year: number;
  /** Current month on campus, 1 for January. */
  readonly month: number;
  /** The calendar day, 'YYYY-MM-DD'. */
  day(inDays: number): string;
  /** How many days from today a calendar day is. */
  inDays(day: string): number;
  /** Day of the week, 0 for Sunday. */
  weekday(inDays: number): number;
  /** The past days of a calendar month, so many months ago. Empty for the current month on its first day. */
  monthAgo(months: number): Span;
  /** The instant at a wall-clock time, 'HH:MM', of that day. */
  at(inDays: number, time: string): Date;
}

/** The calendar of a campus around a moment. */
export function campusCalendar(now: Date, timeZone: string): Calendar {
  const today = Date.parse(`${campusDay(now, timeZone)}T00:00:00Z`);
  const midnight = (inDays: number) => new Date(today + inDays * DAY_MS);
  const day = (inDays: number) => midnight(inDays).toISOString().slice(0, 10);
  return {
    now,
    year: midnight(0).getUTCFullYear(),
    month: midnight(0).getUTCMonth() + 1,
    day,
    inDays: (of) => Math.round((Date.parse(`${of}T00:00:00Z`) - today) / DAY_MS),
    weekday: (inDays) => midnight(inDays).getUTCDay(),
    monthAgo(months) {
      const [year, month] = [midnight(0).getUTCFullYear(), midnight(0).getUTCMonth() - months];
      const firstOf = (index: number) => Math.round((Date.UTC(year, index, 1) - today) / DAY_MS);
      return { first: firstOf(month), last: Math.min(firstOf(month + 1), 0) - 1 };
    },
    at: (inDays, time) => instantAt(day(inDays), time, timeZone),
  };
}
