import { and, isNull, lt, or } from 'drizzle-orm';
import { firstRow, matches } from '../db/conditions.ts';
import type { Database } from '../db/connection.ts';
import { idempotencyKeys } from './idempotency.table.ts';

type KeyRow = typeof idempotencyKeys.$inferSelect;
type NewKey = typeof idempotencyKeys.$inferInsert;
/** Identifies a key: its owner and the call. */
export type KeyOwner = Pick<KeyRow, 'instituteId' | 'userId' | 'call' | 'key'>;

function belongsTo({ instituteId, userId, call, key }: KeyOwner) {
  return matches(idempotencyKeys, { instituteId, userId, call, key });
}

/** Matches the row of a claim that has no stored response yet. */
function isUnansweredClaim(owner: KeyOwner, claimId: string) {
  return and(belongsTo(owner), matches(idempotencyKeys, { claimId, status: null }));
}

/** Deletes the key if it was created before `answered` or, without a response, before `unanswered`. */
export async function deleteExpiredKey(db: Database, owner: KeyOwner, { answered, unanswered }: { answered: Date; unanswered: Date }) {
  const isExpired = or(
    lt(idempotencyKeys.createdAt, answered),
    and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, unanswered)),
  );
  await db.delete(idempotencyKeys).where(and(belongsTo(owner), isExpired));
}

/** Inserts a key. False when it exists already. */
export async function insertKey(db: Database, row: NewKey): Promise<boolean> {
  const inserted = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

export function findKey(db: Database, owner: KeyOwner): Promise<KeyRow | undefined> {
  return firstRow(db.select().from(idempotencyKeys).where(belongsTo(owner)));
}

/** Stores the response of a claim. False when another request has taken the key over. The row stays locked until the transaction ends. */
export async function saveAnswer(db: Database, owner: KeyOwner, claimId: string, answer: Partial<NewKey>): Promise<boolean> {
  const settled = await db
    .update(idempotencyKeys)
    .set(answer)
    .where(isUnansweredClaim(owner, claimId))
    .returning({ key: idempotencyKeys.key });
  return settled.length > 0;
}

export async function deleteClaim(db: Database, owner: KeyOwner, claimId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(isUnansweredClaim(owner, claimId));
}

export async function deleteKeysBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}
