import { describe, expect, it } from 'vitest';
import { attendedHours } from './index.ts';

const hours = (start: string | null, end: string | null, days: number) => attendedHours({ start, end }, days, 'Asia/Kolkata');

describe('attendedHours', () => {
  it.each([
    ['an afternoon event', '2026-11-20T08:30:00Z', '2026-11-20T11:00:00Z', [0, 2.5]],
    ['a three-day event from nine to five', '2026-11-20T03:30:00Z', '2026-11-22T11:30:00Z', [0, 8, 16, 24]],
    ['an event of three times eighty minutes', '2026-11-20T11:30:00Z', '2026-11-22T12:50:00Z', [0, 80 / 60, 160 / 60, 4]],
    ['an event that was shortened to two days', '2026-11-20T03:30:00Z', '2026-11-21T11:30:00Z', [0, 8, 16, 16]],
    [
      'an event of three nights, shorter than its days',
      '2026-11-20T15:30:00Z',
      '2026-11-22T15:10:00Z',
      [0, 2860 / 180, 2860 / 90, 2860 / 60],
    ],
    ['an evening event that passes midnight', '2026-11-20T14:30:00Z', '2026-11-20T19:30:00Z', [0, 5, 5]],
    ['an overnight event of eighteen hours', '2026-11-20T12:30:00Z', '2026-11-21T06:30:00Z', [0, 18, 18]],
    ['an event of two nights and the day between', '2026-11-20T12:30:00Z', '2026-11-22T00:30:00Z', [0, 12, 24, 36]],
    ['an event of two whole days', '2026-11-19T18:30:00Z', '2026-11-21T18:30:00Z', [0, 24, 48]],
    ['an evening event that ends at midnight', '2026-11-20T14:30:00Z', '2026-11-20T18:30:00Z', [0, 4]],
    ['an event without an end', '2026-11-20T08:30:00Z', null, [0, 0]],
    ['an event without a start', null, '2026-11-20T08:30:00Z', [0, 0]],
    ['an event that ends before it starts', '2026-11-20T08:30:00Z', '2026-11-19T08:30:00Z', [0, 0]],
  ])('credits the hours of %s by the days of check-in', (_, start, end, expected) =>
    expect(expected.map((__, days) => hours(start, end, days))).toEqual(expected),
  );
});
