import type { Event } from '@quad/domain/events';
import { formatDateTime, formatMonthDay, formatShortDate, formatTime, isSameCampusDay } from '@quad/domain/time';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

/** The time of an event in the words of its card. */
export interface ScheduleText {
  /** Month and day for the calendar leaf: 'Nov', '1'. Undefined while the date is undecided. */
  readonly leaf?: readonly [month: string, day: string];
  /** 'Nov 1, 2026', or that the date is undecided. */
  readonly date: string;
  /** '6:30 pm – 8:30 pm', or the end if it is on another day; empty while the date is undecided. */
  readonly time: string;
}

type ScheduleSettings = Pick<LocaleSettings, 'timeZone' | 'locale' | 'translate'>;

/** Formats a schedule in the given time zone. */
export function scheduleText({ start, end }: Event['schedule'], { timeZone, locale, translate: t }: ScheduleSettings): ScheduleText {
  const date = formatShortDate(start, timeZone, locale);
  if (!start || !date) return { date: t('Date to be announced'), time: '' };
  // Other languages have the day first.
  const [day = '', month = ''] = formatMonthDay(start, timeZone, locale).split(' ').toSorted();
  const from = formatTime(start, timeZone, locale);
  return { leaf: [month, day], date, time: end ? `${from} – ${endText(start, end, timeZone, locale)}` : from };
}

/** Only the time if the event ends on the day on which it starts. */
export function endText(start: string | null | undefined, end: string | null | undefined, timeZone: string, locale: string): string {
  return start && end && isSameCampusDay(start, end, timeZone) ? formatTime(end, timeZone, locale) : formatDateTime(end, timeZone, locale);
}
