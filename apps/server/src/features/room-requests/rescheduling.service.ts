import { type RoomRequest, type RoomSlotInput, rescheduledRequest } from '@quad/domain/room-requests';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { saveSlotEnd } from './roomRequests.repo.ts';

interface Rescheduled {
  /** The event with its new schedule. */
  readonly event: RoomSlotInput['event'];
  /** The event's requests before the change. */
  readonly requests: readonly RoomRequest[];
}

/** Adapts the pending requests of an event to its new schedule, in the transaction that changes it. */
export async function rescheduleRequests(tx: Database, context: Context, { event, requests }: Rescheduled): Promise<void> {
  const { instituteId, config } = context;
  for (const request of requests) {
    const { _id: id, ends_at } = rescheduledRequest({ request, event, institute: config.institute });
    if (ends_at && ends_at !== request.ends_at) await saveSlotEnd(tx, { instituteId, id }, new Date(ends_at));
  }
}
