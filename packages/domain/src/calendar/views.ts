import { endOfMonth, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { EARLIEST_DAY, isWithinDates, LATEST_DAY } from '../fields/dates.ts';
import { isCalendarDay } from '../time/campusTime.ts';
import { type CalendarRange, MAX_CALENDAR_DAYS } from './calendarEvent.ts';
import { daysOf } from './days.ts';

/** Views by number of days. */
export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Parses the view from a URL; undefined if there is none. */
export function readCalendarView(word: string | null): CalendarView | undefined {
  return CALENDAR_VIEWS.find((view) => view === word);
}

/** Parses the day from a URL; today if there is no valid one. */
export function readCalendarDay(word: string | null, today: string): string {
  return word !== null && isCalendarDay(word) && isWithinDates(word) ? word : today;
}

/** Returns the days that a view shows for a day: its month in whole weeks, its week, or the day itself. Weeks start as in the locale. */
export function shownRange(view: CalendarView, day: string, locale: string): CalendarRange {
  if (view === 'day') return { from: day, to: day };
  const { from, to } = view === 'month' ? monthOf(day) : { from: day, to: day };
  return { from: within(startOfWeek(parseDate(from), locale).toString()), to: within(endOfWeek(parseDate(to), locale).toString()) };
}

/** Returns the first and last day of a day's month. */
export function monthOf(day: string): CalendarRange {
  const date = parseDate(day);
  return { from: startOfMonth(date).toString(), to: endOfMonth(date).toString() };
}

/** Clamps a day to the range of all valid dates. */
function within(day: string): string {
  if (day < EARLIEST_DAY) return EARLIEST_DAY;
  if (day > LATEST_DAY) return LATEST_DAY;
  return day;
}

/** Groups the days of a range into weeks; the first and last one may be cut at the bounds of valid dates. */
export function weeksOf(range: CalendarRange, locale: string): string[][] {
  const weeks: string[][] = [];
  for (const day of daysOf(range, MAX_CALENDAR_DAYS)) {
    const begins = startOfWeek(parseDate(day), locale).toString() === day;
    const week = weeks.at(-1);
    if (week && !begins) week.push(day);
    else weeks.push([day]);
  }
  return weeks;
}

/** Size of a navigation step. */
export type CalendarStep = 'day' | 'week' | 'month' | 'year';

/** Returns the day a number of steps later or earlier, within the range of valid dates. */
export function movedDay(day: string, step: CalendarStep, count: number): string {
  return within(
    parseDate(day)
      .add({ [`${step}s`]: count })
      .toString(),
  );
}

/** Returns the first or last day of a day's week. */
export function endOfItsWeek(day: string, which: 'first' | 'last', locale: string): string {
  const date = parseDate(day);
  return (which === 'first' ? startOfWeek(date, locale) : endOfWeek(date, locale)).toString();
}
