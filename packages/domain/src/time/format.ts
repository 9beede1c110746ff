import { cachedFormat, partsOf } from './cachedFormat.ts';
import { calendarDay } from './campusTime.ts';
import { type MaybeInstant, toDate } from './instant.ts';

const NUMERIC_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The specification has several English date formats; other languages have a single one. */
function isEnglish(locale: string): boolean {
  return locale.startsWith('en');
}

function formatIn(locale: string, options: Intl.DateTimeFormatOptions, instant: MaybeInstant, timeZone: string): string {
  const date = toDate(instant);
  return date ? cachedFormat(locale, timeZone, options).format(date) : '';
}

/** 'Nov 1, 2026': event screens. Like all of these, blank for a blank date, and in the locale's own format if it is not English. */
export function formatShortDate(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  return formatIn(isEnglish(locale) ? 'en-US' : locale, NUMERIC_DATE, instant, timeZone);
}

/** '1 Nov 2026': lists of achievements and skills. */
export function formatIndianDate(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  return formatIn(isEnglish(locale) ? 'en-IN' : locale, NUMERIC_DATE, instant, timeZone);
}

/** '1 November 2026': positions. */
export function formatLongDate(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  return formatIn(isEnglish(locale) ? 'en-GB' : locale, { ...NUMERIC_DATE, month: 'long' }, instant, timeZone);
}

/** '01 Nov 2026' (dd MMM yyyy): achievements waiting for endorsement. */
export function formatPaddedDate(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  if (!isEnglish(locale)) return formatIn(locale, { ...NUMERIC_DATE, day: '2-digit' }, instant, timeZone);
  const date = toDate(instant);
  if (!date) return '';
  const { day, month, year } = partsOf(cachedFormat('en-US', timeZone, { ...NUMERIC_DATE, day: '2-digit' }), date);
  return `${day} ${month} ${year}`;
}

/** 'Nov 1': the latest updates. */
export function formatMonthDay(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  return formatIn(isEnglish(locale) ? 'en-US' : locale, { month: 'short', day: 'numeric' }, instant, timeZone);
}

/** 'Tue 24 Nov', with the year if it is not the current one: texts that are not in the specification. */
export function formatDay(instant: MaybeInstant, timeZone: string, locale: string, now: Date): string {
  const date = toDate(instant);
  if (!date) return '';
  const yearOf = (each: Date) => cachedFormat('en', timeZone, { year: 'numeric' }).format(each);
  const year = yearOf(date) === yearOf(now) ? {} : { year: 'numeric' as const };
  const format = cachedFormat(isEnglish(locale) ? 'en-GB' : locale, timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...year,
  });
  return format.format(date).replace(',', '');
}

/** '6:30 pm'. */
export function formatTime(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  const time = formatIn(isEnglish(locale) ? 'en-US' : locale, { hour: 'numeric', minute: '2-digit' }, instant, timeZone);
  // Browsers differ in the space before 'PM': some use a narrow one, others a no-break space.
  return time.toLowerCase().replace(/\s/, ' ');
}

/** 'Nov 1, 2026, 6:30 pm': start and end of an event on its own page. */
export function formatDateTime(instant: MaybeInstant, timeZone: string, locale = 'en'): string {
  return [formatShortDate(instant, timeZone, locale), formatTime(instant, timeZone, locale)].filter(Boolean).join(', ');
}

/** 'Nov 1, 2026' for a calendar day that has no time zone, such as the date of a room request. */
export function formatCalendarDay(wireDate: string, locale = 'en'): string {
  return formatShortDate(calendarDay(wireDate), 'UTC', locale);
}

/** '6:30 pm' for a wall-clock time 'HH:MM', such as the time of a room request; '24:00' is midnight. */
export function formatClockTime(time: string, locale = 'en'): string {
  return formatTime(`1970-01-01T${time}:00Z`, 'UTC', locale);
}
