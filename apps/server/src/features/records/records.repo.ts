import { and, eq, isNull, max, min, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  checkIns,
  credentialKeys,
  events,
  issuedCredentials,
  orgUnits,
  positionHolders,
  positions,
  records,
  skills,
  userSkills,
  users,
} from '../../db/schema.ts';
import type { IssuedCredentialRow } from './records.table.ts';

/** Whose record it is. */
export interface RecordOwner {
  readonly instituteId: string;
  readonly userId: string;
}

/** What is written down of somebody that a record may have, as it is stored. */
export async function findWrittenDown(db: Database, { instituteId, userId }: RecordOwner) {
  const isOf = (table: typeof userSkills | typeof achievements | typeof positionHolders | typeof checkIns) =>
    and(eq(table.instituteId, instituteId), eq(table.userId, userId));
  const claimed = await db
    .select({ id: userSkills.id, name: skills.name, proficiency: userSkills.proficiency, endorsedAt: userSkills.endorsedAt })
    .from(userSkills)
    .innerJoin(skills, and(eq(skills.instituteId, userSkills.instituteId), eq(skills.id, userSkills.skillId)))
    .where(isOf(userSkills));
  const achieved = await db
    .select({
      id: achievements.id,
      title: achievements.title,
      level: achievements.level,
      achievedOn: achievements.dateAchieved,
      verifiedAt: achievements.verifiedAt,
    })
    .from(achievements)
    .where(isOf(achievements));
  const held = await db
    .select({
      id: positionHolders.id,
      title: positions.title,
      unit: orgUnits.name,
      tenure: positionHolders.tenureYear,
      status: positionHolders.status,
      appointedOn: positionHolders.appointmentDate,
    })
    .from(positionHolders)
    .innerJoin(positions, and(eq(positions.instituteId, positionHolders.instituteId), eq(positions.id, positionHolders.positionId)))
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .where(isOf(positionHolders));
  const attended = await db
    .select({ id: events.id, title: events.title, status: events.status, unit: max(orgUnits.name), day: min(checkIns.day) })
    .from(checkIns)
    .innerJoin(events, and(eq(events.instituteId, checkIns.instituteId), eq(events.id, checkIns.eventId)))
    .leftJoin(orgUnits, and(eq(orgUnits.instituteId, events.instituteId), eq(orgUnits.id, events.unitId)))
    .where(isOf(checkIns))
    .groupBy(events.id, events.title, events.status);
  return { claimed, achieved, held, attended };
}

/** What somebody chose, and whether it is shared; undefined for who has not chosen yet. */
export async function findChoice(db: Database, { instituteId, userId }: RecordOwner) {
  const [row] = await db
    .select({ shown: records.shown, sharedAt: records.sharedAt })
    .from(records)
    .where(and(eq(records.instituteId, instituteId), eq(records.userId, userId)));
  return row;
}

/** The name under which somebody's record stands. */
export async function findOwnerName(db: Database, { instituteId, userId }: RecordOwner): Promise<string> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.id, userId)));
  return row?.name ?? '';
}

/** The record of an address; none of an account that may not sign in. */
export async function findShared(db: Database, instituteId: string, tokenHash: string) {
  const [row] = await db
    .select({ userId: records.userId, shown: records.shown, name: users.name })
    .from(records)
    .innerJoin(users, and(eq(users.instituteId, records.instituteId), eq(users.id, records.userId)))
    .where(and(eq(records.instituteId, instituteId), eq(records.tokenHash, tokenHash), isNull(users.disabledAt)));
  return row;
}

/** Keeps what somebody chose; with an address, that as well, in place of the one before. */
export async function saveChoice(
  tx: Database,
  { instituteId, userId }: RecordOwner,
  { shown, address }: { shown: string[]; address?: { tokenHash: string; sharedAt: Date } },
): Promise<void> {
  await tx
    .insert(records)
    .values({ instituteId, userId, shown, ...address })
    .onConflictDoUpdate({ target: [records.instituteId, records.userId], set: { shown, ...address } });
}

/** Stops somebody's address; false where there is none. */
export async function dropAddress(tx: Database, { instituteId, userId }: RecordOwner): Promise<boolean> {
  const isShared = sql`${records.tokenHash} is not null`;
  const rows = await tx
    .update(records)
    .set({ tokenHash: null, sharedAt: null })
    .where(and(eq(records.instituteId, instituteId), eq(records.userId, userId), isShared))
    .returning({ userId: records.userId });
  return rows.length > 0;
}

/** The credentials of somebody that are not revoked. */
export function findLiveCredentials(db: Database, { instituteId, userId }: RecordOwner): Promise<IssuedCredentialRow[]> {
  const { revokedAt } = issuedCredentials;
  return db
    .select()
    .from(issuedCredentials)
    .where(and(eq(issuedCredentials.instituteId, instituteId), eq(issuedCredentials.userId, userId), isNull(revokedAt)));
}

export type NewCredential = Pick<IssuedCredentialRow, 'instituteId' | 'id' | 'userId' | 'kind' | 'sourceId' | 'issuedAt'>;

/** Notes credentials that are issued, but those that somebody else has noted meanwhile. */
export async function insertCredentials(tx: Database, rows: readonly NewCredential[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(issuedCredentials)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findIssued(db: Database, instituteId: string, id: string): Promise<IssuedCredentialRow | undefined> {
  const [row] = await db
    .select()
    .from(issuedCredentials)
    .where(and(eq(issuedCredentials.instituteId, instituteId), eq(issuedCredentials.id, id)));
  return row;
}

/** The indexes of a list whose credentials are revoked; undefined for a list that nothing stands in. */
export async function findRevoked(
  db: Database,
  instituteId: string,
  { from, until }: { from: number; until: number },
): Promise<number[] | undefined> {
  const { statusIndex, revokedAt } = issuedCredentials;
  const isInList = and(eq(issuedCredentials.instituteId, instituteId), sql`${statusIndex} >= ${from} and ${statusIndex} < ${until}`);
  const [one] = await db.select({ statusIndex }).from(issuedCredentials).where(isInList).limit(1);
  if (!one) return undefined;
  const rows = await db
    .select({ statusIndex })
    .from(issuedCredentials)
    .where(and(isInList, sql`${revokedAt} is not null`));
  return rows.map((row) => row.statusIndex);
}

/** The public parts of the keys that were used, the first one first. */
export async function findPublicKeys(db: Database, instituteId: string): Promise<string[]> {
  const { firstUsedAt, publicKey } = credentialKeys;
  const rows = await db
    .select({ publicKey })
    .from(credentialKeys)
    .where(eq(credentialKeys.instituteId, instituteId))
    .orderBy(firstUsedAt, publicKey);
  return rows.map((row) => row.publicKey);
}

export async function notePublicKey(tx: Database, row: typeof credentialKeys.$inferInsert): Promise<void> {
  await tx.insert(credentialKeys).values(row).onConflictDoNothing();
}

/** Forgets the keys that were used: nothing that they signed is verified any more. Returns how many. */
export async function forgetPublicKeys(tx: Database, instituteId: string): Promise<number> {
  const rows = await tx
    .delete(credentialKeys)
    .where(eq(credentialKeys.instituteId, instituteId))
    .returning({ publicKey: credentialKeys.publicKey });
  return rows.length;
}
