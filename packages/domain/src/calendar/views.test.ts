import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf } from './days.ts';
import { CALENDAR_VIEWS, endOfItsWeek, monthOf, movedDay, readCalendarDay, readCalendarView, shownRange, weeksOf } from './views.ts';

describe('calendar view range', () => {
  it.each([
    ['month', '2026-11-20', 'en-IN', '2026-11-01', '2026-12-05'],
    ['month', '2026-11-20', 'en-GB', '2026-10-26', '2026-12-06'],
    ['month', '2026-02-10', 'en-US', '2026-02-01', '2026-02-28'],
    ['month', '2026-05-31', 'en-US', '2026-04-26', '2026-06-06'],
    ['week', '2026-11-20', 'en-IN', '2026-11-15', '2026-11-21'],
    ['week', '2026-11-20', 'en-GB', '2026-11-16', '2026-11-22'],
    ['week', '2027-01-01', 'en-GB', '2026-12-28', '2027-01-03'],
    ['day', '2026-11-20', 'en-GB', '2026-11-20', '2026-11-20'],
    ['month', '1900-01-05', 'en-GB', '1900-01-01', '1900-02-04'],
    ['month', '2200-12-31', 'en-GB', '2200-12-01', '2200-12-31'],
  ] as const)('spans a %s of %s in locale %s', (view, day, locale, from, to) => {
    expect(shownRange(view, day, locale)).toEqual({ from, to });
  });

  it('contains the given day and consists of at most six weeks', () => {
    const day = fc.date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    const locale = fc.constantFrom('en-IN', 'en-GB', 'en-US', 'ar-EG');
    fc.assert(
      fc.property(day, locale, fc.constantFrom(...CALENDAR_VIEWS), (date, language, view) => {
        const text = date.toISOString().slice(0, 10);
        const range = shownRange(view, text, language);
        const weeks = weeksOf(range, language);
        expect(weeks.flat()).toEqual(daysOf(range, 42));
        expect(weeks.flat()).toContain(text);
        expect(weeks.length).toBeLessThanOrEqual(6);
        if (view !== 'day') expect(weeks.every(({ length }) => length === 7)).toBe(true);
      }),
    );
  });

  it('is read from the URL, with a fallback for invalid values', () => {
    expect(['month', 'week', 'day', 'list', null].map(readCalendarView)).toEqual(['month', 'week', 'day', undefined, undefined]);
    const days = ['2026-02-28', '2026-02-29', '1899-12-31', 'tomorrow', null].map((word) => readCalendarDay(word, '2026-11-20'));
    expect(days).toEqual(['2026-02-28', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20']);
  });
});

describe('moving through the calendar', () => {
  it.each([
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2026-03-31', 'month', -1, '2026-02-28'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2026-12-31', 'day', 1, '2027-01-01'],
    ['2026-03-01', 'week', -1, '2026-02-22'],
    ['1900-01-01', 'day', -1, '1900-01-01'],
    ['2200-12-20', 'month', 1, '2200-12-31'],
  ] as const)('goes from %s by a %s, %i times', (day, step, count, expected) => {
    expect(movedDay(day, step, count)).toBe(expected);
  });

  it.each([
    ['2026-11-20', 'first', 'en-IN', '2026-11-15'],
    ['2026-11-20', 'last', 'en-IN', '2026-11-21'],
    ['2026-11-22', 'last', 'en-GB', '2026-11-22'],
  ] as const)('goes from %s to the %s day of the week in locale %s', (day, which, locale, expected) => {
    expect(endOfItsWeek(day, which, locale)).toBe(expected);
  });

  it('returns the first and last day of a month', () => {
    expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
});
