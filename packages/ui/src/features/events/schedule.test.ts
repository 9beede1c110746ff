import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../primitives/UiProvider/LocaleSettings.ts';
import { scheduleText } from './schedule.ts';

const start = '2026-11-01T13:00:00.000Z';

describe('scheduleText', () => {
  it.each([
    ['start and end on the same campus day', { start, end: '2026-11-01T15:00:00.000Z' }, '6:30 pm – 8:30 pm'],
    ['an end on another campus day than the start', { start, end: '2026-11-01T19:00:00.000Z' }, '6:30 pm – Nov 2, 2026, 12:30 am'],
    ['no end', { start, end: null }, '6:30 pm'],
  ])('formats a schedule with %s', (_, schedule, time) => {
    expect(scheduleText(schedule, DEFAULT_SETTINGS)).toEqual({ leaf: ['Nov', '1'], date: 'Nov 1, 2026', time });
  });

  it('uses the time zone of the campus', () => {
    expect(scheduleText({ start: '2026-11-01T19:00:00.000Z', end: null }, DEFAULT_SETTINGS).leaf).toEqual(['Nov', '2']);
    expect(
      scheduleText({ start: '2026-11-01T19:00:00.000Z', end: null }, { ...DEFAULT_SETTINGS, timeZone: 'America/New_York' }).leaf,
    ).toEqual(['Nov', '1']);
  });

  it.each([
    ['null', null],
    ['blank text', ''],
    ['text that is not a date', 'soon'],
  ])('returns "Date to be announced" for a start of %s', (_, open) => {
    expect(scheduleText({ start: open, end: null }, DEFAULT_SETTINGS)).toEqual({ date: 'Date to be announced', time: '' });
  });
});
