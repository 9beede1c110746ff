import { endOfMonth, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { EARLIEST_DAY, isWithinDates, LATEST_DAY } from '../fields/dates.ts';
import { isCalendarDay } from '../time/campusTime.ts';
import { type CalendarRange, MAX_CALENDAR_DAYS } from './calendarEvent.ts';
import { daysOf } from './days.ts';

/** How many days a calendar shows. */
export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The view that an address names; undefined where it names none. */
export function readCalendarView(word: string | null): CalendarView | undefined {
  return CALENDAR_VIEWS.find((view) => view === word);
}

/** The day that an address names; today where it names none that the calendar has. */
export function readCalendarDay(word: string | null, today: string): string {
  return word !== null && isCalendarDay(word) && isWithinDates(word) ? word : today;
}

/** The days that a view of a day shows: its month in whole weeks, its week, or itself. The week begins as the locale's does. */
export function shownRange(view: CalendarView, day: string, locale: string): CalendarRange {
  if (view === 'day') return { from: day, to: day };
  const { from, to } = view === 'month' ? monthOf(day) : { from: day, to: day };
  return { from: within(startOfWeek(parseDate(from), locale).toString()), to: within(endOfWeek(parseDate(to), locale).toString()) };
}

/** The first and the last day of the month that a day is in. */
export function monthOf(day: string): CalendarRange {
  const date = parseDate(day);
  return { from: startOfMonth(date).toString(), to: endOfMonth(date).toString() };
}

/** No day that is asked for is before the first or after the last that any date may be. */
function within(day: string): string {
  if (day < EARLIEST_DAY) return EARLIEST_DAY;
  if (day > LATEST_DAY) return LATEST_DAY;
  return day;
}

/** The days of a range in weeks; the first and the last one may be cut where dates end. */
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

/** How far one goes at once. */
export type CalendarStep = 'day' | 'week' | 'month' | 'year';

/** The day so many steps on, or back; never out of the days that any date may be. */
export function movedDay(day: string, step: CalendarStep, count: number): string {
  return within(
    parseDate(day)
      .add({ [`${step}s`]: count })
      .toString(),
  );
}

/** The first or the last day of the week that a day is in. */
export function endOfItsWeek(day: string, which: 'first' | 'last', locale: string): string {
  const date = parseDate(day);
  return (which === 'first' ? startOfWeek(date, locale) : endOfWeek(date, locale)).toString();
}
