import type { Event } from '@quad/domain/events';
import { formatDateTime, formatMonthDay, formatShortDate, formatTime, isSameCampusDay } from '@quad/domain/time';

/** When an event is, in the words of its card. */
export interface ScheduleText {
  /** Month and day for the calendar leaf: 'Nov', '1'. Absent while the date is open. */
  readonly leaf?: readonly [month: string, day: string];
  /** 'Nov 1, 2026', or that the date is open. */
  readonly date: string;
  /** '6:30 pm – 8:30 pm', or when it ends if that is another day; blank while the date is open. */
  readonly time: string;
}

/** Puts a schedule into words. Days and times are those of the given zone. */
export function scheduleText({ start, end }: Event['schedule'], timeZone: string): ScheduleText {
  const date = formatShortDate(start, timeZone);
  if (!start || !date) return { date: 'Date to be announced', time: '' };
  const [month = '', day = ''] = formatMonthDay(start, timeZone).split(' ');
  const from = formatTime(start, timeZone);
  return { leaf: [month, day], date, time: end ? `${from} – ${endText(start, end, timeZone)}` : from };
}

function endText(start: string, end: string, timeZone: string): string {
  return isSameCampusDay(start, end, timeZone) ? formatTime(end, timeZone) : formatDateTime(end, timeZone);
}
