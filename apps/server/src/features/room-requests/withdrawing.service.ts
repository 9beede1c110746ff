import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findWaiting, lockOpenOf, saveRelease } from './roomRequests.repo.ts';

/**
 * Withdraws the requests and bookings of cancelled events, in the transaction that cancels them. Those who wait for one of the rooms are
 * notified; each requester is notified once.
 */
export async function withdrawRequests(
  tx: Database,
  context: Context,
  { actor, eventIds }: { actor: Actor; eventIds: readonly string[] },
): Promise<void> {
  const { clock, instituteId } = context;
  const open = await lockOpenOf(tx, instituteId, eventIds);
  for (const request of open) {
    const { reviewedBy } = request;
    await saveRelease(tx, request, { releasedAt: clock(), releaseReason: null, reviewedBy: reviewedBy ?? actor.userId });
  }
  for (const request of open.filter(({ status }) => status === 'Approved')) {
    for (const { id, requestedBy: waits } of await findWaiting(tx, request)) {
      await notify(tx, context, {
        kind: 'room-free-again',
        actorId: actor.userId,
        subject: { id, title: request.room },
        to: recipients('asked', [waits]),
      });
    }
  }
  const [first] = open;
  if (!first) return;
  const to = recipients('asked', [...new Set(open.map(({ requestedBy }) => requestedBy))]);
  await notify(tx, context, { kind: 'room-released', actorId: actor.userId, subject: { id: first.id, title: first.room }, to });
}
