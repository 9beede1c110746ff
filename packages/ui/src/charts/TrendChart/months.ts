/** A calendar month; `month` is 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

export interface MonthlyFigure extends Month {
  value: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a month, with or without its year, for the locale; all English locales are formatted alike. */
function written({ year, month }: Month, options: Intl.DateTimeFormatOptions, locale: string): string {
  const key = `${locale} ${options.month} ${options.year}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-US' : locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.UTC(year, month - 1));
}

/** 'October' */
export function monthName(month: Month, locale = 'en'): string {
  return written(month, { month: 'long' }, locale);
}

/** 'October 2026' */
export function monthAndYear(month: Month, locale = 'en'): string {
  return written(month, { month: 'long', year: 'numeric' }, locale);
}

/** 'Oct' */
export function shortMonth(month: Month, locale = 'en'): string {
  return written(month, { month: 'short' }, locale);
}

/** A serial number of the month, for arithmetic across years. */
export function monthNumber({ year, month }: Month): number {
  return year * 12 + month - 1;
}

export function monthOf(number: number): Month {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

/** The figures of consecutive months, oldest first, up to and including `until`; missing months count as zero. */
export function fillMonths(figures: readonly MonthlyFigure[], { months, until }: { months: number; until: Month }): MonthlyFigure[] {
  const known = new Map(figures.map((figure) => [monthNumber(figure), figure.value]));
  const first = monthNumber(until) - months + 1;
  return Array.from({ length: months }, (_, index) => ({ ...monthOf(first + index), value: known.get(first + index) ?? 0 }));
}

/** The latest month that has a figure, including zero; undefined without figures. */
export function latestMonth(figures: readonly MonthlyFigure[]): Month | undefined {
  return figures.reduce<Month | undefined>(
    (latest, figure) => (latest && monthNumber(latest) > monthNumber(figure) ? latest : figure),
    undefined,
  );
}
