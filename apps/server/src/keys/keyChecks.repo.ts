import { eq } from 'drizzle-orm';
import { advisoryLock } from '../db/advisoryLock.ts';
import type { Database } from '../db/connection.ts';
import { keyChecks } from './keyChecks.table.ts';

/** What the keys are for: to keep apart who gave anonymous feedback, to vouch for the audit log, and to sign credentials. */
export type KeyPurpose = (typeof keyChecks.$inferSelect)['purpose'];

/** By what the keys are known that an institute's rows were written under. */
export async function readChecks(db: Database, instituteId: string): Promise<Map<KeyPurpose, string>> {
  const rows = await db.select().from(keyChecks).where(eq(keyChecks.instituteId, instituteId));
  return new Map(rows.map(({ purpose, fingerprint }) => [purpose, fingerprint]));
}

/** Notes the first key of a purpose, unless another node was faster. */
export async function noteFirstKey(db: Database, check: typeof keyChecks.$inferInsert): Promise<void> {
  await db.insert(keyChecks).values(check).onConflictDoNothing();
}

/** Notes that an institute's rows are written under this key from now on. */
export async function noteKey(tx: Database, { instituteId, purpose, fingerprint }: typeof keyChecks.$inferInsert): Promise<void> {
  await tx
    .insert(keyChecks)
    .values({ instituteId, purpose, fingerprint })
    .onConflictDoUpdate({ target: [keyChecks.instituteId, keyChecks.purpose], set: { fingerprint } });
}

/** Keeps a key from being replaced until the transaction ends: for whoever replaces it, or together with others who only use it. */
export async function lockKey(tx: Database, instituteId: string, purpose: KeyPurpose, { isShared }: { isShared: boolean }): Promise<void> {
  await advisoryLock(tx, `${purpose} key`, instituteId, { isShared });
}
