import { expect, it } from 'vitest';
import { monthKey, trendMonths } from './months.ts';

// docs/specification/analytics.md#analytics-periods
it('returns twelve months that end with the current month in campus time', () => {
  const months = trendMonths({ now: new Date('2026-02-28T19:00:00.000Z'), timeZone: 'Asia/Kolkata' });
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ year: 2025, month: 4 });
  expect(months.at(-1)).toEqual({ year: 2026, month: 3 });
});

it('continues from December to January of the next year', () => {
  const keys = trendMonths({ now: new Date('2026-01-15T00:00:00.000Z'), timeZone: 'UTC' }).map(monthKey);
  expect(keys.slice(-3)).toEqual(['2025-11', '2025-12', '2026-01']);
});
