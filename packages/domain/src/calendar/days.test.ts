import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campusDay } from '../time/campusTime.ts';
import { checkCalendarRange, daysOf, eventDays, isInRange } from './days.ts';

const INDIA = 'Asia/Kolkata';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

// docs/specification/calendar.md#calendar-days
describe('event days', () => {
  it.each([
    ['an event within one afternoon', '2026-11-20T10:30:00.000Z', '2026-11-20T12:30:00.000Z', INDIA, '2026-11-20', '2026-11-20'],
    ['an event that continues past midnight', '2026-11-20T16:30:00.000Z', '2026-11-20T19:30:00.000Z', INDIA, '2026-11-20', '2026-11-21'],
    ['an event that ends at midnight', '2026-11-20T16:30:00.000Z', '2026-11-20T18:30:00.000Z', INDIA, '2026-11-20', '2026-11-20'],
    [
      'an event one day later in India than in UTC',
      '2026-11-20T20:00:00.000Z',
      '2026-11-20T21:00:00.000Z',
      INDIA,
      '2026-11-21',
      '2026-11-21',
    ],
    [
      'an event one day earlier in New York than in UTC',
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T04:00:00.000Z',
      NEW_YORK,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'an event that spans the end of daylight saving time',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T03:00:00.000Z',
      LONDON,
      '2026-10-24',
      '2026-10-25',
    ],
    ['an event that spans the end of the year', '2026-12-31T12:00:00.000Z', '2027-01-02T12:00:00.000Z', LONDON, '2026-12-31', '2027-01-02'],
    ['an event that spans a leap day', '2028-02-28T12:00:00.000Z', '2028-03-01T12:00:00.000Z', LONDON, '2028-02-28', '2028-03-01'],
    ['an event without an end', '2026-11-20T10:30:00.000Z', null, INDIA, '2026-11-20', '2026-11-20'],
    ['an event with only an end', null, '2026-11-20T10:30:00.000Z', INDIA, '2026-11-20', '2026-11-20'],
    ['an event that ends before it starts', '2026-11-20T10:30:00.000Z', '2026-11-18T10:30:00.000Z', INDIA, '2026-11-20', '2026-11-20'],
    ['an event with no duration', '2026-11-20T18:30:00.000Z', '2026-11-20T18:30:00.000Z', INDIA, '2026-11-21', '2026-11-21'],
  ])('are computed in campus time: %s', (_, start, end, timeZone, from, to) => {
    expect(eventDays({ start, end }, timeZone)).toEqual({ from, to });
  });

  it('are undefined for an event without dates', () => {
    expect(eventDays({ start: null, end: null }, INDIA)).toBeUndefined();
    expect(isInRange({ start: null, end: null }, { from: '2026-01-01', to: '2026-12-31' }, INDIA)).toBe(false);
  });

  it('span from the first to the last moment of the event', () => {
    const zone = fc.constantFrom(INDIA, LONDON, NEW_YORK, 'Pacific/Apia', 'Pacific/Niue');
    const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 1, max: 10 * 24 * 60 }), (timeZone, begins, minutes) => {
        const end = new Date(begins.getTime() + minutes * 60_000);
        const days = eventDays({ start: begins.toISOString(), end: end.toISOString() }, timeZone);
        expect(days?.from).toBe(campusDay(begins, timeZone));
        expect(days?.to).toBe(campusDay(new Date(end.getTime() - 1), timeZone));
        expect(days && days.from <= days.to).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-11-18', '2026-11-19', false],
    ['2026-11-18', '2026-11-20', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', '2026-11-30', true],
    ['2026-11-23', '2026-11-30', false],
  ])('overlap the range from %s to %s: %s', (from, to, isIn) => {
    const event = { start: '2026-11-20T10:30:00.000Z', end: '2026-11-22T12:30:00.000Z' };
    expect(isInRange(event, { from, to }, INDIA)).toBe(isIn);
  });
});

describe('calendar range', () => {
  it('lists each of its days once', () => {
    expect(daysOf({ from: '2028-02-28', to: '2028-03-01' }, 42)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysOf({ from: '2026-03-02', to: '2026-03-01' }, 42)).toEqual([]);
  });

  it('has the maximum length by default, starting today or on the given day', () => {
    expect(checkCalendarRange({}, '2026-11-20')).toEqual({ ok: true, value: { from: '2026-11-20', to: '2026-12-31' } });
    expect(checkCalendarRange({ from: '2026-01-01' }, '2026-11-20')).toEqual({ ok: true, value: { from: '2026-01-01', to: '2026-02-11' } });
  });

  it.each([
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-11-01', '2026-12-12', undefined],
    ['2026-11-01', '2026-12-13', 'Ask for at most 42 days at once.'],
    ['2026-11-02', '2026-11-01', 'The last day is before the first.'],
  ])('is validated from %s to %s', (from, to, message) => {
    const checked = checkCalendarRange({ from, to }, '2026-11-20');
    expect(checked.ok ? undefined : checked.refusal).toEqual(
      message && expect.objectContaining({ code: 'INVALID', message, fieldErrors: { to: message } }),
    );
  });
});
