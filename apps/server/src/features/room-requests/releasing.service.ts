import type { Event } from '@quad/domain/events';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { checkRelease } from '@quad/domain/room-requests';
import type { Actor, Context } from '../../context.ts';
import type { Claim } from '../../plugins/idempotency.ts';
import { mutate } from '../audit/audit.service.ts';
import { changedEvent } from '../events/events.service.ts';
import { because, tell } from '../notifications/telling.service.ts';
import { deciderOf } from '../rooms/roomLookup.service.ts';
import { findWaiting, holdRequest, saveRelease } from './roomRequests.repo.ts';
import { NO_SUCH_REQUEST } from './roomRequests.service.ts';

interface Releasing {
  readonly actor: Actor;
  readonly claim: Claim | undefined;
  readonly requestId: string;
}

/**
 * Gives an approved booking back (access R8). Whoever waits for the room at that time is told, and whoever asked for it, if somebody else
 * gave it back.
 */
export function releaseBooking(context: Context, { actor, claim, requestId }: Releasing): Promise<Outcome<Event>> {
  const { clock, instituteId } = context;
  return mutate(context, { actor, claim }, async (tx) => {
    const request = await holdRequest(tx, instituteId, requestId);
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
    await saveRelease(tx, request, now);
    const event = await changedEvent(tx, context, eventId, actor);
    for (const { id, requestedBy: waits } of await findWaiting(tx, request)) {
      await tell(tx, context, {
        kind: 'room-free-again',
        actorId: actor.userId,
        subject: { id, title: room },
        to: because('asked', [waits]),
      });
    }
    await tell(tx, context, {
      kind: 'room-released',
      actorId: actor.userId,
      subject: { id: request.id, title: event.title },
      to: because('asked', [requestedBy]),
    });
    return accept({
      value: event,
      audit: { action: 'room-request.release', subjectId: request.id, detail: { eventId, room, date, time } },
    });
  });
}
