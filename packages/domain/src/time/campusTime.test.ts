import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  campusDay,
  campusTimeOfDay,
  dayAfter,
  instantAt,
  isAmbiguousTime,
  isCalendarDay,
  isSameCampusDay,
} from './campusTime.ts';

const ZONES = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const zones = fc.constantFrom(...ZONES);
const minutes = fc.integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 }).map((minute) => new Date(minute * 60_000));

describe('campusDay and campusTimeOfDay', () => {
  it.each([
    ['2026-10-31T18:29:59.999Z', 'Asia/Kolkata', '2026-10-31', '23:59'],
    ['2026-10-31T18:30:00.000Z', 'Asia/Kolkata', '2026-11-01', '00:00'],
    ['2026-11-01T04:00:00.000Z', 'America/New_York', '2026-11-01', '00:00'],
    ['2026-12-31T23:00:00.000Z', 'Europe/Berlin', '2027-01-01', '00:00'],
  ])('convert %s in %s to %s %s', (instant, zone, day, time) => {
    expect([campusDay(instant, zone), campusTimeOfDay(instant, zone)]).toEqual([day, time]);
  });

  it.each([null, undefined, '', 'soon'])('return an empty string for %j', (blank) => {
    expect(campusDay(blank, 'Asia/Kolkata')).toBe('');
    expect(campusTimeOfDay(blank, 'Asia/Kolkata')).toBe('');
  });
});

describe('campusDay and campusTimeOfDay compared with Intl', () => {
  const seconds = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2100, 0) / 1000 });
  const shownByIntl = (instant: Date, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);

  it('return the same result at any second from 1900 to 2100', () => {
    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const instant = new Date(second * 1000);
        expect(`${campusDay(instant, zone)} ${campusTimeOfDay(instant, zone)}`).toBe(shownByIntl(instant, zone));
      }),
    );
  });

  it.each([
    ['2026-03-29T01:00:00Z', 'Europe/Berlin'],
    ['2026-10-25T01:00:00Z', 'Europe/Berlin'],
    ['2026-11-01T06:00:00Z', 'America/New_York'],
    ['2026-10-03T15:30:00Z', 'Australia/Lord_Howe'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia'],
    ['2026-02-15T02:00:00Z', 'Africa/Casablanca'],
  ])('return the same result for every minute around %s in %s', (change, zone) => {
    const minutesAround = Array.from({ length: 181 }, (_, index) => new Date(Date.parse(change) + (index - 90) * 60_000));
    expect(minutesAround.map((instant) => `${campusDay(instant, zone)} ${campusTimeOfDay(instant, zone)}`)).toEqual(
      minutesAround.map((instant) => shownByIntl(instant, zone)),
    );
  });
});

it('returns the correct campus day for every day of a century', () => {
  const days = Array.from({ length: 36_525 }, (_, index) => new Date(Date.UTC(2000, 0, 1 + index, 12)));
  const wrong = days.filter((day) => campusDay(day, 'Asia/Kolkata') !== day.toISOString().slice(0, 10));
  expect(wrong).toEqual([]);
  expect(campusTimeOfDay(days[0], 'Asia/Kolkata')).toBe('17:30');
});

describe('instantAt', () => {
  it.each([
    ['an ordinary time', '2026-11-01', '18:30', 'Asia/Kolkata', '2026-11-01T13:00:00.000Z'],
    ['summer time', '2026-07-01', '12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['winter time', '2026-01-01', '12:00', 'Europe/Berlin', '2026-01-01T11:00:00.000Z'],
    ['a time in a skipped hour to one hour later', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['a time in a repeated hour to its first occurrence', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['the minute before a repeated hour', '2026-11-01', '00:59', 'America/New_York', '2026-11-01T04:59:00.000Z'],
    ['the minute after a repeated hour', '2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['a time in a skipped half hour to half an hour later', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['noon of a skipped day to noon of the next day', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('resolves %s', (_, day, time, zone, expected) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-02-30', '12:00'],
    ['2026-11-01', '24:30'],
    ['2026-11-01', 'noon'],
    ['2026-11-01', ''],
    ['tomorrow', '12:00'],
    ['', ''],
  ])('returns an Invalid Date for %j %j', (day, time) => {
    expect(instantAt(day, time, 'Asia/Kolkata').getTime()).toBeNaN();
  });

  it('round-trips the campus day and time of any minute in every zone', () => {
    fc.assert(
      fc.property(minutes, zones, (instant, zone) => {
        const day = campusDay(instant, zone);
        const time = campusTimeOfDay(instant, zone);
        const back = instantAt(day, time, zone);
        expect([campusDay(back, zone), campusTimeOfDay(back, zone)]).toEqual([day, time]);
        expect(back.getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });
});

describe('calendar days', () => {
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-11-01T00:00:00.000Z', false],
    ['2026-00-10', false],
    ['20261101', false],
    ['', false],
  ])('isCalendarDay(%j) is %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });

  it('reads the date of an ISO timestamp', () => {
    expect(calendarDay('2026-11-01T00:00:00.000Z')).toBe('2026-11-01');
    expect(calendarDay('2026-11-01')).toBe('2026-11-01');
  });

  it('compares days in the time zone of the campus', () => {
    expect(isSameCampusDay('2026-10-31T18:30:00Z', '2026-11-01T18:29:00Z', 'Asia/Kolkata')).toBe(true);
    expect(isSameCampusDay('2026-10-31T18:30:00Z', '2026-11-01T18:29:00Z', 'UTC')).toBe(false);
  });
});

it('handles dates in the year 0001', () => {
  expect(campusDay('0001-06-01T12:00:00.000Z', 'UTC')).toBe('0001-06-01');
  expect(instantAt('0001-06-01', '12:00', 'UTC').toISOString()).toBe('0001-06-01T12:00:00.000Z');
});

it.each([
  ['2026-11-30', '2026-12-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
])('returns the day after %s as %s', (day, next) => expect(dayAfter(day)).toBe(next));

describe('isAmbiguousTime', () => {
  it.each([
    ['the first instant of a repeated hour', '2026-10-25T00:00:00.000Z', 'Europe/Berlin', true],
    ['the last second of a repeated hour before clocks go back', '2026-10-25T00:59:59.000Z', 'Europe/Berlin', true],
    ['the last second of a repeated hour after clocks go back', '2026-10-25T01:59:59.000Z', 'Europe/Berlin', true],
    ['the last second before a repeated hour', '2026-10-24T23:59:59.000Z', 'Europe/Berlin', false],
    ['the first instant after a repeated hour', '2026-10-25T02:00:00.000Z', 'Europe/Berlin', false],
    ['the first instant after a skipped hour', '2026-03-29T01:00:00.000Z', 'Europe/Berlin', false],
    ['a time in a repeated half hour', '2027-04-03T14:30:00.000Z', 'Australia/Lord_Howe', true],
    ['a time in a zone without clock changes', '2026-10-25T00:30:00.000Z', 'Asia/Kolkata', false],
  ])('classifies %s', (_, instant, zone, expected) => {
    expect(isAmbiguousTime(new Date(instant), zone)).toBe(expected);
  });

  it('returns true for both instants when instantAt does not return the original one', () => {
    fc.assert(
      fc.property(minutes, zones, (instant, zone) => {
        const back = instantAt(campusDay(instant, zone), campusTimeOfDay(instant, zone), zone);
        if (back.getTime() !== instant.getTime()) expect([back, instant].map((time) => isAmbiguousTime(time, zone))).toEqual([true, true]);
      }),
    );
  });
});
