import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { matches } from '../../../db/conditions.ts';
import type { Database } from '../../../db/connection.ts';
import { orgUnits, positionHolders, positions, publicPages, unitFollows, users } from '../../../db/schema.ts';

/** Maximum number of values per statement. */
const BATCH = 1000;

// Locks of an import last as long as the import. Those of rows here let others add rows that refer to them, such as events of a unit and
// sessions of a person, which wait for nothing.

async function inParts<Row>(values: readonly string[], read: (part: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += BATCH) rows.push(...(await read(values.slice(start, start + BATCH))));
  return rows;
}

export type PersonRow = typeof users.$inferSelect;
export type UnitRow = typeof orgUnits.$inferSelect;
export type PositionRow = typeof positions.$inferSelect;
export type HolderRow = typeof positionHolders.$inferSelect;

/** Locks the people with these addresses. Returns them by lower-case address. */
export async function lockPeople(tx: Database, instituteId: string, emails: readonly string[]): Promise<Map<string, PersonRow>> {
  const rows = await inParts([...new Set(emails)].sort(), (part) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.instituteId, instituteId), inArray(sql`lower(${users.email})`, part)))
      .orderBy(users.id)
      .for('no key update'),
  );
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

export function lockByRole(tx: Database, instituteId: string, role: string): Promise<PersonRow[]> {
  return tx.select().from(users).where(matches(users, { instituteId, role })).orderBy(users.id).for('no key update');
}

/** Locks the people with these ids. Returns them by id. */
export async function lockPeopleById(tx: Database, instituteId: string, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  const rows = await inParts([...new Set(ids)].sort(), (part) =>
    tx
      .select()
      .from(users)
      .where(matches(users, { instituteId, id: part }))
      .orderBy(users.id)
      .for('no key update'),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks all units. Returns them by lower-case name. An institute has hundreds at most. */
export async function lockUnits(tx: Database, instituteId: string): Promise<Map<string, UnitRow>> {
  const rows = await tx.select().from(orgUnits).where(eq(orgUnits.instituteId, instituteId)).orderBy(orgUnits.id).for('no key update');
  return new Map(rows.map((row) => [row.name.toLowerCase(), row]));
}

/** Ids of the units whose contact the user is. */
export async function findOwnUnitIds(tx: Database, instituteId: string, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .innerJoin(
      users,
      and(eq(users.instituteId, orgUnits.instituteId), eq(sql`lower(${users.email})`, sql`lower(${orgUnits.contactEmail})`)),
    )
    .where(and(eq(orgUnits.instituteId, instituteId), eq(users.id, userId)));
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the positions that the user holds now. */
export async function findOwnPositionIds(tx: Database, instituteId: string, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: positionHolders.positionId })
    .from(positionHolders)
    .where(matches(positionHolders, { instituteId, userId, status: 'active' }));
  return new Set(rows.map(({ id }) => id));
}

export async function updateUnit(
  tx: Database,
  { instituteId, id }: Pick<UnitRow, 'instituteId' | 'id'>,
  changes: Partial<UnitRow>,
): Promise<void> {
  await tx.update(orgUnits).set(changes).where(matches(orgUnits, { instituteId, id }));
}

/** Deletes units that nobody follows and that have had no public page; returns the ids of the deleted ones. */
export async function deleteUnits(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  const hasNone = (table: typeof unitFollows | typeof publicPages) =>
    sql`not exists (select from ${table} b where b.institute_id = ${orgUnits.instituteId} and b.unit_id = ${orgUnits.id})`;
  const rows = await tx
    .delete(orgUnits)
    .where(and(matches(orgUnits, { instituteId, id: ids }), hasNone(unitFollows), hasNone(publicPages)))
    .returning({ id: orgUnits.id });
  return rows.map(({ id }) => id);
}

/** Locks all positions. Returns them by unit id and lower-case title. */
export async function lockPositions(tx: Database, instituteId: string): Promise<Map<string, PositionRow>> {
  const rows = await tx.select().from(positions).where(eq(positions.instituteId, instituteId)).orderBy(positions.id).for('no key update');
  return new Map(rows.map((row) => [positionKey(row.unitId, row.title), row]));
}

export function positionKey(unitId: string, title: string): string {
  return `${unitId} ${title.toLowerCase()}`;
}

/** Locks the active holdings of these positions, in any tenure, and all holdings of them by these people, until the transaction ends. */
export function lockHoldings(
  tx: Database,
  instituteId: string,
  { positionIds, userIds }: { positionIds: readonly string[]; userIds: readonly string[] },
): Promise<HolderRow[]> {
  const { status, userId } = positionHolders;
  return tx
    .select()
    .from(positionHolders)
    .where(and(matches(positionHolders, { instituteId, positionId: positionIds }), or(eq(status, 'active'), inArray(userId, [...userIds]))))
    .orderBy(positionHolders.id)
    .for('no key update');
}

/** The holders of these holdings: user id by holding id. */
export async function findHolderIds(tx: Database, instituteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await inParts(ids, (part) =>
    tx
      .select({ id: positionHolders.id, userId: positionHolders.userId })
      .from(positionHolders)
      .where(matches(positionHolders, { instituteId, id: part })),
  );
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/** Sets the status of holdings that have another one, or `from` if given; returns the ids of those that changed. */
export async function setStatus(
  tx: Database,
  instituteId: string,
  ids: readonly string[],
  { status, from, now }: { status: HolderRow['status']; from?: HolderRow['status']; now: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(positionHolders)
    .set({ status, updatedAt: now })
    .where(
      and(matches(positionHolders, { instituteId, id: ids }), from ? eq(positionHolders.status, from) : ne(positionHolders.status, status)),
    )
    .returning({ id: positionHolders.id });
  return rows.map(({ id }) => id);
}

/** Deletes a holding unless it has changed since it was inserted; false if it has. */
export async function deleteUntouchedHolder(tx: Database, instituteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(positionHolders)
    .where(and(matches(positionHolders, { instituteId, id }), sql`${positionHolders.updatedAt} = ${positionHolders.createdAt}`))
    .returning({ id: positionHolders.id });
  return rows.length > 0;
}
