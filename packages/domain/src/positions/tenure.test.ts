import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTenure, tenureOfDay, tenureOptions, tenureStart, tenureStartingIn } from './tenure.ts';

describe('tenureOptions', () => {
  it('lists tenures from the current year down to 2016-2017', () => {
    expect(tenureOptions({ currentYear: 2019 })).toEqual(['2019-2020', '2018-2019', '2017-2018', '2016-2017']);
  });
  it('returns an empty list for a year before the first tenure', () => expect(tenureOptions({ currentYear: 2010 })).toEqual([]));
  it('contains exactly the tenures that isTenure accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 2000, max: 2100 }), (currentYear, start) => {
        const tenure = tenureStartingIn(start);
        return tenureOptions({ currentYear }).includes(tenure) === isTenure({ tenure, currentYear });
      }),
    );
  });
});

describe('isTenure', () => {
  it.each(['2023-2025', '2023-24', '2023', '2015-2016', '2027-2028', ' 2023-2024', '2023-2024 ', 'NaN-NaN', ''])(
    'rejects %j in 2026',
    (tenure) => expect(isTenure({ tenure, currentYear: 2026 })).toBe(false),
  );
  it.each(['2016-2017', '2023-2024', '2026-2027'])('accepts %s in 2026', (tenure) =>
    expect(isTenure({ tenure, currentYear: 2026 })).toBe(true),
  );
});

it('tenureStart returns the first day of a tenure', () =>
  expect([tenureStart('2026-2027'), tenureStart('2026-2027', 7)]).toEqual(['2026-04-01', '2026-07-01']));

it.each([
  ['2026-03-31', undefined, '2025-2026'],
  ['2026-04-01', undefined, '2026-2027'],
  ['2026-12-31', undefined, '2026-2027'],
  ['2027-01-01', undefined, '2026-2027'],
  ['2026-06-30', 7, '2025-2026'],
  ['2026-07-01', 7, '2026-2027'],
  ['2026-01-01', 1, '2026-2027'],
  ['2026-12-31', 1, '2026-2027'],
  ['2026-11-30', 12, '2025-2026'],
  ['2026-12-01', 12, '2026-2027'],
])('tenureOfDay for %s with years starting in month %s is %s', (day, startsIn, tenure) => expect(tenureOfDay(day, startsIn)).toBe(tenure));
