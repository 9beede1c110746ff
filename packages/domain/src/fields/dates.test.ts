import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CalendarDay, isInstant, OptionalDay, OptionalInstant, requiredDay } from './dates.ts';

const validDate = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T23:59:59Z'), noInvalidDate: true });

describe('CalendarDay', () => {
  const messageOf = (day: unknown) => v.safeParse(CalendarDay, day).issues?.[0].message;
  it.each(['1900-01-01', '2024-02-29', '2200-12-31'])('accepts %s', (day) => expect(messageOf(day)).toBeUndefined());
  it.each([null, 7, '', '2026-02-30', '2026-1-1', '20261101'])('rejects %j', (day) =>
    expect(messageOf(day)).toBe('Enter the date as YYYY-MM-DD.'),
  );
  it.each(['0000-01-01', '1899-12-31', '2201-01-01', '9999-12-31'])('rejects %s outside the allowed date range', (day) =>
    expect(messageOf(day)).toBe('Enter a date from 1900-01-01 to 2200-12-31.'),
  );
});

describe('isInstant', () => {
  it.each(['2026-11-20T09:30:00.000Z', '2026-11-20T09:30Z', '2026-11-20T15:00:00+05:30'])('accepts %s', (text) =>
    expect(isInstant(text)).toBe(true),
  );
  it.each(['2026-11-20T09:30:00', '2026-11-20', '2026-02-30T09:30:00Z', '2026-11-20T25:30:00Z', 'tomorrow', ''])('rejects %s', (text) =>
    expect(isInstant(text)).toBe(false),
  );
});

describe('requiredDay', () => {
  const Day = requiredDay('Enter the day.');

  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ])('parses %s', (text, day) => expect(v.parse(Day, text)).toBe(day));

  it.each([
    ['', 'Enter the day.'],
    [null, 'Enter the day.'],
    ['20 November', 'Enter the date as YYYY-MM-DD.'],
    ['2026-02-30', 'Enter the date as YYYY-MM-DD.'],
  ])('rejects %s', (text, message) => expect(v.safeParse(Day, text).issues?.map((issue) => issue.message)).toEqual([message]));
});

describe('OptionalDay', () => {
  it.each([
    ['', null],
    [null, null],
    [undefined, null],
    ['2026-11-20', '2026-11-20'],
  ])('parses %s', (text, day) => expect(v.parse(OptionalDay, text)).toBe(day));
  it('rejects text that is not a date', () => expect(v.is(OptionalDay, 'soon')).toBe(false));
});

describe('OptionalInstant', () => {
  it.each([
    ['', null],
    [null, null],
    [undefined, null],
    ['2026-11-20T15:00:00+05:30', '2026-11-20T09:30:00.000Z'],
  ])('parses %s', (text, moment) => expect(v.parse(OptionalInstant, text)).toBe(moment));
  it('rejects text that is not a date with a single message', () => {
    expect(v.safeParse(OptionalInstant, 'soon').issues?.map((issue) => issue.message)).toEqual(['Enter a valid date and time.']);
  });
  it('keeps every instant in the allowed range unchanged', () => {
    fc.assert(fc.property(validDate, (moment) => v.parse(OptionalInstant, moment.toISOString()) === moment.toISOString()));
  });
});

describe('allowed date range', () => {
  const FAR = ['0000-01-01', '0001-01-01', '0099-12-31', '1899-12-31', '2201-01-01', '9999-12-31'];
  const refusal = (schema: v.GenericSchema, text: string) => v.safeParse(schema, text).issues?.map(({ message }) => message);

  it.each(FAR)('excludes %s in every date schema', (day) => {
    for (const schema of [requiredDay('Enter the day.'), OptionalDay]) {
      expect(refusal(schema, day)).toEqual(['Enter a date from 1900-01-01 to 2200-12-31.']);
      expect(refusal(schema, `${day}T12:00:00Z`)).toEqual(['Enter a date from 1900-01-01 to 2200-12-31.']);
    }
    expect(refusal(OptionalInstant, `${day}T12:00:00Z`)).toEqual(['Enter a date from 1900-01-01 to 2200-12-31.']);
  });

  it.each([
    ['1900-01-01', '1900-01-01T00:00:00.000Z'],
    ['2200-12-31', '2200-12-31T23:59:59.999Z'],
  ])('includes its first and last day: %s', (day, moment) => {
    expect(v.parse(requiredDay('Enter the day.'), day)).toBe(day);
    expect(v.parse(OptionalInstant, moment)).toBe(moment);
  });

  it.each(['2200-12-31T23:59:59-00:01', '1900-01-01T00:00:00+00:01', '0000-01-01T00:00:00+00:01'])(
    'is checked by the instant in UTC: %s',
    (moment) => expect(refusal(OptionalInstant, moment)).toEqual(['Enter a date from 1900-01-01 to 2200-12-31.']),
  );
});
