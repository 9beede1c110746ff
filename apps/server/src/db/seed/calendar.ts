import { campusDay, instantAt } from '@quad/domain/time';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days counted from today on campus, where today is 0. */
export interface Calendar {
  readonly now: Date;
  /** The year on campus. */
  readonly year: number;
  /** The month on campus, 1 for January. */
  readonly month: number;
  /** The calendar day, 'YYYY-MM-DD'. */
  day(inDays: number): string;
  /** Day of the week, 0 for Sunday. */
  weekday(inDays: number): number;
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
    weekday: (inDays) => midnight(inDays).getUTCDay(),
    at: (inDays, time) => instantAt(day(inDays), time, timeZone),
  };
}
