import type { AdminBooking, CancellationInput } from '@quad/domain/administration';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { checkCancellation } from '@quad/domain/room-requests';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { releaseAndNotify } from './releasing.service.ts';
import { findWaiting, lockRequest } from './roomRequests.repo.ts';
import { countBookings, findBookings } from './roomUses.repo.ts';

interface BookingFilters {
  /** Today by default. */
  readonly day?: string | undefined;
  readonly room_key?: string | undefined;
}

/** Lists the bookings of a day, by start (access M10, docs/specification/administration.md#administration-rooms). */
export async function listBookings(
  { db, clock, config, instituteId }: Context,
  { day, room_key: roomKey }: BookingFilters,
  page: PageRequest<TimeCursor>,
): Promise<Page<AdminBooking, TimeCursor>> {
  const { timeZone } = config.institute;
  const wanted = day ?? campusDay(clock(), timeZone);
  const which = { from: instantAt(wanted, '00:00', timeZone), before: instantAt(dayAfter(wanted), '00:00', timeZone), roomKey };
  const found = await readPage(page, {
    read: (limit, after) => findBookings(db, instituteId, { ...which, limit, after }),
    cursorOf: ({ id, startsAt }) => timeCursor({ id, createdAt: startsAt }),
    count: () => countBookings(db, instituteId, which),
  });
  return mapPage(found, ({ id, room, roomKey: key, startsAt, endsAt, ...row }) => ({
    _id: id,
    room,
    room_key: key,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    event: { _id: row.eventId, title: row.title },
    unit: { _id: row.unitId, name: row.unitName },
    booked_by: { _id: row.requestedBy, name: row.personName },
  }));
}

interface CancelParams extends InputParams<CancellationInput> {
  readonly requestId: string;
}

/** Cancels a booking (access M10). The requester is notified of the reason, and those who wait for the room that it is free. */
export function cancelBooking(context: Context, { actor, claim, requestId, input }: CancelParams): Promise<Result<{ message: string }>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const request = await lockRequest(tx, instituteId, requestId);
    if (!request) return refuse('NOT_FOUND', 'This booking does not exist.');
    const { eventId, room, date, time, status, requestedBy, endsAt, releasedAt } = request;
    const allowed = checkCancellation({
      request: { status, requested_by: requestedBy, ends_at: endsAt, released_at: releasedAt?.toISOString() },
      actorId: actor.userId,
      waiting: (await findWaiting(tx, request)).map((waiting) => waiting.requestedBy),
      now: clock(),
    });
    if (!allowed.ok) return allowed;
    await releaseAndNotify(tx, context, { actor, request, reason: input.reason });
    const detail = { eventId, room, date, time, reason: input.reason };
    return accept({
      value: { message: 'The booking was cancelled.' },
      audit: { action: 'room-request.cancel', subjectId: request.id, detail },
    });
  });
}
