import { and, eq, isNull, max, min, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
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

/** The owner of a record. */
export interface RecordOwner {
  readonly instituteId: string;
  readonly userId: string;
}

const isOf = (table: typeof userSkills | typeof achievements | typeof positionHolders | typeof checkIns, owner: RecordOwner) =>
  matches(table, { instituteId: owner.instituteId, userId: owner.userId });

/**
 * Locks an account and everything that its record consists of until the transaction ends. Whoever renames or withdraws any of it waits, and
 * then finds the credentials that were issued. False for an account that is disabled or erased.
 */
export async function lockRecord(tx: Database, owner: RecordOwner): Promise<boolean> {
  const { instituteId, userId: id } = owner;
  const [account] = await tx.select({ disabledAt: users.disabledAt }).from(users).where(matches(users, { instituteId, id })).for('share');
  if (account?.disabledAt !== null) return false;
  await tx
    .select({ id: userSkills.id })
    .from(userSkills)
    .innerJoin(skills, isReferenced(skills, userSkills.instituteId, userSkills.skillId))
    .where(isOf(userSkills, owner))
    .for('share');
  await tx.select({ id: achievements.id }).from(achievements).where(isOf(achievements, owner)).for('share');
  await tx
    .select({ id: positionHolders.id })
    .from(positionHolders)
    .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(isOf(positionHolders, owner))
    .for('share');
  await tx
    .select({ id: checkIns.eventId })
    .from(checkIns)
    .innerJoin(events, isReferenced(events, checkIns.instituteId, checkIns.eventId))
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(isOf(checkIns, owner))
    // In the order of the events, so that concurrent transactions cannot deadlock.
    .orderBy(events.id)
    .for('share');
  return true;
}

/** All of a person's data that their record can contain, as stored. */
export async function findRecordSources(db: Database, owner: RecordOwner) {
  const claimed = await db
    .select({ id: userSkills.id, name: skills.name, proficiency: userSkills.proficiency, endorsedAt: userSkills.endorsedAt })
    .from(userSkills)
    .innerJoin(skills, isReferenced(skills, userSkills.instituteId, userSkills.skillId))
    .where(isOf(userSkills, owner));
  const achieved = await db
    .select({
      ...columnsOf(achievements, 'id', 'title', 'level'),
      achievedOn: achievements.dateAchieved,
      verifiedAt: achievements.verifiedAt,
    })
    .from(achievements)
    .where(isOf(achievements, owner));
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
    .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(isOf(positionHolders, owner));
  const attended = await db
    .select({ id: events.id, title: events.title, status: events.status, unit: max(orgUnits.name), day: min(checkIns.day) })
    .from(checkIns)
    .innerJoin(events, isReferenced(events, checkIns.instituteId, checkIns.eventId))
    .leftJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(isOf(checkIns, owner))
    .groupBy(events.id, events.title, events.status);
  return { claimed, achieved, held, attended };
}

/** The entries that a person chose to show, and since when the record is shared; undefined if they have not chosen yet. */
export async function findChoice(db: Database, { instituteId, userId }: RecordOwner) {
  const [row] = await db
    .select({ shown: records.shown, sharedAt: records.sharedAt })
    .from(records)
    .where(matches(records, { instituteId, userId }));
  return row;
}

/** The owner's name on the record. */
export async function findOwnerName(db: Database, { instituteId, userId }: RecordOwner): Promise<string> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(matches(users, { instituteId, id: userId }));
  return row?.name ?? '';
}

/** The record with this sharing token; undefined if its owner's account is disabled. */
export async function findShared(db: Database, instituteId: string, tokenHash: string) {
  const [row] = await db
    .select({ userId: records.userId, shown: records.shown, name: users.name })
    .from(records)
    .innerJoin(users, isReferenced(users, records.instituteId, records.userId))
    .where(and(matches(records, { instituteId, tokenHash }), isNull(users.disabledAt)));
  return row;
}

/** Stores the shown entries and, if given, a new sharing token, which replaces the previous one. */
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

/** Removes the sharing token; false if there is none. */
export async function dropAddress(tx: Database, { instituteId, userId }: RecordOwner): Promise<boolean> {
  const isShared = sql`${records.tokenHash} is not null`;
  const rows = await tx
    .update(records)
    .set({ tokenHash: null, sharedAt: null })
    .where(and(matches(records, { instituteId, userId }), isShared))
    .returning({ userId: records.userId });
  return rows.length > 0;
}

/** A person's credentials that are not revoked. */
export function findLiveCredentials(db: Database, { instituteId, userId }: RecordOwner): Promise<IssuedCredentialRow[]> {
  return db
    .select()
    .from(issuedCredentials)
    .where(matches(issuedCredentials, { instituteId, userId, revokedAt: null }));
}

/**
 * Revokes the credentials of events that a person attended on an earlier day with the account that is merged into theirs, because the day
 * in them changes.
 */
export async function revokeLaterAttendance(
  tx: Database,
  { instituteId, fromId, intoId }: { instituteId: string; fromId: string; intoId: string },
  revokedAt: Date,
): Promise<void> {
  const isEarlier = sql`exists (
    select from ${checkIns} c where c.institute_id = ${instituteId} and c.event_id = ${issuedCredentials.sourceId} and c.user_id = ${fromId}
      and c.day < (select min(k.day) from ${checkIns} k where k.institute_id = c.institute_id and k.event_id = c.event_id and k.user_id = ${intoId}))`;
  await tx
    .update(issuedCredentials)
    .set({ revokedAt })
    .where(and(matches(issuedCredentials, { instituteId, userId: intoId, kind: 'event', revokedAt: null }), isEarlier));
}

export type NewCredential = Pick<IssuedCredentialRow, 'instituteId' | 'id' | 'userId' | 'kind' | 'sourceId' | 'issuedAt'>;

/** Inserts issued credentials, except those that were inserted concurrently. */
export async function insertCredentials(tx: Database, rows: readonly NewCredential[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(issuedCredentials)
      .values([...rows])
      .onConflictDoNothing();
}

export function findIssued(db: Database, instituteId: string, id: string): Promise<IssuedCredentialRow | undefined> {
  return firstRow(db.select().from(issuedCredentials).where(matches(issuedCredentials, { instituteId, id })));
}

/** Revoked indexes of a list; undefined for a list without credentials. */
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

/** Public keys used so far, oldest first. */
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

/** Deletes the public keys used so far, so that credentials signed with them no longer verify. Returns the number. */
export async function forgetPublicKeys(tx: Database, instituteId: string): Promise<number> {
  const rows = await tx
    .delete(credentialKeys)
    .where(eq(credentialKeys.instituteId, instituteId))
    .returning({ publicKey: credentialKeys.publicKey });
  return rows.length;
}
