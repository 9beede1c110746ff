import { campusTimeOfDay } from '../time/campusTime.ts';
import type { Digest } from './channels.ts';

/** Hours in which reminders are sent. */
const DAY = { from: '08:00', until: '20:00' } as const;
/** Hours in which the daily digest is sent; a person who has not received it by then gets the next one. */
const MORNING = { from: '07:00', until: '11:00' } as const;

function isWithin(now: Date, timeZone: string, { from, until }: { from: string; until: string }): boolean {
  const time = campusTimeOfDay(now, timeZone);
  return time >= from && time < until;
}

/** Whether reminders may be sent at this time. */
export function isTimeForReminders(now: Date, timeZone: string): boolean {
  return isWithin(now, timeZone, DAY);
}

/** Returns the digests due at this time and campus day, in the morning only: the weekly one on Mondays. */
export function digestsDue(now: Date, timeZone: string, day: string): readonly Digest[] {
  if (!isWithin(now, timeZone, MORNING)) return [];
  const isMonday = new Date(`${day}T00:00:00.000Z`).getUTCDay() === 1;
  return isMonday ? ['daily', 'weekly'] : ['daily'];
}

/** Days that a room request waits before its decider is reminded. */
export const ROOM_REMINDER_DAYS = 3;
/** Items overdue for longer than this are no longer reminded of. */
export const REMINDED_WITHIN_DAYS = 30;
