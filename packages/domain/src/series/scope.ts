import * as v from 'valibot';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay, campusTimeOfDay, dayAfter, instantAt } from '../time/campusTime.ts';
import type { MeetingTimes } from './meetings.ts';
import { SERIES_RULES } from './texts.ts';

/** Scope of a change: one meeting, that one and the following ones, or all. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const;
export const SeriesScope = v.picklist(SERIES_SCOPES);
export type SeriesScope = v.InferOutput<typeof SeriesScope>;

/** An existing meeting, with the data needed to change it. */
export interface ChangeableMeeting {
  readonly _id: Id;
  /** Start according to the rule, which identifies the meeting. */
  readonly original_start: string;
  readonly start: string;
  readonly end: string;
  readonly isCancelled: boolean;
}

export interface ScopedChange<Meeting extends ChangeableMeeting> {
  /** All meetings of the series, in rule order. */
  readonly meetings: readonly Meeting[];
  /** The meeting at which the change starts. */
  readonly from: Id;
  readonly scope: SeriesScope;
  readonly now: Date;
}

function hasBegun({ start }: ChangeableMeeting, now: Date): boolean {
  return new Date(start) <= now;
}

/** Returns the meetings that a change affects: not those that have started or are cancelled. */
export function meetingsInScope<Meeting extends ChangeableMeeting>({
  meetings,
  from,
  scope,
  now,
}: ScopedChange<Meeting>): Result<Meeting[]> {
  const chosen = meetings.find(({ _id }) => _id === from);
  if (!chosen) return refuse('NOT_FOUND', SERIES_RULES.noMeeting);
  if (scope === 'this' && chosen.isCancelled) return refuse('CONFLICT', SERIES_RULES.cancelled);
  if (scope === 'this' && hasBegun(chosen, now)) return refuse('CONFLICT', SERIES_RULES.begun);
  const isInScope = {
    this: (meeting: Meeting) => meeting._id === from,
    following: (meeting: Meeting) => meeting.original_start >= chosen.original_start,
    all: () => true,
  }[scope];
  const open = meetings.filter((meeting) => isInScope(meeting) && !meeting.isCancelled && !hasBegun(meeting, now));
  return open.length > 0 ? accept(open) : refuse('CONFLICT', SERIES_RULES.noneLeft);
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / 86_400_000;
}

/**
 * Returns a meeting's campus time: the number of days after its day in the rule, its start and end time, and how many days later it ends if
 * it was made longer on its own.
 */
function timesOf({ original_start, start, end }: ChangeableMeeting, timeZone: string) {
  const day = campusDay(start, timeZone);
  return {
    day,
    shift: daysBetween(campusDay(original_start, timeZone), day),
    start_time: campusTimeOfDay(start, timeZone),
    end_time: campusTimeOfDay(end, timeZone),
    endsAfter: daysBetween(day, campusDay(end, timeZone)),
  };
}

/** Returns a meeting's new start and end. One that passes midnight may still do so, and one of several days keeps their number. */
function movedSpan(
  { day, start_time: formerStart, end_time: formerEnd, endsAfter }: ReturnType<typeof timesOf>,
  {
    days,
    start_time = formerStart,
    end_time = formerEnd,
  }: { days: number; start_time?: string | undefined; end_time?: string | undefined },
  timeZone: string,
): { starts_at: Date; ends_at: Date } {
  const passesMidnight = endsAfter > 0 && formerEnd <= formerStart;
  const fullDays = passesMidnight ? endsAfter - 1 : endsAfter;
  const lastDay = dayAfter(day, days + fullDays + (passesMidnight && end_time <= start_time ? 1 : 0));
  return { starts_at: instantAt(dayAfter(day, days), start_time, timeZone), ends_at: instantAt(lastDay, end_time, timeZone) };
}

/** Returns the most frequent schedule; the first one if several are equally frequent. */
function usualOf(manners: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const timing of manners) counts.set(timing, (counts.get(timing) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** A meeting with its new time. */
export interface MovedMeeting {
  readonly _id: Id;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/**
 * Returns the new times of the meetings in a change: the chosen meeting's day changes, and all others move by the same number of days; the
 * times of day are the same for all. A meeting that was moved individually before keeps its day and time, unless it is the chosen one.
 * Unchanged meetings are omitted.
 */
export function moveMeetings<Meeting extends ChangeableMeeting>(
  { from, now, ...scoped }: ScopedChange<Meeting>,
  to: Partial<MeetingTimes>,
  timeZone: string,
): Result<MovedMeeting[]> {
  const open = meetingsInScope({ from, now, ...scoped });
  if (!open.ok) return open;
  const all = open.value.map((meeting) => ({ meeting, times: timesOf(meeting, timeZone) }));
  const timingOf = ({ shift, start_time, end_time, endsAfter }: ReturnType<typeof timesOf>) =>
    [shift, start_time, end_time, endsAfter].join(' ');
  const usual = usualOf(all.map(({ times }) => timingOf(times)));
  const wasOn = campusDay(scoped.meetings.find(({ _id }) => _id === from)?.start, timeZone);
  const days = to.day === undefined ? 0 : daysBetween(wasOn, to.day);
  if (days === 0 && to.start_time === undefined && to.end_time === undefined) return accept([]);
  const moved = all.flatMap(({ meeting, times }): MovedMeeting[] => {
    if (meeting._id !== from && timingOf(times) !== usual) return [];
    const span = movedSpan(times, { days, start_time: to.start_time, end_time: to.end_time }, timeZone);
    const isSame = span.starts_at.toISOString() === meeting.start && span.ends_at.toISOString() === meeting.end;
    return isSame ? [] : [{ _id: meeting._id, ...span }];
  });
  if (moved.some(({ starts_at, ends_at }) => ends_at <= starts_at))
    return refuse('INVALID', SERIES_RULES.endsBeforeStart, { end_time: SERIES_RULES.endsBeforeStart });
  if (moved.some(({ starts_at }) => starts_at <= now)) return refuse('INVALID', SERIES_RULES.intoPast, { day: SERIES_RULES.intoPast });
  return accept(moved);
}
