import { parseDate } from '@internationalized/date';
import { startOrEnd } from '../events/byStart.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay } from '../time/campusTime.ts';
import { toDate } from '../time/instant.ts';
import { type CalendarEvent, type CalendarRange, MAX_CALENDAR_DAYS } from './calendarEvent.ts';
import { CALENDAR_REFUSALS } from './refusals.ts';

export type TimedEvent = Pick<CalendarEvent, 'start' | 'end'>;

/**
 * Returns the first and last campus day of an event; undefined without a start. An event that ends at midnight ends on the day before; one
 * without an end has only its first day.
 */
export function eventDays(event: TimedEvent, timeZone: string): CalendarRange | undefined {
  const from = campusDay(startOrEnd(event), timeZone);
  if (from === '') return undefined;
  const end = toDate(event.start) && toDate(event.end);
  const last = end && campusDay(new Date(end.getTime() - 1), timeZone);
  return { from, to: last && last > from ? last : from };
}

/** Returns the days of a range in order, at most `most`, so that a long range costs no more. */
export function daysOf({ from, to }: CalendarRange, most: number): string[] {
  const days: string[] = [];
  const last = parseDate(to);
  for (let day = parseDate(from); days.length < most && day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
  return days;
}

function lengthOf({ from, to }: CalendarRange): number {
  return parseDate(to).compare(parseDate(from)) + 1;
}

/** Validates the requested days, including their maximum number. */
export function checkCalendarRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Result<CalendarRange> {
  const first = from ?? today;
  const furthest = parseDate(first)
    .add({ days: MAX_CALENDAR_DAYS - 1 })
    .toString();
  const range = { from: first, to: to ?? furthest };
  const length = lengthOf(range);
  if (length >= 1 && length <= MAX_CALENDAR_DAYS) return accept(range);
  const message = length < 1 ? CALENDAR_REFUSALS.backwards : CALENDAR_REFUSALS.tooLong;
  return refuse('INVALID', message, { to: message });
}

/** Whether an event overlaps a range of days. */
export function isInRange(event: TimedEvent, { from, to }: CalendarRange, timeZone: string): boolean {
  const days = eventDays(event, timeZone);
  return days !== undefined && days.from <= to && days.to >= from;
}
