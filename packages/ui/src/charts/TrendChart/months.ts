/** A calendar month, 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

export interface MonthlyFigure extends Month {
  value: number;
}

const LONG_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'October' */
export function monthName({ month }: Month): string {
  return LONG_NAMES[month - 1] ?? '';
}

/** 'October 2026' */
export function monthAndYear(month: Month): string {
  return `${monthName(month)} ${month.year}`;
}

/** 'Oct' */
export function shortMonth(month: Month): string {
  return monthName(month).slice(0, 3);
}

function toNumber({ year, month }: Month): number {
  return year * 12 + month - 1;
}

function toMonth(number: number): Month {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

/** Month by month, oldest first, up to and with `until`; a month that nothing is known of counts zero. */
export function fillMonths(figures: readonly MonthlyFigure[], { months, until }: { months: number; until: Month }): MonthlyFigure[] {
  const known = new Map(figures.map((figure) => [toNumber(figure), figure.value]));
  const first = toNumber(until) - months + 1;
  return Array.from({ length: months }, (_, index) => ({ ...toMonth(first + index), value: known.get(first + index) ?? 0 }));
}

/** The latest month that has a figure, zero or not. */
export function latestMonth(figures: readonly MonthlyFigure[]): Month | undefined {
  return figures.reduce<Month | undefined>(
    (latest, figure) => (latest && toNumber(latest) > toNumber(figure) ? latest : figure),
    undefined,
  );
}
