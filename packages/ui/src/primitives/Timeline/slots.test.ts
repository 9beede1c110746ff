import { describe, expect, it } from 'vitest';
import {
  endOf,
  freeAround,
  occupiedRangeAt,
  occupiedRangesOf,
  placeOf,
  type SlotScale,
  startOf,
  statusOf,
  type TimelineBooking,
} from './slots.ts';

const WEEKDAYS: SlotScale = { days: ['2026-11-23', '2026-11-24', '2026-11-27'], fromHour: 8, toHour: 22, slotMinutes: 30 };

function booking(start: string, end: string, status: TimelineBooking['status'] = 'booked'): TimelineBooking {
  return { id: `${start} ${status}`, rowId: 'hall', start, end, status, label: 'Robo Night' };
}

describe('placeOf', () => {
  it.each([
    ['2026-11-23T08:00', 0],
    ['2026-11-23T09:45', 3.5],
    ['2026-11-24T08:00', 28],
    ['2026-11-27T22:00', 84],
  ])('places %s after %d slots', (moment, slots) => {
    expect(placeOf(moment, WEEKDAYS)).toBe(slots);
  });

  it.each([
    ['before the shown hours', '2026-11-24T06:30', 28],
    ['after the shown hours', '2026-11-24T23:15', 56],
    ['on a day that is not shown', '2026-11-25T12:00', 56],
    ['before all shown days', '2026-11-01T12:00', 0],
    ['after all shown days', '2026-12-24T12:00', 84],
  ])('moves a moment outside the shown time to an edge: %s', (_, moment, slots) => {
    expect(placeOf(moment, WEEKDAYS)).toBe(slots);
  });
});

it.each([
  [0, '2026-11-23T08:00', '2026-11-23T08:30'],
  [27, '2026-11-23T21:30', '2026-11-23T22:00'],
  [59, '2026-11-27T09:30', '2026-11-27T10:00'],
])('converts slot %d to the time from %s to %s', (slot, start, end) => {
  expect(startOf(slot, WEEKDAYS)).toBe(start);
  expect(endOf(slot, WEEKDAYS)).toBe(end);
});

describe('occupiedRangesOf', () => {
  it('returns ranges in chronological order, rounded to whole slots', () => {
    const two = [booking('2026-11-24T18:30', '2026-11-24T21:00'), booking('2026-11-23T09:15', '2026-11-23T10:10')];
    expect(occupiedRangesOf(two, WEEKDAYS).map(({ from, to }) => [from, to])).toEqual([
      [2, 5],
      [49, 54],
    ]);
  });

  it('merges overlapping bookings into one range with the strongest status', () => {
    const [only, ...others] = occupiedRangesOf(
      [booking('2026-11-23T10:00', '2026-11-23T12:00', 'requested'), booking('2026-11-23T11:00', '2026-11-23T13:00', 'mine')],
      WEEKDAYS,
    );
    expect(others).toEqual([]);
    expect(only && [only.from, only.to, only.bookings.length, statusOf(only)]).toEqual([4, 10, 2, 'mine']);
  });

  it('keeps adjacent bookings as separate ranges', () => {
    const two = [booking('2026-11-23T10:00', '2026-11-23T12:00'), booking('2026-11-23T12:00', '2026-11-23T13:00')];
    expect(occupiedRangesOf(two, WEEKDAYS).map(({ from, to }) => [from, to])).toEqual([
      [4, 8],
      [8, 10],
    ]);
  });

  it('omits bookings outside the shown hours', () => {
    expect(occupiedRangesOf([booking('2026-11-23T22:30', '2026-11-24T07:00')], WEEKDAYS)).toEqual([]);
  });
});

describe('freeAround', () => {
  const taken = occupiedRangesOf(
    [booking('2026-11-24T10:00', '2026-11-24T12:00'), booking('2026-11-24T18:00', '2026-11-24T19:00')],
    WEEKDAYS,
  );

  it('returns the free range between two occupied ranges', () => {
    expect(freeAround(40, taken, WEEKDAYS, 0)).toEqual({ from: 36, to: 48 });
    expect(occupiedRangeAt(35, taken)?.from).toBe(32);
    expect(occupiedRangeAt(36, taken)).toBeUndefined();
  });

  it('ends with the day and starts no earlier than the first free slot', () => {
    expect(freeAround(52, taken, WEEKDAYS, 0)).toEqual({ from: 50, to: 56 });
    expect(freeAround(40, taken, WEEKDAYS, 38)).toEqual({ from: 38, to: 48 });
  });
});
