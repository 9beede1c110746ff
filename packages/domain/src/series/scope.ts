import * as v from 'valibot';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay, campusTimeOfDay, dayAfter } from '../time/campusTime.ts';
import { type MeetingTimes, meetingSpan } from './meetings.ts';
import { SERIES_RULES } from './texts.ts';

/** What a change is of: one meeting, that one and those after it, or all of them. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const;
export const SeriesScope = v.picklist(SERIES_SCOPES);
export type SeriesScope = v.InferOutput<typeof SeriesScope>;

/** A meeting that there is, as far as changing it goes. */
export interface ChangeableMeeting {
  readonly _id: Id;
  /** When the rule has it: what it is known by. */
  readonly original_start: string;
  readonly start: string;
  readonly end: string;
  readonly isCancelled: boolean;
}

export interface ScopedChange<Meeting extends ChangeableMeeting> {
  /** All of the series, in the order of the rule. */
  readonly meetings: readonly Meeting[];
  /** From which one it is changed. */
  readonly from: Id;
  readonly scope: SeriesScope;
  readonly now: Date;
}

function hasBegun({ start }: ChangeableMeeting, now: Date): boolean {
  return new Date(start) <= now;
}

/** The meetings that a change is of: never one that has begun, nor one that was cancelled. */
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

/** A meeting on the campus clock: how many days after the day of its rule, from when to when. */
function timesOf({ original_start, start, end }: ChangeableMeeting, timeZone: string) {
  const day = campusDay(start, timeZone);
  const shift = (Date.parse(day) - Date.parse(campusDay(original_start, timeZone))) / 86_400_000;
  return { day, shift, start_time: campusTimeOfDay(start, timeZone), end_time: campusTimeOfDay(end, timeZone) };
}

/** The manner that most of some meetings have, the first of them where several have it equally often. */
function usualOf(manners: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const manner of manners) counts.set(manner, (counts.get(manner) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** A meeting with when it is after a change. */
export interface MovedMeeting {
  readonly _id: Id;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/**
 * When the meetings of a change are after it: the day of one is another, and all others move by as many days; times are the same for all.
 * A meeting that was moved by itself before keeps its day and its time, unless it is the one that is changed. Those that stay are left out.
 */
export function moveMeetings<Meeting extends ChangeableMeeting>(
  { from, now, ...scoped }: ScopedChange<Meeting>,
  to: Partial<MeetingTimes>,
  timeZone: string,
): Result<MovedMeeting[]> {
  const open = meetingsInScope({ from, now, ...scoped });
  if (!open.ok) return open;
  const all = open.value.map((meeting) => ({ meeting, times: timesOf(meeting, timeZone) }));
  const manner = ({ shift, start_time, end_time }: ReturnType<typeof timesOf>) => [shift, start_time, end_time].join(' ');
  const usual = usualOf(all.map(({ times }) => manner(times)));
  const wasOn = campusDay(scoped.meetings.find(({ _id }) => _id === from)?.start, timeZone);
  const days = to.day === undefined ? 0 : (Date.parse(to.day) - Date.parse(wasOn)) / 86_400_000;
  const moved = all.flatMap(({ meeting, times }): MovedMeeting[] => {
    if (meeting._id !== from && manner(times) !== usual) return [];
    const { start_time = times.start_time, end_time = times.end_time } = to;
    const span = meetingSpan({ day: dayAfter(times.day, days), start_time, end_time }, timeZone);
    const isSame = span.starts_at.toISOString() === meeting.start && span.ends_at.toISOString() === meeting.end;
    return isSame ? [] : [{ _id: meeting._id, ...span }];
  });
  if (moved.some(({ starts_at, ends_at }) => ends_at <= starts_at))
    return refuse('INVALID', SERIES_RULES.endsBeforeStart, { end_time: SERIES_RULES.endsBeforeStart });
  if (moved.some(({ starts_at }) => starts_at <= now)) return refuse('INVALID', SERIES_RULES.intoPast, { day: SERIES_RULES.intoPast });
  return accept(moved);
}
