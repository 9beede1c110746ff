import { describe, expect, it } from 'vitest';
import { digestsDue, isTimeForReminders } from './index.ts';

const ZONE = 'Asia/Kolkata';
/** A campus time; the campus is at UTC+05:30. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00.000+05:30`);

describe('isTimeForReminders', () => {
  it.each([
    ['07:59', false],
    ['08:00', true],
    ['19:59', true],
    ['20:00', false],
    ['03:00', false],
  ])('returns at %s: %s', (time, expected) => expect(isTimeForReminders(at('2026-11-20', time), ZONE)).toBe(expected));
});

describe('digestsDue', () => {
  it.each([
    ['2026-11-20', '06:59', []],
    ['2026-11-20', '07:00', ['daily']],
    ['2026-11-20', '11:00', []],
    ['2026-11-23', '08:30', ['daily', 'weekly']],
    ['2026-11-23', '12:00', []],
  ])('returns on %s at %s: %j', (day, time, expected) => expect(digestsDue(at(day, time), ZONE, day)).toEqual(expected));
});
