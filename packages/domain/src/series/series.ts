import * as v from 'valibot';
import { EventStatus } from '../events/event.ts';
import { EventInput, EventSchedule } from '../events/eventInput.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { optionalNumber } from '../fields/number.ts';
import { MAX_TITLE_LENGTH, optionalText, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { REGISTRATION_PHASES } from '../registrations/phase.ts';
import { RegistrationState } from '../registrations/registration.ts';
import { RoomName } from '../room-requests/roomRequestInput.ts';
import { campusDay, campusTimeOfDay, instantAt } from '../time/campusTime.ts';
import { wallClock } from '../time/wallClock.ts';
import { ClockTime, MeetingExceptions, type PlannedMeeting, planMeetings, type SeriesPlan } from './meetings.ts';
import { MAX_MEETINGS, RepeatRule, WEEKDAYS } from './rule.ts';
import { SeriesScope } from './scope.ts';
import { SERIES_RULES } from './texts.ts';

/** Body that creates a series: the event of the first meeting, the recurrence rule, and the room that every meeting requests. */
export const SeriesInput = body({
  event: EventInput,
  repeats: RepeatRule,
  room: v.optional(v.union([v.literal(''), RoomName]), ''),
  exceptions: MeetingExceptions,
});
export type SeriesInput = v.InferOutput<typeof SeriesInput>;

/** A meeting in the preview of a series. */
export const SeriesPreviewMeeting = v.object({
  /** Number in the series, from 1; 0 for a skipped one. */
  number: v.number(),
  /** Day according to the rule, which identifies the meeting. */
  original: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  room: v.string(),
  /** Why it cannot have its room, with alternatives. */
  clash: v.nullable(
    v.object({
      reason: v.picklist(['taken', 'closed', 'archived']),
      title: v.nullable(v.string()),
      rooms: v.array(v.string()),
      times: v.array(v.string()),
    }),
  ),
});
export type SeriesPreviewMeeting = v.InferOutput<typeof SeriesPreviewMeeting>;

/** A meeting of a series, as shown to a person. */
export const SeriesMeeting = v.object({
  /** Id of the event. */
  _id: Id,
  number: v.number(),
  /** Start according to the rule, which identifies the meeting even if it is moved. */
  original_start: v.string(),
  start: v.string(),
  end: v.string(),
  venue: v.string(),
  status: EventStatus,
  phase: v.picklist(REGISTRATION_PHASES),
  /** Whether registration asks questions, so that people must register on the meeting's own page. */
  asks_questions: v.boolean(),
  registered_count: v.number(),
  max_participants: v.nullable(v.number()),
  /** State of the requester. */
  own_state: RegistrationState,
  attended: v.boolean(),
});
export type SeriesMeeting = v.InferOutput<typeof SeriesMeeting>;

/** Number of meetings that a person attended, that were held, and in total. */
export const SeriesAttendance = v.object({ attended: v.number(), held: v.number(), total: v.number() });
export type SeriesAttendance = v.InferOutput<typeof SeriesAttendance>;

/** A series of events with its meetings in rule order. */
export const Series = v.object({
  _id: Id,
  title: v.string(),
  version: v.number(),
  may_manage: v.boolean(),
  repeats: v.object({
    every: v.number(),
    weekdays: v.array(v.picklist(WEEKDAYS)),
    until: v.nullable(v.string()),
    count: v.nullable(v.number()),
  }),
  meetings: v.array(SeriesMeeting),
  attendance: SeriesAttendance,
});
export type Series = v.InferOutput<typeof Series>;

/** A person's attendance, as shown to those who manage the series. */
export const SeriesAttendee = v.object({
  _id: Id,
  name: v.string(),
  user_id: v.nullable(v.string()),
  attended: v.number(),
});
export type SeriesAttendee = v.InferOutput<typeof SeriesAttendee>;

/** Body of a registration: the meetings, or all that are open if none is named. */
export const SeriesRegistrationInput = body({
  event_ids: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_MEETINGS, SERIES_RULES.noException)), []),
});
export type SeriesRegistrationInput = v.InferOutput<typeof SeriesRegistrationInput>;

/** Result of a registration for one meeting. */
export const MeetingRegistration = v.object({
  event_id: Id,
  state: RegistrationState,
  /** Why it failed, or that the meeting is full; null if the person has a place. */
  message: v.nullable(v.string()),
});
export type MeetingRegistration = v.InferOutput<typeof MeetingRegistration>;

const SCOPED = { scope: SeriesScope, version: v.pipe(v.number(), v.integer()) };

/** Body that changes meetings; omitted fields stay unchanged. */
export const SeriesEdit = body({
  ...SCOPED,
  title: v.optional(requiredText('Enter a title.')),
  description: v.optional(optionalText()),
  venue: v.optional(optionalText(MAX_TITLE_LENGTH)),
  day: v.optional(CalendarDay),
  start_time: v.optional(ClockTime),
  end_time: v.optional(ClockTime),
  max_participants: v.optional(
    optionalNumber({ min: 1, max: 1_000_000, step: 1, message: 'Enter how many may take part, as a whole number from 1.' }),
  ),
});
export type SeriesEdit = v.InferOutput<typeof SeriesEdit>;

/** Body that cancels meetings. */
export const SeriesCancellation = body(SCOPED);
export type SeriesCancellation = v.InferOutput<typeof SeriesCancellation>;

/** Returns the times of all meetings of a series, based on the first. */
export function planSeries({ event, ...input }: SeriesInput, timeZone: string): Result<{ plan: SeriesPlan; meetings: PlannedMeeting[] }> {
  const { start, end } = event.schedule ?? {};
  if (!start || !end)
    return refuse('INVALID', SERIES_RULES.noSchedule, { [`event.schedule.${start ? 'end' : 'start'}`]: SERIES_RULES.noSchedule });
  const day = campusDay(start, timeZone);
  if (campusDay(end, timeZone) !== day) return refuse('INVALID', SERIES_RULES.oneDay, { 'event.schedule.end': SERIES_RULES.oneDay });
  const plan = { ...input, day, start_time: campusTimeOfDay(start, timeZone), end_time: campusTimeOfDay(end, timeZone) };
  const meetings = planMeetings(plan, timeZone);
  return meetings.ok ? accept({ plan, meetings: meetings.value }) : meetings;
}

/** Moves a timestamp of the first meeting by a wall-clock time, in milliseconds. */
function withMeeting(moment: string | null, later: number, timeZone: string): string | null {
  if (moment === null) return null;
  const moved = new Date(wallClock(new Date(moment), timeZone) + later).toISOString();
  return instantAt(moved.slice(0, 10), moved.slice(11, 16), timeZone).toISOString();
}

/**
 * Returns the event of a meeting. Its venue is the requested room; its registration closes at the same interval before it as for the first
 * meeting; and only the first meeting has the budget, which is for the whole series.
 */
export function eventOfMeeting({ event }: SeriesInput, meeting: PlannedMeeting, first: string, timeZone: string): EventInput {
  const { schedule = v.parse(EventSchedule, {}), registration, budget } = event;
  const began = schedule.start ? new Date(schedule.start) : instantAt(first, campusTimeOfDay(meeting.starts_at, timeZone), timeZone);
  const later = wallClock(meeting.starts_at, timeZone) - wallClock(began, timeZone);
  return {
    ...event,
    schedule: {
      ...schedule,
      start: meeting.starts_at.toISOString(),
      end: meeting.ends_at.toISOString(),
      venue: meeting.room || schedule.venue,
    },
    registration: registration && { ...registration, end: withMeeting(registration.end, later, timeZone) },
    budget: meeting.number === 1 ? budget : undefined,
  };
}

/** Whether nobody could register for an event, because its registration would close before it opens. */
export function closesBeforeOpening({ registration }: Pick<EventInput, 'registration'>): boolean {
  return Boolean(registration?.start && registration.end && registration.end <= registration.start);
}

/** Returns a person's attendance of a series. Cancelled meetings do not count; a current one counts once the person has arrived. */
export function seriesAttendance(meetings: readonly Pick<SeriesMeeting, 'status' | 'attended'>[]): SeriesAttendance {
  const remaining = meetings.filter(({ status }) => status !== 'cancelled');
  return {
    attended: remaining.filter(({ attended }) => attended).length,
    held: remaining.filter(({ status, attended }) => status === 'completed' || attended).length,
    total: remaining.length,
  };
}
