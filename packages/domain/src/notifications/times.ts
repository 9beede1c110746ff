import { campusTimeOfDay } from '../time/campusTime.ts';
import type { Digest } from './channels.ts';

/** Nobody is reminded of anything at night. */
const DAY = { from: '08:00', until: '20:00' } as const;
/** When the digest of a day goes out; who was not sent one by the end of it gets the next. */
const MORNING = { from: '07:00', until: '11:00' } as const;

function isWithin(now: Date, timeZone: string, { from, until }: { from: string; until: string }): boolean {
  const time = campusTimeOfDay(now, timeZone);
  return time >= from && time < until;
}

/** Whether it is a time of day to remind people. */
export function isTimeForReminders(now: Date, timeZone: string): boolean {
  return isWithin(now, timeZone, DAY);
}

/** The digests that go out on a morning, by the campus's day: the weekly one on Mondays. None at another time. */
export function digestsDue(now: Date, timeZone: string, day: string): readonly Digest[] {
  if (!isWithin(now, timeZone, MORNING)) return [];
  const isMonday = new Date(`${day}T00:00:00.000Z`).getUTCDay() === 1;
  return isMonday ? ['daily', 'weekly'] : ['daily'];
}

/** A room request waits for so many days before whoever decides it is reminded. */
export const ROOM_REMINDER_DAYS = 3;
/** What has waited for longer than that beyond its time is not worth a reminder any more. */
export const REMINDED_WITHIN_DAYS = 30;
