import type { UnitCategory } from '@quad/domain/org-units';
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type PageRange, type Total } from '../../db/pages.ts';
import { orgUnits, positionHolders, positions, users } from '../../db/schema.ts';
import { hasFoldedWords } from '../../db/search.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { PositionHolderRow, PositionRow } from './positions.table.ts';

/** A unit, as far as positions name it and rights depend on it. */
export type UnitOfPosition = Pick<typeof orgUnits.$inferSelect, 'id' | 'name' | 'category' | 'contactEmail' | 'isActive'>;

/** A position with its unit. */
export interface PositionEntry {
  readonly position: PositionRow;
  readonly unit: UnitOfPosition;
}

/** A position holder with everything that its answers show, read in one statement. */
export interface PositionHolderEntry {
  readonly positionHolder: PositionHolderRow;
  readonly person: PersonRow;
  readonly position: Pick<PositionRow, 'id' | 'title' | 'positionType' | 'responsibilities'>;
  readonly unit: UnitOfPosition;
  readonly appointer: PersonRow | null;
}

/** Of which units, and whose. What is left out leaves nothing out. */
export interface Among {
  readonly positionId?: string | undefined;
  readonly unitId?: string | undefined;
  readonly category?: UnitCategory | undefined;
  readonly userId?: string;
  /** Words that positions are searched for, or position holders. */
  readonly search?: string | undefined;
  /** Of position holders. */
  readonly status?: PositionHolderRow['status'] | undefined;
  readonly tenure?: string | undefined;
}

/** Where a page of positions ends. */
export const PositionPlace = v.object({ title: v.string(), id: v.string() });
export type PositionPlace = v.InferOutput<typeof PositionPlace>;

/** Where a page of position holders ends. */
export const HolderPlace = v.object({ tenure: v.string(), name: v.string(), id: v.string() });
export type HolderPlace = v.InferOutput<typeof HolderPlace>;

const appointers = alias(users, 'appointers');
const unitColumns = {
  id: orgUnits.id,
  name: orgUnits.name,
  category: orgUnits.category,
  contactEmail: orgUnits.contactEmail,
  isActive: orgUnits.isActive,
};

/** Everything of a position and of a position holder but what lists are ordered and searched by. */
const { searchText: _positionText, ...POSITION_COLUMNS } = getTableColumns(positions);
const { searchText: _holderText, personName: _personName, ...HOLDER_COLUMNS } = getTableColumns(positionHolders);

function isAmong({ positionId, unitId, category }: Among): SQL | undefined {
  return and(
    positionId === undefined ? undefined : eq(positions.id, positionId),
    unitId === undefined ? undefined : eq(positions.unitId, unitId),
    category === undefined ? undefined : eq(orgUnits.category, category),
  );
}

type PositionsAmong = Omit<Among, 'userId' | 'status' | 'tenure'>;

function selectPositions(db: Database, instituteId: string, { search, ...among }: PositionsAmong, after?: PositionPlace) {
  const isAfter = after && sql`(${positions.title}, ${positions.id}) > (${after.title}, ${after.id}::uuid)`;
  return db
    .select({ position: POSITION_COLUMNS, unit: unitColumns })
    .from(positions)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .where(and(eq(positions.instituteId, instituteId), isAmong(among), hasFoldedWords(search, positions.searchText), isAfter));
}

/** Positions with their units, by title. */
function findPositions(db: Database, instituteId: string, among: PositionsAmong = {}): Promise<PositionEntry[]> {
  return selectPositions(db, instituteId, among).orderBy(asc(positions.title), asc(positions.id));
}

/** So many positions with their units, by title, from a place on. */
export function findPositionPage(
  db: Database,
  instituteId: string,
  among: PositionsAmong,
  { limit, after }: { limit: number; after: PositionPlace | undefined },
): Promise<PositionEntry[]> {
  return selectPositions(db, instituteId, among, after).orderBy(asc(positions.title), asc(positions.id)).limit(limit);
}

export function countPositions(db: Database, instituteId: string, among: PositionsAmong): Promise<Total> {
  return countUpTo(db, sql`${selectPositions(db, instituteId, among).getSQL()}`);
}

/** What tells whether a position holder is among some, without the people and what else its answers show. */
function isHoldingAmong(instituteId: string, { userId, search, status, tenure, ...among }: Among): SQL {
  const isOfPositions = and(eq(positions.instituteId, instituteId), eq(positions.id, positionHolders.positionId), isAmong(among));
  const isRestricted = among.positionId !== undefined || among.category !== undefined;
  const ofUnit = sql`select ${positions.id} from ${positions} where ${and(eq(positions.instituteId, instituteId), isAmong({ unitId: among.unitId }))}`;
  return sql`${and(
    eq(positionHolders.instituteId, instituteId),
    userId === undefined ? undefined : eq(positionHolders.userId, userId),
    status && eq(positionHolders.status, status),
    tenure === undefined ? undefined : eq(positionHolders.tenureYear, tenure),
    hasFoldedWords(search, positionHolders.searchText),
    // The few positions of a unit are looked up first: as a condition on each holder the planner would go through all of them.
    among.unitId === undefined ? undefined : sql`${positionHolders.positionId} = any(array(${ofUnit}))`,
    isRestricted
      ? sql`exists (select from ${positions} join ${orgUnits} on ${eq(orgUnits.instituteId, positions.instituteId)} and ${eq(orgUnits.id, positions.unitId)} where ${isOfPositions})`
      : undefined,
  )}`;
}

/**
 * The statement that finds the places of so many position holders from a place on: newest tenure first, then by name. What is left of a
 * tenure and what comes after it are read apart, because an index has each of them in one piece.
 */
export function placesOfHolders(instituteId: string, among: Among, { limit, after }: PageRange<HolderPlace>): SQL {
  const isWanted = isHoldingAmong(instituteId, among);
  const { tenureYear, personName, id } = positionHolders;
  const part = (condition: SQL) => sql`(select ${id} as id, ${tenureYear} as tenure, ${personName} as name from ${positionHolders}
    where ${and(isWanted, condition)} order by ${tenureYear} desc, ${personName}, ${id} limit ${limit})`;
  const parts = after
    ? [
        part(sql`${tenureYear} = ${after.tenure} and (${personName}, ${id}) > (${after.name}, ${after.id}::uuid)`),
        part(sql`${tenureYear} < ${after.tenure}`),
      ]
    : [part(sql`true`)];
  return sql`select id, tenure, name from (${sql.join(parts, sql` union all `)}) places order by tenure desc, name, id limit ${limit}`;
}

/** The places of so many position holders from a place on. */
export async function findHolderPlaces(
  db: Database,
  instituteId: string,
  among: Among,
  range: PageRange<HolderPlace>,
): Promise<HolderPlace[]> {
  const { rows } = await db.execute<{ id: string; tenure: string; name: string }>(placesOfHolders(instituteId, among, range));
  return rows;
}

export function countHoldings(db: Database, instituteId: string, among: Among): Promise<Total> {
  return countUpTo(db, sql`select from ${positionHolders} where ${isHoldingAmong(instituteId, among)}`);
}

/** Position holders with their people, positions and units: newest tenure first, then by name. */
export function findPositionHolders(
  db: Database,
  instituteId: string,
  { userId, ids, ...among }: Pick<Among, 'positionId' | 'unitId' | 'category' | 'userId'> & { ids?: readonly string[] } = {},
): Promise<PositionHolderEntry[]> {
  const isTheirs = and(userId === undefined ? undefined : eq(positionHolders.userId, userId), ids && inArray(positionHolders.id, [...ids]));
  return db
    .select({
      positionHolder: HOLDER_COLUMNS,
      person: { id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber },
      position: {
        id: positions.id,
        title: positions.title,
        positionType: positions.positionType,
        responsibilities: positions.responsibilities,
      },
      unit: unitColumns,
      appointer: { id: appointers.id, name: appointers.name, email: appointers.email, rollNumber: appointers.rollNumber },
    })
    .from(positionHolders)
    .innerJoin(users, and(eq(users.instituteId, positionHolders.instituteId), eq(users.id, positionHolders.userId)))
    .innerJoin(positions, and(eq(positions.instituteId, positionHolders.instituteId), eq(positions.id, positionHolders.positionId)))
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .leftJoin(appointers, and(eq(appointers.instituteId, positionHolders.instituteId), eq(appointers.id, positionHolders.appointedBy)))
    .where(and(eq(positionHolders.instituteId, instituteId), isTheirs, isAmong(among)))
    .orderBy(desc(positionHolders.tenureYear), asc(positionHolders.personName), asc(positionHolders.id));
}

export async function insertPosition(tx: Database, position: typeof positions.$inferInsert): Promise<PositionRow> {
  const [row] = await tx.insert(positions).values(position).returning();
  if (!row) throw new Error('The new position was not returned.');
  return row;
}

/** A position whose places nobody else gives away until the transaction ends. */
export async function lockPosition(tx: Database, instituteId: string, id: string): Promise<PositionEntry | undefined> {
  await tx
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.instituteId, instituteId), eq(positions.id, id)))
    .for('no key update');
  const [entry] = await findPositions(tx, instituteId, { positionId: id });
  return entry;
}

type Places = Pick<PositionHolderRow, 'instituteId' | 'positionId' | 'tenureYear'>;

function isIn({ instituteId, positionId, tenureYear }: Places) {
  return and(
    eq(positionHolders.instituteId, instituteId),
    eq(positionHolders.positionId, positionId),
    eq(positionHolders.tenureYear, tenureYear),
  );
}

/** How many places of a position are taken in a tenure: by those who hold it, not by those who held it. */
export async function countActive(tx: Database, places: Places, besidesId?: string): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(positionHolders)
    .where(
      and(isIn(places), eq(positionHolders.status, 'active'), besidesId === undefined ? undefined : ne(positionHolders.id, besidesId)),
    );
  return row?.taken ?? 0;
}

/** True when the person holds or held the position in the tenure, in whatever state. */
export async function holdsAlready(tx: Database, places: Places, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: positionHolders.id })
    .from(positionHolders)
    .where(and(isIn(places), eq(positionHolders.userId, userId)));
  return rows.length > 0;
}

/** What somebody holds or held, held until the transaction ends. */
export async function lockHolding(tx: Database, instituteId: string, id: string): Promise<PositionHolderRow | undefined> {
  const [row] = await tx
    .select(HOLDER_COLUMNS)
    .from(positionHolders)
    .where(and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.id, id)))
    .for('update');
  return row;
}

export async function savePositionHolder(
  tx: Database,
  { instituteId, id }: Pick<PositionHolderRow, 'instituteId' | 'id'>,
  changes: Partial<PositionHolderRow>,
): Promise<void> {
  await tx
    .update(positionHolders)
    .set(changes)
    .where(and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.id, id)));
}

export async function insertPositionHolder(tx: Database, positionHolder: typeof positionHolders.$inferInsert): Promise<PositionHolderRow> {
  const [row] = await tx.insert(positionHolders).values(positionHolder).returning();
  if (!row) throw new Error('The new position holder was not returned.');
  return row;
}

export async function savePosition(
  tx: Database,
  { instituteId, id }: Pick<PositionRow, 'instituteId' | 'id'>,
  changes: Partial<PositionRow>,
): Promise<void> {
  await tx
    .update(positions)
    .set(changes)
    .where(and(eq(positions.instituteId, instituteId), eq(positions.id, id)));
}

/** How many hold a position, how many ever did, and how many at most in one tenure. */
export interface Taken {
  readonly active: number;
  readonly all: number;
  readonly most: number;
}

/** How positions are taken, by their ids; those that nobody ever held are left out. */
export async function findTaken(db: Database, instituteId: string, positionIds: readonly string[]): Promise<Map<string, Taken>> {
  if (positionIds.length === 0) return new Map();
  const active = sql<number>`(count(*) filter (where ${positionHolders.status} = 'active'))::int`;
  const rows = await db
    .select({ id: positionHolders.positionId, active, all: count() })
    .from(positionHolders)
    .where(and(eq(positionHolders.instituteId, instituteId), inArray(positionHolders.positionId, [...positionIds])))
    .groupBy(positionHolders.positionId, positionHolders.tenureYear);
  const taken = new Map<string, Taken>();
  for (const { id, active: holding, all } of rows) {
    const before = taken.get(id) ?? { active: 0, all: 0, most: 0 };
    taken.set(id, { active: before.active + holding, all: before.all + all, most: Math.max(before.most, holding) });
  }
  return taken;
}

/** True when the person holds the position now, in whichever tenure. */
export async function holdsNow(
  tx: Database,
  { instituteId, id }: Pick<PositionRow, 'instituteId' | 'id'>,
  userId: string,
): Promise<boolean> {
  const isTheirs = and(
    eq(positionHolders.instituteId, instituteId),
    eq(positionHolders.positionId, id),
    eq(positionHolders.userId, userId),
    eq(positionHolders.status, 'active'),
  );
  return (await tx.$count(positionHolders, isTheirs)) > 0;
}
