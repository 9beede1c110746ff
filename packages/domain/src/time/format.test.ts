import { describe, expect, it } from 'vitest';
import {
  formatCalendarDay,
  formatClockTime,
  formatDateTime,
  formatDay,
  formatIndianDate,
  formatLongDate,
  formatMonthDay,
  formatPaddedDate,
  formatShortDate,
  formatTime,
} from './format.ts';

const KOLKATA = 'Asia/Kolkata';
/** 6:30 pm on 1 November 2026 in Kolkata. */
const EVENING = '2026-11-01T13:00:00.000Z';

// docs/specification/shell.md#shell-dates
describe('date formatters', () => {
  it.each([
    [formatShortDate, 'Nov 1, 2026'],
    [formatIndianDate, '1 Nov 2026'],
    [formatLongDate, '1 November 2026'],
    [formatPaddedDate, '01 Nov 2026'],
    [formatMonthDay, 'Nov 1'],
    [formatTime, '6:30 pm'],
    [formatDateTime, 'Nov 1, 2026, 6:30 pm'],
  ])('%o formats an instant as %s', (format, expected) => {
    expect(format(EVENING, KOLKATA)).toBe(expected);
    expect(format(new Date(EVENING), KOLKATA)).toBe(expected);
  });

  it.each([formatShortDate, formatIndianDate, formatLongDate, formatPaddedDate, formatMonthDay, formatTime, formatDateTime])(
    '%o returns an empty string for a blank or invalid date',
    (format) => {
      for (const blank of [null, undefined, '', 'soon', new Date(Number.NaN)]) expect(format(blank, KOLKATA)).toBe('');
    },
  );

  it('format the day in the given time zone', () => {
    expect(formatShortDate('2026-10-31T20:00:00.000Z', KOLKATA)).toBe('Nov 1, 2026');
    expect(formatShortDate('2026-10-31T20:00:00.000Z', 'UTC')).toBe('Oct 31, 2026');
  });

  it.each([
    ['2026-11-01', 'Nov 1, 2026'],
    ['2026-11-01T00:00:00.000Z', 'Nov 1, 2026'],
    ['', ''],
  ])('format the calendar day %s as %s', (wire, expected) => {
    expect(formatCalendarDay(wire)).toBe(expected);
  });

  it.each([
    ['00:00', '12:00 am'],
    ['09:05', '9:05 am'],
    ['12:00', '12:00 pm'],
    ['18:30', '6:30 pm'],
    ['24:00', '12:00 am'],
    ['evening', ''],
  ])('format the wall-clock time %s as %s', (time, expected) => {
    expect(formatClockTime(time)).toBe(expected);
  });
});

it.each([
  ['en', '2026-12-31', 'Sun 1 Nov'],
  ['en', '2027-01-01', 'Sun 1 Nov 2026'],
  ['hi-IN', '2026-12-31', 'रवि 1 नव॰'],
])('formats a day in the locale %s, with the current date %s, as %s', (locale, now, expected) => {
  expect(formatDay(EVENING, KOLKATA, locale, new Date(now))).toBe(expected);
  expect(formatDay(null, KOLKATA, locale, new Date(now))).toBe('');
});

it.each([
  [formatShortDate, '1 नव॰ 2026'],
  [formatIndianDate, '1 नव॰ 2026'],
  [formatLongDate, '1 नवंबर 2026'],
  [formatPaddedDate, '01 नव॰ 2026'],
  [formatMonthDay, '1 नव॰'],
  [formatTime, '6:30 pm'],
  [formatDateTime, '1 नव॰ 2026, 6:30 pm'],
])('%o formats an instant as %s in Hindi', (format, expected) => expect(format(EVENING, KOLKATA, 'hi-IN')).toBe(expected));
