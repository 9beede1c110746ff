import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { passkeyChallenges, passkeys } from '../../db/schema.ts';
import type { ChallengePurpose, PasskeyRow } from './passkeys.table.ts';

interface Owner {
  readonly instituteId: string;
  readonly userId: string;
}

function isOwn({ instituteId, userId }: Owner) {
  return matches(passkeys, { instituteId, userId });
}

/** A person's passkeys, newest first. */
export function findPasskeys(db: Database, owner: Owner): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(isOwn(owner)).orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function countPasskeys(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(isOwn(owner));
  return row?.count ?? 0;
}

export function findByCredential(db: Database, instituteId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  return firstRow(db.select().from(passkeys).where(matches(passkeys, { instituteId, credentialId })));
}

/** Locks a passkey's row, so that two concurrent uses wait for each other. */
export function lockPasskey(tx: Database, { instituteId, id }: Pick<PasskeyRow, 'instituteId' | 'id'>) {
  return firstRow(tx.select().from(passkeys).where(matches(passkeys, { instituteId, id })).for('update'));
}

export async function insertPasskey(tx: Database, row: PasskeyRow): Promise<void> {
  await tx.insert(passkeys).values(row);
}

export async function saveUse(
  tx: Database,
  { instituteId, id }: Pick<PasskeyRow, 'instituteId' | 'id'>,
  use: Pick<PasskeyRow, 'counter' | 'isBackedUp' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(matches(passkeys, { instituteId, id }));
}

/** Deletes one of a person's passkeys. False when there is none with this id. */
export async function deletePasskey(tx: Database, owner: Owner, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(isOwn(owner), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Deletes all of a person's passkeys and returns how many there were. */
export async function dropPasskeys(tx: Database, owner: Owner): Promise<number> {
  return (await tx.delete(passkeys).where(isOwn(owner)).returning({ id: passkeys.id })).length;
}

export async function insertChallenge(db: Database, challenge: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Consumes a challenge. False when it does not exist, or was issued to another browser or for another purpose. */
export async function spendChallenge(
  db: Database,
  challenge: { instituteId: string; challengeHash: string; purpose: ChallengePurpose; askedBy: string },
  now: Date,
): Promise<boolean> {
  const { instituteId, challengeHash, purpose, askedBy } = challenge;
  const spent = await db
    .delete(passkeyChallenges)
    .where(and(matches(passkeyChallenges, { instituteId, challengeHash, purpose, askedBy }), gt(passkeyChallenges.expiresAt, now)))
    .returning({ purpose: passkeyChallenges.purpose });
  return spent.length > 0;
}

/** Deletes challenges that have expired by then. */
export async function deleteChallengesUntil(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
