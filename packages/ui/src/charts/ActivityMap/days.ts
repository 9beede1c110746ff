import { type CalendarDate, DateFormatter, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { fillIn, type MessageValues, type Translate } from '../../primitives/UiProvider/translate.ts';
import type { ChartTableData } from '../ChartFrame/ChartTable.tsx';
import { capitalized, counted, formatFigure, sum, type Unit } from '../plot/figures.ts';

/** The count of a day. */
export interface DailyFigure {
  /** YYYY-MM-DD. */
  date: string;
  value: number;
}

/** A day of the map. */
export interface Day {
  date: CalendarDate;
  value: number;
}

/** A week of the map, which is one column. Days outside of the map are missing. Weeks are ordered oldest first. */
export interface Week {
  /** The first day of the week, even if it is not on the map. */
  start: CalendarDate;
  days: readonly Day[];
}

/** The latest day that has a figure, including zero; undefined without figures. */
export function latestDay(figures: readonly DailyFigure[]): string | undefined {
  return figures
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}

/** All days from the first of a month up to and including `until`; missing days count as zero. */
export function fillDays(figures: readonly DailyFigure[], { months, until }: { months: number; until: string }): Day[] {
  const known = new Map(figures.map(({ date, value }) => [date, value]));
  const last = parseDate(until);
  const days: Day[] = [];
  for (let date = startOfMonth(last).subtract({ months: months - 1 }); date.compare(last) <= 0; date = date.add({ days: 1 })) {
    days.push({ date, value: known.get(date.toString()) ?? 0 });
  }
  return days;
}

/** Groups days by week, with the first day of the week of the locale. */
export function toWeeks(days: readonly Day[], locale: string): Week[] {
  const weeks = new Map<string, { start: CalendarDate; days: Day[] }>();
  for (const day of days) {
    const start = startOfWeek(day.date, locale);
    const key = start.toString();
    const week = weeks.get(key) ?? { start, days: [] };
    week.days.push(day);
    weeks.set(key, week);
  }
  return [...weeks.values()];
}

function written(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new DateFormatter(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
  return (date: CalendarDate) => format.format(date.toDate('UTC'));
}

/** Formatters for days, created once per chart, because creating one is slower than using it. */
export function dayNames(locale: string) {
  return {
    full: written(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    short: written(locale, { day: 'numeric', month: 'short' }),
    month: written(locale, { month: 'short' }),
    monthAndYear: written(locale, { month: 'long', year: 'numeric' }),
    weekday: written(locale, { weekday: 'short' }),
  };
}

/** Summarizes the total and the peak: '128 events on 64 days from December 2025 to November 2026. Most on 24 Nov: 7 events.' */
export function activitySentence(days: readonly Day[], unit: Unit, locale: string, t: Translate = fillIn): string {
  const [start] = days;
  const end = days.at(-1);
  if (!start || !end) return '';
  const names = dayNames(locale);
  const first = names.monthAndYear(start.date);
  const month = names.monthAndYear(end.date);
  const isOneMonth = first === month;
  const active = days.filter(({ value }) => value > 0);
  const [most] = active.toSorted((one, other) => other.value - one.value);
  if (!most) {
    const none = { things: t(unit.other), first, month };
    return isOneMonth ? t('No {things} in {month}.', none) : t('No {things} from {first} to {month}.', none);
  }
  const things = counted(sum(active.map(({ value }) => value)), unit, locale, t);
  const all = { things, days: formatFigure(active.length, locale), first, month };
  const figure = counted(most.value, unit, locale, t);
  return `${onDays(active.length === 1, isOneMonth, all, t)} ${t('Most on {day}: {figure}.', { day: names.short(most.date), figure })}`;
}

/** A separate sentence for each case, because the word order depends on the language. */
function onDays(isOneDay: boolean, isOneMonth: boolean, values: MessageValues, t: Translate): string {
  if (isOneMonth) return isOneDay ? t('{things} on 1 day in {month}.', values) : t('{things} on {days} days in {month}.', values);
  return isOneDay ? t('{things} on 1 day from {first} to {month}.', values) : t('{things} on {days} days from {first} to {month}.', values);
}

/** The days with a figure above zero, latest first. Days without activity are omitted, because they would fill most of the table. */
export function activityTable(days: readonly Day[], unit: Unit, locale: string, t: Translate): ChartTableData {
  const names = dayNames(locale);
  const rows = days.filter(({ value }) => value > 0).toReversed();
  return {
    columns: [t('Day'), capitalized(t(unit.other))],
    rows: rows.map(({ date, value }) => ({ key: date.toString(), name: names.full(date), figures: [formatFigure(value, locale)] })),
  };
}
