import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { RoomName } from '../room-requests/roomRequestInput.ts';
import { instantAt } from '../time/campusTime.ts';
import { MAX_MEETINGS, meetingDays, type RepeatRule } from './rule.ts';
import { SERIES_RULES } from './texts.ts';

/** A time of day, 'HH:MM'. */
export const ClockTime = v.pipe(v.string('Enter the time as HH:MM.'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM.'));

/** Deviation of one meeting from the rule; omitted fields follow the rule. */
export const MeetingException = body({
  /** Day according to the rule, which identifies the meeting even if it is moved. */
  original: CalendarDay,
  /** Whether the meeting is skipped. */
  skipped: v.optional(v.boolean(), false),
  day: v.optional(CalendarDay),
  start_time: v.optional(ClockTime),
  end_time: v.optional(ClockTime),
  /** Blank for no room. */
  room: v.optional(v.union([v.literal(''), RoomName])),
});
export type MeetingException = v.InferOutput<typeof MeetingException>;

/** Exceptions of a series, at most one per meeting. */
export const MeetingExceptions = v.pipe(
  v.optional(v.pipe(v.array(MeetingException), v.maxLength(MAX_MEETINGS, SERIES_RULES.noException)), []),
  v.check((all) => new Set(all.map(({ original }) => original)).size === all.length, SERIES_RULES.noException),
);

/** Time and room of a meeting, in campus time. */
export interface MeetingTimes {
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
}

export interface SeriesPlan extends MeetingTimes {
  readonly repeats: RepeatRule;
  /** The requested room; blank if there is none. */
  readonly room: string;
  readonly exceptions: readonly MeetingException[];
}

/** A planned meeting of a series that does not exist yet. */
export interface PlannedMeeting {
  /** Number in the series, from 1, without skipped meetings; 0 for a skipped one. */
  readonly number: number;
  readonly original: string;
  readonly day: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly room: string;
}

/** Returns the start and end of a meeting. They keep the same wall-clock time across daylight saving changes. */
export function meetingSpan({ day, start_time, end_time }: MeetingTimes, timeZone: string): { starts_at: Date; ends_at: Date } {
  return { starts_at: instantAt(day, start_time, timeZone), ends_at: instantAt(day, end_time, timeZone) };
}

/** Returns the meetings of a series in rule order, including skipped ones. */
export function planMeetings(plan: SeriesPlan, timeZone: string): Result<PlannedMeeting[]> {
  const days = meetingDays(plan.repeats, plan.day);
  if (!days.ok) return days;
  const exceptions = new Map(plan.exceptions.map((exception) => [exception.original, exception]));
  if (plan.exceptions.some(({ original }) => !days.value.includes(original)))
    return refuse('INVALID', SERIES_RULES.noException, { exceptions: SERIES_RULES.noException });
  let number = 0;
  const meetings = days.value.map((original): PlannedMeeting => {
    const { skipped = false, day = original, start_time, end_time, room = plan.room } = exceptions.get(original) ?? {};
    if (!skipped) number += 1;
    const times = { day, start_time: start_time ?? plan.start_time, end_time: end_time ?? plan.end_time };
    return { number: skipped ? 0 : number, original, day, room, ...meetingSpan(times, timeZone) };
  });
  if (number < 2) return refuse('INVALID', SERIES_RULES.tooFew, { exceptions: SERIES_RULES.tooFew });
  const isBackwards = meetings.some((meeting) => meeting.number > 0 && meeting.ends_at <= meeting.starts_at);
  if (isBackwards) return refuse('INVALID', SERIES_RULES.endsBeforeStart, { exceptions: SERIES_RULES.endsBeforeStart });
  return accept(meetings);
}
