import type { Event } from '@quad/domain/events';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { checkRelease } from '@quad/domain/room-requests';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { changedEvent } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { deciderOf } from '../rooms/roomLookup.service.ts';
import { findWaiting, lockRequest, saveRelease } from './roomRequests.repo.ts';
import { NO_SUCH_REQUEST } from './roomRequests.service.ts';
import type { RoomRequestRow } from './roomRequests.table.ts';

interface ReleaseParams extends WriteParams {
  readonly requestId: string;
}

/**
 * Releases an approved booking (access R8). Notifies those who wait for the room at that time, and the requester if somebody else released
 * it.
 */
export function releaseBooking(context: Context, { actor, claim, requestId }: ReleaseParams): Promise<Result<Event>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const request = await lockRequest(tx, instituteId, requestId);
    if (!request) return refuse('NOT_FOUND', NO_SUCH_REQUEST);
    const { eventId, requestedBy, room, date, time, status, endsAt, releasedAt, roomKey } = request;
    const now = clock();
    const allowed = checkRelease({
      request: { status, requested_by: requestedBy, ends_at: endsAt, released_at: releasedAt?.toISOString() },
      actor: { _id: actor.userId, role: actor.role },
      decider: await deciderOf(tx, instituteId, roomKey),
      now,
    });
    if (!allowed.ok) return allowed;
    return accept({
      value: await releaseAndNotify(tx, context, { actor, request, reason: null }),
      audit: { action: 'room-request.release', subjectId: request.id, detail: { eventId, room, date, time } },
    });
  });
}

interface ReleaseAndNotifyParams {
  readonly actor: Actor;
  /** An approved booking whose row is locked. */
  readonly request: RoomRequestRow;
  /** Reason of an administrator's cancellation; null for a release. */
  readonly reason: string | null;
}

/** Releases a booking and notifies those who wait for the room and the requester. Returns the changed event. */
export async function releaseAndNotify(tx: Database, context: Context, { actor, request, reason }: ReleaseAndNotifyParams): Promise<Event> {
  await saveRelease(tx, request, { releasedAt: context.clock(), releaseReason: reason });
  const event = await changedEvent(tx, context, request.eventId, actor);
  for (const { id, requestedBy: waits } of await findWaiting(tx, request)) {
    await notify(tx, context, {
      kind: 'room-free-again',
      actorId: actor.userId,
      subject: { id, title: request.room },
      to: recipients('asked', [waits]),
    });
  }
  await notify(tx, context, {
    kind: 'room-released',
    actorId: actor.userId,
    subject: { id: request.id, title: event.title },
    to: recipients('asked', [request.requestedBy]),
  });
  return event;
}
