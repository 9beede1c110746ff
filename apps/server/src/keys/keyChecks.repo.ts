import { eq } from 'drizzle-orm';
import { advisoryLock } from '../db/advisoryLock.ts';
import type { Database } from '../db/connection.ts';
import { keyChecks } from './keyChecks.table.ts';

/** What a key is for: separating the authors of anonymous feedback, sealing the audit log, or signing credentials. */
export type KeyPurpose = (typeof keyChecks.$inferSelect)['purpose'];

/** Returns the fingerprints of the keys that an institute's rows were written with. */
export async function readChecks(db: Database, instituteId: string): Promise<Map<KeyPurpose, string>> {
  const rows = await db.select().from(keyChecks).where(eq(keyChecks.instituteId, instituteId));
  return new Map(rows.map(({ purpose, fingerprint }) => [purpose, fingerprint]));
}

/** Stores the fingerprint of the first key of a purpose, unless another node already did. */
export async function storeFirstFingerprint(db: Database, check: typeof keyChecks.$inferInsert): Promise<void> {
  await db.insert(keyChecks).values(check).onConflictDoNothing();
}

/** Stores the fingerprint of the key that replaces the previous one. */
export async function storeFingerprint(tx: Database, { instituteId, purpose, fingerprint }: typeof keyChecks.$inferInsert): Promise<void> {
  await tx
    .insert(keyChecks)
    .values({ instituteId, purpose, fingerprint })
    .onConflictDoUpdate({ target: [keyChecks.instituteId, keyChecks.purpose], set: { fingerprint } });
}

/**
 * Prevents the replacement of a key until the transaction ends. Users of the key take the lock shared, a replacement takes it exclusively.
 */
export async function lockKey(tx: Database, instituteId: string, purpose: KeyPurpose, { isShared }: { isShared: boolean }): Promise<void> {
  await advisoryLock(tx, `${purpose} key`, instituteId, { isShared });
}
