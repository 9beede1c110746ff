import * as v from 'valibot';
import { EventStatus } from '../events/event.ts';
import { EventInput } from '../events/eventInput.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { optionalNumber } from '../fields/number.ts';
import { LONGEST_TITLE, optionalText, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { REGISTRATION_PHASES } from '../registrations/phase.ts';
import { RegistrationState } from '../registrations/registration.ts';
import { RoomName } from '../room-requests/roomRequestInput.ts';
import { campusDay, campusTimeOfDay, dayAfter, instantAt } from '../time/campusTime.ts';
import { ClockTime, MeetingExceptions, type PlannedMeeting, planMeetings, type SeriesPlan } from './meetings.ts';
import { MAX_MEETINGS, RepeatRule, WEEKDAYS } from './rule.ts';
import { SeriesScope } from './scope.ts';
import { SERIES_RULES } from './texts.ts';

/** What makes a series: the event that its first meeting is, how it repeats, and the room that every meeting asks for. */
export const SeriesInput = body({
  event: EventInput,
  repeats: RepeatRule,
  room: v.optional(v.union([v.literal(''), RoomName]), ''),
  exceptions: MeetingExceptions,
});
export type SeriesInput = v.InferOutput<typeof SeriesInput>;

/** A meeting as a dry run shows it, before there is one. */
export const SeriesPreviewMeeting = v.object({
  /** Its place in the series, from 1; 0 for one that is skipped. */
  number: v.number(),
  /** The day of the rule: what the meeting is known by. */
  original: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  room: v.string(),
  /** Why it cannot have its room, and what it can have. */
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

/** A meeting of a series, as somebody sees it. */
export const SeriesMeeting = v.object({
  /** The event's. */
  _id: Id,
  number: v.number(),
  /** When the rule has it: what the meeting is known by, wherever it is moved. */
  original_start: v.string(),
  start: v.string(),
  end: v.string(),
  venue: v.string(),
  status: EventStatus,
  phase: v.picklist(REGISTRATION_PHASES),
  /** It asks something of those who register, so they do that on its own page. */
  asks_questions: v.boolean(),
  registered_count: v.number(),
  max_participants: v.nullable(v.number()),
  /** Of whoever asks. */
  own_state: RegistrationState,
  attended: v.boolean(),
});
export type SeriesMeeting = v.InferOutput<typeof SeriesMeeting>;

/** How many meetings somebody came to, of those that were, and of all. */
export const SeriesAttendance = v.object({ attended: v.number(), held: v.number(), total: v.number() });
export type SeriesAttendance = v.InferOutput<typeof SeriesAttendance>;

/** A series of events with its meetings in the order of its rule. */
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

/** How often somebody came, as those who manage the series see it. */
export const SeriesAttendee = v.object({
  _id: Id,
  name: v.string(),
  user_id: v.nullable(v.string()),
  attended: v.number(),
});
export type SeriesAttendee = v.InferOutput<typeof SeriesAttendee>;

/** Whom a registration is for: some meetings, or all that take registrations where none is named. */
export const SeriesRegistrationInput = body({
  event_ids: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_MEETINGS, SERIES_RULES.noException)), []),
});
export type SeriesRegistrationInput = v.InferOutput<typeof SeriesRegistrationInput>;

/** What became of one meeting of a registration. */
export const MeetingRegistration = v.object({
  event_id: Id,
  state: RegistrationState,
  /** Why not, or that it is full; null for a place. */
  message: v.nullable(v.string()),
});
export type MeetingRegistration = v.InferOutput<typeof MeetingRegistration>;

const SCOPED = { scope: SeriesScope, version: v.pipe(v.number(), v.integer()) };

/** What is changed of meetings; what is left out stays as it is. */
export const SeriesEdit = body({
  ...SCOPED,
  title: v.optional(requiredText('Enter a title.')),
  description: v.optional(optionalText()),
  venue: v.optional(optionalText(LONGEST_TITLE)),
  day: v.optional(CalendarDay),
  start_time: v.optional(ClockTime),
  end_time: v.optional(ClockTime),
  max_participants: v.optional(
    optionalNumber({ min: 1, max: 1_000_000, step: 1, message: 'Enter how many may take part, as a whole number from 1.' }),
  ),
});
export type SeriesEdit = v.InferOutput<typeof SeriesEdit>;

/** Which meetings are cancelled. */
export const SeriesCancellation = body(SCOPED);
export type SeriesCancellation = v.InferOutput<typeof SeriesCancellation>;

/** When the meetings of a series are, by the first of them. */
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

/** A moment of the first meeting, as many days later as another meeting is, at the same time on the clock. */
function withMeeting(moment: string | null, days: number, timeZone: string): string | null {
  if (moment === null) return null;
  return instantAt(dayAfter(campusDay(moment, timeZone), days), campusTimeOfDay(moment, timeZone), timeZone).toISOString();
}

/**
 * The event that a meeting is. It takes place in the room that it asks for; its registration closes as long before it as that of the first
 * before the first; and the budget is the series', so the first has it.
 */
export function eventOfMeeting({ event }: SeriesInput, meeting: PlannedMeeting, first: string, timeZone: string): EventInput {
  const { schedule, registration, budget } = event;
  const days = (Date.parse(meeting.day) - Date.parse(first)) / 86_400_000;
  return {
    ...event,
    schedule: {
      start: meeting.starts_at.toISOString(),
      end: meeting.ends_at.toISOString(),
      venue: meeting.room || (schedule?.venue ?? ''),
      mode: schedule?.mode ?? null,
    },
    registration: registration && { ...registration, end: withMeeting(registration.end, days, timeZone) },
    budget: meeting.number === 1 ? budget : undefined,
  };
}

/** How many of a series somebody came to. What was cancelled is no meeting; what is going on counts once somebody came. */
export function seriesAttendance(meetings: readonly Pick<SeriesMeeting, 'status' | 'attended'>[]): SeriesAttendance {
  const kept = meetings.filter(({ status }) => status !== 'cancelled');
  return {
    attended: kept.filter(({ attended }) => attended).length,
    held: kept.filter(({ status, attended }) => status === 'completed' || attended).length,
    total: kept.length,
  };
}
