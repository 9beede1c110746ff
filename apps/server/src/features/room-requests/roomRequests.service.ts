import type { Event } from '@quad/domain/events';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import {
  checkRoomSeries,
  decideRoomRequest,
  ROOM_REQUEST_STATUSES,
  type RoomDecision,
  type RoomRequestInput,
  roomTakenText,
  weeklySlots,
} from '@quad/domain/room-requests';
import type { RoomDecider } from '@quad/domain/rooms';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { databaseFault } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { emptyPage, mapPage, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { changedEvent, loadEventForUpdate } from '../events/events.service.ts';
import { INSTITUTE, sumOfScopes } from '../figures/figures.service.ts';
import { decidersOfRole } from '../notifications/deciders.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { deciderOf, roomOfName } from '../rooms/roomLookup.service.ts';
import { NO_OVERLAP } from './roomMerges.service.ts';
import {
  findBooking,
  findOneOf,
  findRequest,
  findRequests,
  insertRequests,
  lockPendingOf,
  lockRequest,
  lockRoom,
  saveDecision,
} from './roomRequests.repo.ts';
import type { RoomRequestRow } from './roomRequests.table.ts';

export const NO_SUCH_REQUEST = 'This room request does not exist.';

/** Lists room requests, newest first, optionally of one status in any case. An unknown status gives an empty list (access D2). */
export async function listRequests({ db, instituteId }: Context, status: string | undefined, page: PageRequest<TimeCursor>) {
  const wanted = status ? ROOM_REQUEST_STATUSES.find((known) => known.toLowerCase() === status.toLowerCase()) : undefined;
  if (status && !wanted) return emptyPage();
  const found = await readPage(page, {
    read: (limit, after) => findRequests(db, instituteId, { status: wanted, after, limit }),
    cursorOf: ({ requestedAt: createdAt, id }) => timeCursor({ createdAt, id }),
    count: async () => ({ count: await sumOfScopes(db, instituteId, 'room-requests', [INSTITUTE], wanted), isExact: true }),
  });
  return mapPage(found, (row) => ({
    _id: row.id,
    event_id: row.eventId,
    room: row.room,
    date: row.date,
    time: row.time,
    description: row.description,
    status: row.status,
    requested_by: row.requestedBy,
    reviewed_by: row.reviewedBy,
    requested_at: row.requestedAt.toISOString(),
  }));
}

interface CreateRoomRequestParams extends InputParams<RoomRequestInput> {
  readonly eventId: string;
}

/**
 * Requests a room for an event, for one day or weekly for some weeks (access E7). Locks the event, so that it cannot request the same slot
 * twice.
 */
export function requestRoom(context: Context, { actor, claim, eventId, input }: CreateRoomRequestParams): Promise<Result<Event>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const requested = await insertRequestedRoom(tx, context, { actor, eventId, input });
    if (!requested.ok) return requested;
    await notifyDeciders(tx, context, actor, [requested.value]);
    const { first, seriesId } = requested.value;
    const { room, date, time, weeks } = input;
    const detail = { eventId, room, date, time, ...(seriesId && { seriesId, weeks }) };
    return accept({
      value: await changedEvent(tx, context, eventId),
      audit: { action: 'room-request.create', subjectId: seriesId ?? first ?? eventId, detail },
    });
  });
}

interface RoomRequestOf {
  readonly eventId: string;
  readonly input: RoomRequestInput;
}

/** Requests rooms for several events in the caller's transaction. Each decider is notified once. */
export async function requestRooms(
  tx: Database,
  context: Context,
  { actor, wanted }: { actor: Actor; wanted: readonly RoomRequestOf[] },
): Promise<Result<true>> {
  const all: RequestedRoom[] = [];
  for (const each of wanted) {
    const requested = await insertRequestedRoom(tx, context, { actor, ...each });
    if (!requested.ok) return requested;
    all.push(requested.value);
  }
  await notifyDeciders(tx, context, actor, all);
  return accept(true);
}

/** A request that was made. */
interface RequestedRoom {
  readonly title: string;
  readonly decider: RoomDecider;
  readonly first: string | undefined;
  readonly seriesId: string | null;
}

async function insertRequestedRoom(
  tx: Database,
  context: Context,
  { actor, eventId, input }: RoomRequestOf & { actor: Actor },
): Promise<Result<RequestedRoom>> {
  const { clock, config, instituteId } = context;
  const held = await loadEventForUpdate(tx, instituteId, eventId);
  if (!held.ok) return held;
  const { event, unit, roomRequests } = held.value;
  const now = clock();
  const { weeks, description, ...slot } = input;
  const { key: room_key, room: known } = await roomOfName(tx, instituteId, slot.room);
  const room = known && { ...known, is_archived: known.isArchived };
  const slots = checkRoomSeries({
    actor,
    event: {
      category: event.category,
      unit,
      status: event.status,
      schedule: { start: event.startsAt, end: event.endsAt },
      room_requests: roomRequests,
    },
    input: { ...slot, room_key },
    weeks,
    room,
    institute: config.institute,
    now,
  });
  if (!slots.ok) return slots;
  const seriesId = weeks > 1 ? newId(now) : null;
  const dates = weeklySlots(slot, weeks).map(({ date }) => date);
  const requests = slots.value.map(({ start: startsAt, end: endsAt }, week) => ({
    ...{ instituteId, id: newId(now), eventId, room: slot.room, roomKey: room_key, date: dates[week] ?? slot.date, time: slot.time },
    ...{ until: slot.until || null, startsAt, endsAt, description, seriesId, requestedBy: actor.userId, requestedAt: now },
  }));
  await insertRequests(tx, requests);
  return accept({ title: event.title, decider: room?.decidedBy ?? 'PRESIDENT', first: requests[0]?.id, seriesId });
}

/** Notifies each decider once, about the first of their requests. */
async function notifyDeciders(tx: Database, context: Context, actor: Actor, all: readonly RequestedRoom[]): Promise<void> {
  for (const [decider, requested] of Map.groupBy(all, (each) => each.decider)) {
    const [one] = requested;
    if (!one?.first) continue;
    const to = await decidersOfRole(tx, context.instituteId, decider);
    await notify(tx, context, { kind: 'room-requested', actorId: actor.userId, subject: { id: one.first, title: one.title }, to });
  }
}

interface DecideRoomRequestParams extends WriteParams {
  readonly requestId: string;
  readonly decision: RoomDecision;
}

/**
 * Approves or rejects a room request (access E8). If an approved booking is in the way, the database refuses and the request stays pending.
 */
export async function decideRequest(context: Context, params: DecideRoomRequestParams): Promise<Result<Event>> {
  try {
    return await saveDecided(context, params);
  } catch (error) {
    if (databaseFault(error)?.constraint !== NO_OVERLAP) throw error;
    return (await roomTaken(context, params.requestId)) ?? Promise.reject(error);
  }
}

function saveDecided(context: Context, { actor, claim, requestId, decision }: DecideRoomRequestParams): Promise<Result<Event>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const request = await lockRequest(tx, instituteId, requestId);
    if (!request) return refuse('NOT_FOUND', NO_SUCH_REQUEST);
    const { status, requestedBy: requested_by, reviewedBy: reviewed_by, eventId } = request;
    const decided = decideRoomRequest({
      request: { status, requested_by, reviewed_by, released_at: request.releasedAt?.toISOString() },
      decision,
      decider: await deciderOf(tx, instituteId, request.roomKey),
      reviewer: { _id: actor.userId, role: actor.role },
    });
    if (!decided.ok) return decided;
    const isRepeat = status === decision;
    if (!isRepeat) {
      if (decision === 'Approved') await lockRoom(tx, request);
      await saveDecision(tx, request, { status: decision, reviewedBy: decided.value.reviewed_by, decidedAt: clock() });
    }
    const event = await changedEvent(tx, context, eventId, actor);
    if (!isRepeat) await notifyOfDecision(tx, context, { actor, request, decision, title: event.title });
    return accept({
      value: event,
      audit: isRepeat ? undefined : { action: 'room-request.decide', subjectId: requestId, detail: { eventId, status: decision } },
    });
  });
}

interface DecideSeriesParams extends Omit<DecideRoomRequestParams, 'requestId'> {
  readonly seriesId: string;
}

/**
 * Decides the pending requests of a weekly series (access R7). If a booking is in the way of one of them, none is decided and the error
 * names it; the others can be decided one by one.
 */
export async function decideSeries(context: Context, params: DecideSeriesParams): Promise<Result<Event>> {
  try {
    return await saveDecidedSeries(context, params);
  } catch (error) {
    if (databaseFault(error)?.constraint !== NO_OVERLAP) throw error;
    const { db, instituteId } = context;
    for (const { id } of await lockPendingOf(db, instituteId, params.seriesId)) {
      const taken = await roomTaken(context, id);
      if (taken) return taken;
    }
    throw error;
  }
}

function saveDecidedSeries(context: Context, { actor, claim, seriesId, decision }: DecideSeriesParams): Promise<Result<Event>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const pending = await lockPendingOf(tx, instituteId, seriesId);
    // Read after the lock, so that it has what a concurrent request has decided.
    const one = await findOneOf(tx, instituteId, seriesId);
    if (!one) return refuse('NOT_FOUND', NO_SUCH_REQUEST);
    const decider = await deciderOf(tx, instituteId, one.roomKey);
    const reviewer = { _id: actor.userId, role: actor.role };
    const decidedAt = clock();
    if (decision === 'Approved') await lockRoom(tx, one);
    // If nothing is pending, the check of one request gives the reason.
    for (const request of pending.length > 0 ? pending : [one]) {
      const { status, requestedBy: requested_by } = request;
      const decided = decideRoomRequest({ request: { status, requested_by, reviewed_by: null }, decision, decider, reviewer });
      if (!decided.ok) return decided;
      await saveDecision(tx, request, { status: decision, reviewedBy: actor.userId, decidedAt });
    }
    const event = await changedEvent(tx, context, one.eventId, actor);
    const [first] = pending;
    // Notifies once about the first day; the mail says how many more days there are.
    const settledIds = pending.map(({ id }) => id);
    if (first) await notifyOfDecision(tx, context, { actor, request: first, settledIds, decision, title: event.title });
    return accept({
      value: event,
      audit: {
        action: 'room-request.decide',
        subjectId: seriesId,
        detail: { eventId: one.eventId, status: decision, requests: pending.length },
      },
    });
  });
}

interface Decided extends Pick<DecideRoomRequestParams, 'actor' | 'decision'> {
  readonly request: Pick<RoomRequestRow, 'id' | 'requestedBy'>;
  /** Ids of all requests that were decided; that of the request alone by default. */
  readonly settledIds?: readonly string[];
  /** Title of the event. */
  readonly title: string;
}

/** Notifies the requester of the decision. */
function notifyOfDecision(
  tx: Database,
  context: Context,
  { actor, request: { id, requestedBy }, settledIds = [id], decision, title }: Decided,
): Promise<void> {
  return notify(tx, context, {
    kind: decision === 'Approved' ? 'room-approved' : 'room-rejected',
    actorId: actor.userId,
    subject: { id, title },
    settledIds,
    to: recipients('asked', [requestedBy]),
  });
}

/** The refusal that names the booking in the way of a request. */
async function roomTaken({ db, instituteId }: Context, requestId: string): Promise<Result<never> | undefined> {
  const request = await findRequest(db, instituteId, requestId);
  const found = request && (await findBooking(db, request));
  return found && refuse('ROOM_TAKEN', roomTakenText(found));
}
