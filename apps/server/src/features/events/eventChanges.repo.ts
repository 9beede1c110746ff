import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { eventOrganizers, events } from '../../db/schema.ts';
import type { EventRow } from './events.table.ts';

/** Changes of an event. The only stored status is 'cancelled'. */
export type EventChanges = Partial<Omit<EventRow, 'instituteId' | 'id' | 'createdAt' | 'spentBudget' | 'ledgerAllocated' | 'ledgerSpent'>>;

type EventKey = Pick<EventRow, 'instituteId' | 'id'>;

export async function insertEvent(tx: Database, event: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(event);
}

export async function updateEvent(tx: Database, { instituteId, id }: EventKey, changes: EventChanges): Promise<void> {
  await tx.update(events).set(changes).where(matches(events, { instituteId, id }));
}

/** Replaces the organizers of an event. */
export async function saveOrganizers(tx: Database, { instituteId, id }: EventKey, userIds: readonly string[]): Promise<void> {
  await tx.delete(eventOrganizers).where(matches(eventOrganizers, { instituteId, eventId: id }));
  if (userIds.length > 0) await tx.insert(eventOrganizers).values(userIds.map((userId) => ({ instituteId, eventId: id, userId })));
}
