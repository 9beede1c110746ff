/** A calendar month, 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

export interface MonthlyFigure extends Month {
  value: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A month on its own or with its year, as the locale has it; English ones all alike. */
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

/** Months in a row, whatever their years. */
export function monthNumber({ year, month }: Month): number {
  return year * 12 + month - 1;
}

export function monthOf(number: number): Month {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

/** Month by month, oldest first, up to and with `until`; a month that nothing is known of counts zero. */
export function fillMonths(figures: readonly MonthlyFigure[], { months, until }: { months: number; until: Month }): MonthlyFigure[] {
  const known = new Map(figures.map((figure) => [monthNumber(figure), figure.value]));
  const first = monthNumber(until) - months + 1;
  return Array.from({ length: months }, (_, index) => ({ ...monthOf(first + index), value: known.get(first + index) ?? 0 }));
}

/** The latest month that has a figure, zero or not. */
export function latestMonth(figures: readonly MonthlyFigure[]): Month | undefined {
  return figures.reduce<Month | undefined>(
    (latest, figure) => (latest && monthNumber(latest) > monthNumber(figure) ? latest : figure),
    undefined,
  );
}
