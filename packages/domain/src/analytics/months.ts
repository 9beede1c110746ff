import { campusDay } from '../time/campusTime.ts';

/** A calendar month: 2026 and 11 are November 2026. */
export interface CalendarMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Number of months in a trend. */
export const TREND_MONTHS = 12;

/** Returns the months of a trend, oldest first, up to the current campus month. */
export function trendMonths({ now, timeZone }: { now: Date; timeZone: string }): CalendarMonth[] {
  const [year = 0, month = 0] = campusDay(now, timeZone).split('-').map(Number);
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const months = year * 12 + month - 1 - (TREND_MONTHS - 1) + index;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  });
}

/** Returns a month as a key: 2026-11. */
export function monthKey({ year, month }: CalendarMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
