import { describe, expect, it } from 'vitest';
import { attendedHours } from './index.ts';

const hours = (start: string | null, end: string | null) => attendedHours({ start, end }, 'Asia/Kolkata');

describe('the hours of a day of an event', () => {
  it.each([
    ['of an afternoon', '2026-11-20T08:30:00Z', '2026-11-20T11:00:00Z', 2.5],
    ['of three days, from nine to five', '2026-11-20T03:30:00Z', '2026-11-22T11:30:00Z', 8],
    ['that goes on through the night', '2026-11-20T12:30:00Z', '2026-11-21T06:30:00Z', 9],
    ['of whole days', '2026-11-19T18:30:00Z', '2026-11-21T18:30:00Z', 24],
    ['that ends at midnight', '2026-11-20T14:30:00Z', '2026-11-20T18:30:00Z', 4],
    ['without an end', '2026-11-20T08:30:00Z', null, 0],
    ['without a beginning', null, '2026-11-20T08:30:00Z', 0],
    ['that ends before it begins', '2026-11-20T08:30:00Z', '2026-11-19T08:30:00Z', 0],
  ])('%s', (_, start, end, expected) => expect(hours(start, end)).toBe(expected));
});
