import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { notify, recipients, settle } from '../notifications/notifier.service.ts';
import { findWaiting, findWithTitle, lockOpenOf, saveRelease } from './roomRequests.repo.ts';

/**
 * Withdraws the requests and bookings of cancelled events, in the transaction that cancels them, except for bookings that are over. Those
 * who wait for one of the rooms are notified; each requester is notified once, of an own request, of a booking if there is one.
 */
export async function withdrawRequests(
  tx: Database,
  context: Context,
  { actor, eventIds }: { actor: Actor; eventIds: readonly string[] },
): Promise<void> {
  const { clock, instituteId } = context;
  const now = clock();
  const open = (await lockOpenOf(tx, instituteId, eventIds)).filter(({ status, endsAt }) => status === 'Pending' || endsAt > now);
  for (const request of open) {
    const { reviewedBy } = request;
    await saveRelease(tx, request, { releasedAt: now, releaseReason: null, reviewedBy: reviewedBy ?? actor.userId });
  }
  const isBooked = ({ status }: (typeof open)[number]) => status === 'Approved';
  for (const request of open.filter(isBooked)) {
    for (const { id, requestedBy: waits } of await findWaiting(tx, request)) {
      await notify(tx, context, {
        kind: 'room-free-again',
        actorId: actor.userId,
        subject: { id, title: request.room },
        to: recipients('asked', [waits]),
      });
    }
  }
  if (open.length === 0) return;
  await settle(
    tx,
    context,
    ['room-requested', 'room-waits'],
    open.map(({ id }) => id),
  );
  for (const [requestedBy, own] of Map.groupBy(open, (request) => request.requestedBy)) {
    const first = own.find(isBooked) ?? own[0];
    const found = first && (await findWithTitle(tx, first));
    if (!found) continue;
    const subject = { id: found.request.id, title: found.eventTitle };
    await notify(tx, context, { kind: 'room-released', actorId: actor.userId, subject, to: recipients('asked', [requestedBy]) });
  }
}
