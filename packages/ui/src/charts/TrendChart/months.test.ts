import { describe, expect, it } from 'vitest';
import { fillMonths, latestMonth, monthAndYear, shortMonth } from './months.ts';

describe('fillMonths', () => {
  it('fills missing months with zero, across a change of year', () => {
    const figures = [
      { year: 2026, month: 2, value: 7 },
      { year: 2025, month: 11, value: 3 },
    ];
    expect(fillMonths(figures, { months: 4, until: { year: 2026, month: 2 } })).toEqual([
      { year: 2025, month: 11, value: 3 },
      { year: 2025, month: 12, value: 0 },
      { year: 2026, month: 1, value: 0 },
      { year: 2026, month: 2, value: 7 },
    ]);
  });

  it('omits months outside the range', () => {
    const figures = [
      { year: 2025, month: 1, value: 1 },
      { year: 2026, month: 5, value: 2 },
      { year: 2026, month: 6, value: 3 },
    ];
    expect(fillMonths(figures, { months: 1, until: { year: 2026, month: 5 } })).toEqual([{ year: 2026, month: 5, value: 2 }]);
  });
});

it('finds the latest month in figures of any order', () => {
  expect(
    latestMonth([
      { year: 2026, month: 2, value: 0 },
      { year: 2025, month: 12, value: 4 },
    ]),
  ).toMatchObject({ year: 2026, month: 2 });
  expect(latestMonth([])).toBeUndefined();
});

it('formats long and short month names', () => {
  expect(monthAndYear({ year: 2026, month: 10 })).toBe('October 2026');
  expect(shortMonth({ year: 2026, month: 9 })).toBe('Sep');
});
