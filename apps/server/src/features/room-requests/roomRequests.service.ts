import type { Event } from '@quad/domain/events';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import {
  checkRoomRequest,
  decideRoomRequest,
  ROOM_REQUEST_STATUSES,
  type RoomDecision,
  type RoomRequestInput,
  roomKey,
  roomTakenText,
} from '@quad/domain/room-requests';
import type { Actor, Context } from '../../context.ts';
import { databaseFault } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { emptyPage, type MomentPlace, mapPage, momentPlace, type PageWish, readPage } from '../../db/pages.ts';
import { postMail } from '../../mail/posting.ts';
import type { Claim } from '../../plugins/idempotency.ts';
import { mutate } from '../audit/audit.service.ts';
import { changedEvent, holdEvent } from '../events/events.service.ts';
import { INSTITUTE, sumOfScopes } from '../figures/figures.service.ts';
import { findBooking, findRequest, findRequests, holdRequest, holdRoom, insertRequest, saveDecision } from './roomRequests.repo.ts';

const NO_OVERLAP = 'room_requests_no_overlap';

/** Room requests, newest first; with a status, whatever its case, only those: there are none of an unknown one (access D2). */
export async function listRequests({ db, instituteId }: Context, status: string | undefined, page: PageWish<MomentPlace>) {
  const wanted = status ? ROOM_REQUEST_STATUSES.find((known) => known.toLowerCase() === status.toLowerCase()) : undefined;
  if (status && !wanted) return emptyPage();
  const found = await readPage(page, {
    read: (limit, after) => findRequests(db, instituteId, { status: wanted, after, limit }),
    placeOf: ({ requestedAt: createdAt, id }) => momentPlace({ createdAt, id }),
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

interface Asking {
  readonly actor: Actor;
  readonly claim: Claim | undefined;
  readonly eventId: string;
  readonly input: RoomRequestInput;
}

/** Asks for a room for an event (access E7). The event is held meanwhile, so that it cannot ask for one thing twice. */
export function askForRoom(context: Context, { actor, claim, eventId, input }: Asking): Promise<Outcome<Event>> {
  const { clock, config, instituteId } = context;
  return mutate(context, { actor, claim }, async (tx) => {
    const held = await holdEvent(tx, instituteId, eventId);
    if (!held.ok) return held;
    const { event, unit, roomRequests } = held.value;
    const now = clock();
    const slot = checkRoomRequest({
      actor,
      event: {
        category: event.category,
        unit,
        status: event.status,
        schedule: { start: event.startsAt, end: event.endsAt },
        room_requests: roomRequests,
      },
      input,
      institute: config.institute,
      now,
    });
    if (!slot.ok) return slot;
    const id = newId(now);
    const { start: startsAt, end: endsAt } = slot.value;
    const wish = { ...input, roomKey: roomKey(input.room), startsAt, endsAt };
    await insertRequest(tx, { instituteId, id, eventId, ...wish, requestedBy: actor.userId, requestedAt: now });
    const { room, date, time } = input;
    return accept({
      value: await changedEvent(tx, context, eventId),
      audit: { action: 'room-request.create', subjectId: id, detail: { eventId, room, date, time } },
    });
  });
}

interface Deciding {
  readonly actor: Actor;
  readonly claim: Claim | undefined;
  readonly requestId: string;
  readonly decision: RoomDecision;
}

/**
 * Approves or rejects a room request (access E8). Where an approved booking is in the way, the database refuses, and the
 * request stays pending.
 */
export async function decideRequest(context: Context, deciding: Deciding): Promise<Outcome<Event>> {
  try {
    return await saveDecided(context, deciding);
  } catch (error) {
    if (databaseFault(error)?.constraint !== NO_OVERLAP) throw error;
    return (await roomTaken(context, deciding.requestId)) ?? Promise.reject(error);
  }
}

function saveDecided(context: Context, { actor, claim, requestId, decision }: Deciding): Promise<Outcome<Event>> {
  const { clock, instituteId } = context;
  return mutate(context, { actor, claim }, async (tx) => {
    const request = await holdRequest(tx, instituteId, requestId);
    if (!request) return refuse('NOT_FOUND', 'This room request does not exist.');
    const { status, requestedBy: requested_by, reviewedBy: reviewed_by, eventId } = request;
    const decided = decideRoomRequest({
      request: { status, requested_by, reviewed_by },
      decision,
      reviewer: { _id: actor.userId, role: actor.role },
    });
    if (!decided.ok) return decided;
    const isRepeat = status === decision;
    if (!isRepeat) {
      if (decision === 'Approved') await holdRoom(tx, request);
      await saveDecision(tx, request, { status: decision, reviewedBy: decided.value.reviewed_by, decidedAt: clock() });
      await postMail(tx, context, { kind: 'room-request-decided', recipientId: requested_by, subjectId: requestId });
    }
    return accept({
      value: await changedEvent(tx, context, eventId),
      audit: isRepeat ? undefined : { action: 'room-request.decide', subjectId: requestId, detail: { eventId, status: decision } },
    });
  });
}

/** Names the booking that is in the way of a request. */
async function roomTaken({ db, instituteId }: Context, requestId: string): Promise<Outcome<never> | undefined> {
  const request = await findRequest(db, instituteId, requestId);
  const found = request && (await findBooking(db, request));
  return found && refuse('ROOM_TAKEN', roomTakenText(found));
}
