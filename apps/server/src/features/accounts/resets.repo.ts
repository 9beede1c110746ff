import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { passwordResets } from '../../db/schema.ts';

export interface ResetKey {
  readonly instituteId: string;
  readonly userId: string;
}

/** Keeps the hash of a new link; the one before it, if any, is no longer live. */
export async function saveReset(
  db: Database,
  { instituteId, userId }: ResetKey,
  link: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insert(passwordResets)
    .values({ instituteId, userId, ...link })
    .onConflictDoUpdate({ target: [passwordResets.instituteId, passwordResets.userId], set: link });
}

/** The hash of a person's live link. */
export async function findReset(db: Database, { instituteId, userId }: ResetKey, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(and(eq(passwordResets.instituteId, instituteId), eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, now)));
  return row?.tokenHash;
}

/** Spends a live link; false when somebody else just did. */
export async function spendReset(db: Database, { instituteId, userId }: ResetKey, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await db
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.instituteId, instituteId),
        eq(passwordResets.userId, userId),
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return spent.length > 0;
}

/** Ends a person's link without using it. */
export async function dropReset(db: Database, { instituteId, userId }: ResetKey): Promise<void> {
  await db.delete(passwordResets).where(and(eq(passwordResets.instituteId, instituteId), eq(passwordResets.userId, userId)));
}

/** Removes links that are over. */
export async function sweepResets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, clock()));
}
