import { checkRequestsRoomFor, type EventInput, eventStatus, managesEvent } from '@quad/domain/events';
import { isEnabled } from '@quad/domain/feature-flags';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { registrationPhase } from '@quad/domain/registrations';
import {
  closesBeforeOpening,
  eventOfMeeting,
  type MeetingRegistration,
  meetingClash,
  meetingDays,
  meetingSpan,
  meetingsInScope,
  moveMeetings,
  type PlannedMeeting,
  planSeries,
  SERIES_RULES,
  SERIES_TEXTS,
  type Series,
  type SeriesAttendee,
  type SeriesCancellation,
  type SeriesEdit,
  type SeriesInput,
  type SeriesMeeting,
  type SeriesPreviewMeeting,
  type SeriesRegistrationInput,
  seriesAttendance,
} from '@quad/domain/series';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type NameCursor, type Page, type PageRequest } from '../../db/pages.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { cancelEventsTogether, changeEventsTogether, checkPlansFor, planEvents } from '../events/eventChanges.service.ts';
import { toFormParts } from '../events/eventForms.service.ts';
import type { EventWithUnit } from '../events/events.service.ts';
import { findEventsWithQuestions } from '../questions/questions.service.ts';
import { toRegistrable } from '../registrations/places.service.ts';
import { register } from '../registrations/registrations.service.ts';
import { requestRooms } from '../room-requests/roomRequests.service.ts';
import { readBookingsOn } from '../room-requests/roomUses.service.ts';
import { listRooms } from '../rooms/rooms.service.ts';
import {
  type FoundMeeting,
  findActiveMeetings,
  findAttendees,
  findMeetingIds,
  findMeetings,
  findSeries,
  findSeriesIdOf,
  insertSeries,
  lockSeries,
  saveVersion,
} from './series.repo.ts';
import type { SeriesRow } from './series.table.ts';

interface ActorParams {
  readonly actor: Actor;
}

interface ClaimParams extends ActorParams {
  readonly claim: IdempotencyClaim | undefined;
}

/** Maximum number of rooms checked for an alternative. */
const MAX_ROOMS = 1000;

/** Plans a series: its meetings and the conflicts of their rooms. */
async function planSeriesWithRooms(context: Context, actor: Actor, input: SeriesInput) {
  const { config, db } = context;
  const unit = await checkPlansFor(db, context, actor, input.event.organizing_unit_id);
  if (!unit.ok) return unit;
  const plan = planSeries(input, config.institute.timeZone);
  if (!plan.ok) return plan;
  const { meetings, plan: times } = plan.value;
  const events = meetings.map((meeting) => eventOfMeeting(input, meeting, times.day, config.institute.timeZone));
  if (events.some((event, index) => meetings[index]?.number !== 0 && closesBeforeOpening(event)))
    return refuse('INVALID', SERIES_RULES.closesBeforeOpening, { exceptions: SERIES_RULES.closesBeforeOpening });
  const roomed = meetings.filter(({ number, room }) => number > 0 && room !== '');
  const allowed =
    roomed.length > 0 ? checkRequestsRoomFor(actor, { category: input.event.category, unit: unit.value }) : accept(true as const);
  if (!allowed.ok) return allowed;
  const known = {
    rooms: roomed.length > 0 ? (await listRooms(context, { limit: MAX_ROOMS, after: undefined })).items : [],
    uses: await readBookingsOn(
      context,
      roomed.map(({ day }) => day),
    ),
    timeZone: config.institute.timeZone,
  };
  return accept({ ...plan.value, clashes: meetings.map((meeting) => meetingClash(meeting, known) ?? null) });
}

/** Previews the meetings of a series and the conflicts of their rooms (access J2). Nothing is stored. */
export async function previewSeries(
  context: Context,
  { actor, input }: ActorParams & { input: SeriesInput },
): Promise<Result<SeriesPreviewMeeting[]>> {
  const plan = await planSeriesWithRooms(context, actor, input);
  if (!plan.ok) return plan;
  const { meetings, clashes } = plan.value;
  return accept(
    meetings.map(({ number, original, starts_at, ends_at, room }, index): SeriesPreviewMeeting => {
      const clash = clashes[index];
      return {
        ...{ number, original, room, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
        clash: clash ? { ...clash, rooms: [...clash.rooms], times: [...clash.times] } : null,
      };
    }),
  );
}

/** Creates a series with its events and room requests, all or none (access J2). */
export function createSeries(context: Context, { actor, claim, input }: ClaimParams & { input: SeriesInput }): Promise<Result<Series>> {
  const { clock, config, instituteId } = context;
  const { timeZone } = config.institute;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const plan = await planSeriesWithRooms({ ...context, db: tx }, actor, input);
    if (!plan.ok) return plan;
    const { meetings, clashes, plan: times } = plan.value;
    if (clashes.some(Boolean)) return refuse('ROOM_TAKEN', SERIES_RULES.clash, { exceptions: SERIES_RULES.clash });
    const heldMeetings = meetings.filter(({ number }) => number > 0);
    const [first, ...others] = heldMeetings.map((meeting) => eventOfMeeting(input, meeting, times.day, timeZone));
    if (!first) throw new Error('A series without meetings was planned.');
    const events = await planEvents(tx, context, actor, [first, ...others]);
    if (!events.ok) return events;
    const ids = events.value;
    const now = clock();
    const series = { instituteId, id: newId(now), repeats: input.repeats, firstDay: times.day, version: 1, createdAt: now };
    const { start_time: startTime, end_time: endTime } = times;
    const originalOf = ({ original }: PlannedMeeting) => meetingSpan({ ...times, day: original }, timeZone).starts_at;
    await insertSeries(
      tx,
      { ...series, startTime, endTime },
      heldMeetings.flatMap((meeting, index) => {
        const eventId = ids[index];
        return eventId === undefined ? [] : [{ eventId, originalStart: originalOf(meeting) }];
      }),
    );
    const wanted = heldMeetings.flatMap(({ room, day: date, starts_at, ends_at }, index) => {
      const eventId = ids[index];
      if (eventId === undefined || room === '') return [];
      const time = campusTimeOfDay(starts_at, timeZone);
      return [{ eventId, input: { room, date, time, until: campusTimeOfDay(ends_at, timeZone), description: '', weeks: 1 } }];
    });
    const requested = await requestRooms(tx, context, { actor, wanted });
    if (!requested.ok) return requested;
    return accept({
      value: await readNewSeries(tx, context, { actor, id: series.id, eventId: ids[0] }),
      audit: {
        action: 'series.create',
        subjectId: series.id,
        detail: { title: input.event.title, unitId: input.event.organizing_unit_id, meetings: heldMeetings.length },
      },
    });
  });
}

/** The series that an event belongs to; null if it belongs to none (access J1). */
export async function readSeriesOf(
  { db, ...context }: Context,
  { actor, eventId }: ActorParams & { eventId: string },
): Promise<Result<Series | null>> {
  const id = await findSeriesIdOf(db, context.instituteId, eventId);
  return accept(id === undefined ? null : await readNewSeries(db, { ...context, db }, { actor, id, eventId }));
}

/** The meetings of an event's series that were not cancelled; undefined if it belongs to none. */
export async function findMeetingsOf(db: Database, { config, instituteId }: Pick<Context, 'config' | 'instituteId'>, eventId: string) {
  if (!isEnabled(config.institute, 'series')) return undefined;
  const id = await findSeriesIdOf(db, instituteId, eventId);
  return id === undefined ? undefined : findActiveMeetings(db, { instituteId, id });
}

/** A series as seen from one of its meetings; without one, from the first. */
interface SeenFrom extends ActorParams {
  readonly eventId?: string;
}

async function readNewSeries(db: Database, context: Context, { id, ...seenFrom }: SeenFrom & { id: string }): Promise<Series> {
  const key = { instituteId: context.instituteId, id };
  const row = await findSeries(db, key);
  if (!row) throw new Error(`The series ${id} is not there.`);
  return toSeries(db, context, { ...seenFrom, row, found: await findMeetings(db, key, seenFrom.actor.userId) });
}

/** Meetings may have been moved to different units, so they are managed one by one. */
function managesMeeting(actor: Actor, { event, unit }: FoundMeeting): boolean {
  return managesEvent(actor, { category: event.category, unit });
}

/** Changes with the series, and with the title, description, time, place, unit and cancellation of each meeting, whoever changes them. */
function versionOf({ version }: SeriesRow, found: readonly FoundMeeting[]): number {
  return found.reduce((sum, { event }) => sum + event.sequence, version);
}

async function toSeries(
  db: Database,
  context: Context,
  { actor, eventId, row, found }: SeenFrom & { row: SeriesRow; found: readonly FoundMeeting[] },
): Promise<Series> {
  const ids = found.map(({ event }) => event.id);
  const eventIdsWithQuestions = await findEventsWithQuestions(db, context, ids);
  const all = { now: context.clock(), timeZone: context.config.institute.timeZone };
  const meetings = found.map((meeting, index) =>
    toMeeting(meeting, row, { ...all, number: index + 1, asksQuestions: eventIdsWithQuestions.has(meeting.event.id) }),
  );
  const [first] = found;
  const seen = found.find(({ event }) => event.id === eventId) ?? first;
  return {
    _id: row.id,
    title: first?.event.title ?? '',
    version: versionOf(row, found),
    may_manage: seen !== undefined && managesMeeting(actor, seen),
    repeats: row.repeats,
    meetings,
    attendance: seriesAttendance(meetings),
  };
}

/** Start and end of a meeting; those of the rule where the event's are blank. */
function timesOf({ originalStart, event }: FoundMeeting, { startTime, endTime }: SeriesRow, timeZone: string) {
  const start = event.startsAt ?? originalStart;
  const ruled = meetingSpan({ day: campusDay(originalStart, timeZone), start_time: startTime, end_time: endTime }, timeZone);
  const end = event.endsAt ?? new Date(start.getTime() + ruled.ends_at.getTime() - ruled.starts_at.getTime());
  return { start, end };
}

function toMeeting(
  meeting: FoundMeeting,
  row: SeriesRow,
  { now, timeZone, number, asksQuestions }: { now: Date; timeZone: string; number: number; asksQuestions: boolean },
): SeriesMeeting {
  const { originalStart, event, registered, ownState, attended } = meeting;
  const { start, end } = timesOf(meeting, row, timeZone);
  return {
    _id: event.id,
    number,
    original_start: originalStart.toISOString(),
    start: start.toISOString(),
    end: end.toISOString(),
    venue: event.venue,
    status: eventStatus({ stored: event.status, start, end, now }),
    phase: registrationPhase(toRegistrable(event), now),
    asks_questions: asksQuestions,
    registered_count: registered,
    max_participants: event.maxParticipants,
    own_state: ownState ?? 'none',
    attended,
  };
}

interface MeetingParams extends ActorParams {
  /** The meeting from which the change is made. */
  readonly eventId: string;
}

/** Locks a series. Refused if it has changed since the actor read it. */
async function lockSeriesVersion(tx: Database, context: Context, { actor, eventId, version }: MeetingParams & { version: number }) {
  const { instituteId } = context;
  const id = await findSeriesIdOf(tx, instituteId, eventId);
  const row = id === undefined ? undefined : await lockSeries(tx, { instituteId, id });
  if (!row) return refuse('NOT_FOUND', SERIES_RULES.noMeeting);
  const found = await findMeetings(tx, row, actor.userId);
  const own = found.find(({ event }) => event.id === eventId);
  if (!own || !managesMeeting(actor, own)) return refuse('FORBIDDEN', SERIES_RULES.managersOnly);
  if (versionOf(row, found) !== version) return refuse('STALE', SERIES_RULES.stale);
  const { meetings } = await toSeries(tx, context, { actor, row, found });
  return accept({ row, meetings: meetings.map((each) => ({ ...each, isCancelled: each.status === 'cancelled' })) });
}

/** Changes future meetings (access J3). Meetings that were moved individually keep their day and time. */
export function editSeries(context: Context, { actor, eventId, input }: MeetingParams & { input: SeriesEdit }): Promise<Result<Series>> {
  const { clock, config } = context;
  const { scope, version, day, start_time, end_time, ...said } = input;
  return auditedTransaction(context, { actor }, async (tx) => {
    const locked = await lockSeriesVersion(tx, context, { actor, eventId, version });
    if (!locked.ok) return locked;
    const { row, meetings } = locked.value;
    const change = { meetings, from: eventId, scope, now: clock() };
    const open = meetingsInScope(change);
    if (!open.ok) return open;
    const to = { ...(day && { day }), ...(start_time && { start_time }), ...(end_time && { end_time }) };
    const moved = moveMeetings(change, to, config.institute.timeZone);
    if (!moved.ok) return moved;
    const movedById = new Map(moved.value.map((each) => [each._id, each]));
    const changed = await changeEventsTogether(tx, context, {
      actor,
      changes: open.value.map(({ _id: id }) => ({ id, inputOf: (record) => editedEvent(record, said, movedById.get(id)) })),
    });
    if (!changed.ok) return changed;
    if (changed.value === 0) return refuse('CONFLICT', SERIES_RULES.noChange);
    await saveVersion(tx, { ...row, version: row.version + 1 });
    return accept({
      value: await readNewSeries(tx, context, { actor, id: row.id, eventId }),
      audit: { action: 'series.edit', subjectId: row.id, detail: { scope, eventId, meetings: changed.value } },
    });
  });
}

/** Form input for a changed event; unchanged fields keep their values. Refused if it moves the end of registration before its start. */
function editedEvent(
  { event, unit }: EventWithUnit,
  { venue, max_participants, ...said }: Omit<SeriesEdit, 'scope' | 'version' | 'day' | 'start_time' | 'end_time'>,
  moved: { readonly starts_at: Date; readonly ends_at: Date } | undefined,
): Result<EventInput> {
  const { schedule, registration } = toFormParts(event);
  const later = moved && event.startsAt ? moved.starts_at.getTime() - event.startsAt.getTime() : 0;
  const closes = event.registrationEndsAt && new Date(event.registrationEndsAt.getTime() + later).toISOString();
  const edited = {
    ...{ title: event.title, category: event.category, organizing_unit_id: unit.id },
    ...said,
    schedule: {
      ...schedule,
      ...(moved && { start: moved.starts_at.toISOString(), end: moved.ends_at.toISOString() }),
      venue: venue ?? schedule.venue,
    },
    registration: { ...registration, end: closes, ...(max_participants !== undefined && { max_participants }) },
  };
  const { closesBeforeOpening: message } = SERIES_RULES;
  return moved && closesBeforeOpening(edited) ? refuse('INVALID', message, { day: message }) : accept(edited);
}

/** Cancels future meetings and releases their rooms (access J3). */
export function cancelSeries(
  context: Context,
  { actor, claim, eventId, input: { scope, version } }: MeetingParams & ClaimParams & { input: SeriesCancellation },
): Promise<Result<Series>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const locked = await lockSeriesVersion(tx, context, { actor, eventId, version });
    if (!locked.ok) return locked;
    const { row, meetings } = locked.value;
    const open = meetingsInScope({ meetings, from: eventId, scope, now: context.clock() });
    if (!open.ok) return open;
    const cancelled = await cancelEventsTogether(tx, context, { actor, ids: open.value.map(({ _id }) => _id) });
    if (!cancelled.ok) return cancelled;
    await saveVersion(tx, { ...row, version: row.version + 1 });
    return accept({
      value: await readNewSeries(tx, context, { actor, id: row.id, eventId }),
      audit: { action: 'series.cancel', subjectId: row.id, detail: { scope, eventId, meetings: open.value.length } },
    });
  });
}

/**
 * Registers a user for meetings of a series, each independently: a refusal for one does not affect the others (access J4). A meeting with
 * questions requires its answers. Meetings are locked in the order of the rule to avoid deadlocks.
 */
export function registerForSeries(
  context: Context,
  { actor, claim, seriesId, input }: ClaimParams & { seriesId: string; input: SeriesRegistrationInput },
): Promise<Result<{ outcomes: MeetingRegistration[]; series: Series }>> {
  const { config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    if (!isEnabled(config.institute, 'registrations')) return refuse('CONFLICT', SERIES_RULES.noneOpen);
    const row = await findSeries(tx, { instituteId, id: seriesId });
    if (!row) return refuse('NOT_FOUND', SERIES_RULES.noSeries);
    const { meetings } = await toSeries(tx, context, { actor, row, found: await findMeetings(tx, row, actor.userId) });
    const { event_ids } = input;
    const chosen = meetings.filter(({ _id, phase }) => (event_ids.length > 0 ? event_ids.includes(_id) : phase === 'open'));
    if (chosen.length < new Set(event_ids).size)
      return refuse('INVALID', SERIES_RULES.noException, { event_ids: SERIES_RULES.noException });
    if (chosen.length === 0) return refuse('CONFLICT', SERIES_RULES.noneOpen);
    const outcomes: MeetingRegistration[] = [];
    for (const { _id: eventId, asks_questions, own_state } of chosen) {
      if (asks_questions && own_state === 'none') {
        outcomes.push({ event_id: eventId, state: 'none', message: SERIES_TEXTS.asks });
        continue;
      }
      const own = await register({ ...context, db: tx }, { actor, claim: undefined, eventId, input: { answers: {} } });
      const state = own.ok ? own.value.state : 'none';
      const message = own.ok ? (state === 'waiting' ? SERIES_TEXTS.full : null) : own.refusal.message;
      outcomes.push({ event_id: eventId, state, message });
    }
    const [refused] = outcomes;
    if (refused?.message && outcomes.every(({ state }) => state === 'none')) return refuse('CONFLICT', refused.message);
    return accept({ value: { outcomes, series: await readNewSeries(tx, context, { actor, id: row.id }) }, audit: undefined });
  });
}

/** Number of attended meetings of everyone registered, for those who manage meetings of the series, and of these only (access J5). */
export async function listAttendance(
  { db, instituteId }: Context,
  { actor, seriesId }: ActorParams & { seriesId: string },
  page: PageRequest<NameCursor>,
): Promise<Result<Page<SeriesAttendee, NameCursor>>> {
  const key = { instituteId, id: seriesId };
  const meetings = await findMeetings(db, key, actor.userId);
  if (meetings.length === 0) return refuse('NOT_FOUND', SERIES_RULES.noSeries);
  const eventIds = meetings.filter((meeting) => managesMeeting(actor, meeting)).map(({ event }) => event.id);
  if (eventIds.length === 0) return refuse('FORBIDDEN', SERIES_RULES.managersOnly);
  const found = await findAttendees(db, { ...key, eventIds }, page);
  return accept(mapPage(found, ({ id, name, rollNumber, attended }) => ({ _id: id, name, user_id: rollNumber, attended })));
}

/** A series for calendar files: its rule, the times of its meetings by the rule, and their events. */
export async function readSeriesRule({ config, db, instituteId }: Context, seriesId: string) {
  const row = await findSeries(db, { instituteId, id: seriesId });
  const days = row && meetingDays(row.repeats, row.firstDay);
  if (!row || !days?.ok) return refuse('NOT_FOUND', SERIES_RULES.noSeries);
  const spanOf = (day: string) => meetingSpan({ day, start_time: row.startTime, end_time: row.endTime }, config.institute.timeZone);
  return accept({ row, spans: days.value.map(spanOf), meetings: await findMeetingIds(db, row) });
}
