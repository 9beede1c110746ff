import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { useMemo } from 'react';

export const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** A range of days, including both ends. */
export interface DayRange {
  /** YYYY-MM-DD. */
  start: string;
  /** YYYY-MM-DD; equal to `start` for a single day. */
  end: string;
}

/** Days are sent as YYYY-MM-DD, so they are also rendered in the Gregorian calendar, whatever the locale's calendar is. */
export const ONE_CALENDAR = () => new GregorianCalendar();

/** Parses YYYY-MM-DD; null for anything else. */
export function dayOf(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}

export function rangeOf(range: DayRange | null | undefined) {
  const start = dayOf(range?.start);
  const end = dayOf(range?.end);
  return start && end ? { start, end } : null;
}

function writtenBy(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  return (day: CalendarDate) => format.format(day.toDate('UTC'));
}

/** Formats days and months for a calendar. */
export function useDayNames(locale: string) {
  return useMemo(
    () => ({
      full: writtenBy(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      month: writtenBy(locale, { month: 'long', year: 'numeric' }),
      number: writtenBy(locale, { day: 'numeric' }),
      weekday: writtenBy(locale, { weekday: 'long' }),
      shortWeekday: writtenBy(locale, { weekday: 'short' }),
    }),
    [locale],
  );
}
