import { parseDate } from '@internationalized/date';
import { CALENDAR_TEXTS, type CalendarEvent, type CalendarRange, type CalendarView, shownRange } from '@quad/domain/calendar';
import { formatTime } from '@quad/domain/time';
import { useMemo } from 'react';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** Formatters for days in the locale. */
export interface DayNames {
  readonly full: (day: string) => string;
  readonly number: (day: string) => string;
  readonly weekday: (day: string) => string;
  readonly shortWeekday: (day: string) => string;
  /** The title of a view: 'November 2026', '15–21 November 2026', 'Friday, 20 November 2026'. */
  readonly title: (view: CalendarView, day: string) => string;
}

function toDate(day: string): Date {
  return parseDate(day).toDate('UTC');
}

export function useDayNames(): DayNames {
  const { locale } = useLocaleSettings();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    const write = (options: Intl.DateTimeFormatOptions) => {
      const written = format(options);
      return (day: string) => written.format(toDate(day));
    };
    const full = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const month = write({ month: 'long', year: 'numeric' });
    const span = format({ day: 'numeric', month: 'long', year: 'numeric' });
    const week = ({ from, to }: CalendarRange) => span.formatRange(toDate(from), toDate(to));
    return {
      full,
      number: write({ day: 'numeric' }),
      weekday: write({ weekday: 'long' }),
      shortWeekday: write({ weekday: 'short' }),
      title: (view, day) => ({ month: () => month(day), week: () => week(shownRange('week', day, locale)), day: () => full(day) })[view](),
    };
  }, [locale]);
}

/** '6:30 pm to 8:00 pm'; only the start if there is no end. */
export function timesOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>, settings: LocaleSettings): string {
  const { timeZone, locale, translate: t } = settings;
  const begins = formatTime(start, timeZone, locale);
  const ends = formatTime(end, timeZone, locale);
  if (!begins) return t(CALENDAR_TEXTS.until, { end: ends });
  return ends ? t(CALENDAR_TEXTS.fromTo, { from: begins, to: ends }) : begins;
}
