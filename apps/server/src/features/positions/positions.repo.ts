import type { UnitCategory } from '@quad/domain/org-units';
import { HOLDER_ORDERS, type HolderOrder, POSITION_ORDERS, type PositionOrder } from '@quad/domain/positions';
import { and, asc, count, eq, getTableColumns, gte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type PageRequest, type SortCursor, type Sorting, sortedBy, type Total } from '../../db/pages.ts';
import { orgUnits, positionHolders, positions, users } from '../../db/schema.ts';
import { hasFoldedWords } from '../../db/search.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { PositionHolderRow, PositionRow } from './positions.table.ts';

/** The columns of a unit that positions show and access rules use. */
export type UnitOfPosition = Pick<typeof orgUnits.$inferSelect, 'id' | 'name' | 'category' | 'contactEmail' | 'isActive'>;

/** A position with its unit. */
export interface PositionEntry {
  readonly position: PositionRow;
  readonly unit: UnitOfPosition;
}

/** A position holder with all displayed data, read in one statement. */
export interface PositionHolderEntry {
  readonly positionHolder: PositionHolderRow;
  readonly person: PersonRow;
  readonly position: Pick<PositionRow, 'id' | 'title' | 'positionType' | 'responsibilities'>;
  readonly unit: UnitOfPosition;
  readonly appointer: PersonRow | null;
}

/** Filters of positions and position holders. Undefined filters are ignored. */
export interface HoldingFilters {
  readonly positionId?: string | undefined;
  readonly unitId?: string | undefined;
  readonly category?: UnitCategory | undefined;
  readonly userId?: string;
  /** Words to search for. */
  readonly search?: string | undefined;
  /** For position holders only, like the tenure. */
  readonly status?: PositionHolderRow['status'] | undefined;
  readonly tenure?: string | undefined;
}

/** Pagination cursor of position holders. */
export const HolderCursor = v.object({ tenure: v.string(), name: v.string(), id: v.string() });
export type HolderCursor = v.InferOutput<typeof HolderCursor>;

const appointers = alias(users, 'appointers');
const unitColumns = {
  ...columnsOf(orgUnits, 'id', 'name', 'category', 'contactEmail', 'isActive'),
};

/** All columns except those used only for sorting and searching. */
const { searchText: _positionText, ...POSITION_COLUMNS } = getTableColumns(positions);
const { searchText: _holderText, personName: _personName, ...HOLDER_COLUMNS } = getTableColumns(positionHolders);

function matchesPosition({ positionId, unitId, category }: HoldingFilters): SQL | undefined {
  return and(
    positionId === undefined ? undefined : eq(positions.id, positionId),
    unitId === undefined ? undefined : eq(positions.unitId, unitId),
    category === undefined ? undefined : eq(orgUnits.category, category),
  );
}

type PositionFilters = Omit<HoldingFilters, 'userId' | 'status' | 'tenure'>;

/** There is no index by unit: the unit's name is in another table, and an institute has some hundred positions. */
const SORTINGS = {
  title: { columns: [positions.title, positions.id], cursorOf: ({ position: { title, id } }) => [title, id] },
  unit: {
    columns: [orgUnits.name, positions.title, positions.id],
    cursorOf: ({ position: { title, id }, unit }) => [unit.name, title, id],
  },
} satisfies Readonly<Record<string, Sorting<PositionEntry>>>;

export function sortPositions(order: PositionOrder = POSITION_ORDERS[0]) {
  return sortedBy<PositionEntry, keyof typeof SORTINGS>(SORTINGS, order);
}

function selectPositions(db: Database, instituteId: string, { search, ...filters }: PositionFilters, isAfter?: SQL) {
  return db
    .select({ position: POSITION_COLUMNS, unit: unitColumns })
    .from(positions)
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(and(eq(positions.instituteId, instituteId), matchesPosition(filters), hasFoldedWords(search, positions.searchText), isAfter));
}

/** Positions with their units, by title. */
function findPositions(db: Database, instituteId: string, filters: PositionFilters = {}): Promise<PositionEntry[]> {
  return selectPositions(db, instituteId, filters).orderBy(asc(positions.title), asc(positions.id));
}

/** One page of positions with their units, by title by default. */
export function findPositionPage(
  db: Database,
  instituteId: string,
  filters: PositionFilters,
  { limit, after }: PageRequest<SortCursor>,
  { isAfter, orderBy }: Pick<ReturnType<typeof sortPositions>, 'isAfter' | 'orderBy'> = sortPositions(),
): Promise<PositionEntry[]> {
  return selectPositions(db, instituteId, filters, isAfter(after))
    .orderBy(...orderBy)
    .limit(limit);
}

export function countPositions(db: Database, instituteId: string, filters: PositionFilters): Promise<Total> {
  return countUpTo(db, sql`${selectPositions(db, instituteId, filters).getSQL()}`);
}

/** The filters as a condition on `position_holders` alone, without joins. */
function matchesHolding(instituteId: string, { userId, search, status, tenure, ...filters }: HoldingFilters): SQL {
  const isOfPositions = and(matches(positions, { instituteId, id: positionHolders.positionId }), matchesPosition(filters));
  const isRestricted = filters.positionId !== undefined || filters.category !== undefined;
  const ofUnit = sql`select ${positions.id} from ${positions} where ${and(eq(positions.instituteId, instituteId), matchesPosition({ unitId: filters.unitId }))}`;
  return sql`${and(
    eq(positionHolders.instituteId, instituteId),
    userId === undefined ? undefined : eq(positionHolders.userId, userId),
    status && eq(positionHolders.status, status),
    tenure === undefined ? undefined : eq(positionHolders.tenureYear, tenure),
    hasFoldedWords(search, positionHolders.searchText),
    // Looks up the few positions of a unit first. As a condition on each holder, the planner would scan all holders.
    filters.unitId === undefined ? undefined : sql`${positionHolders.positionId} = any(array(${ofUnit}))`,
    isRestricted
      ? sql`exists (select from ${positions} join ${orgUnits} on ${eq(orgUnits.instituteId, positions.instituteId)} and ${eq(orgUnits.id, positions.unitId)} where ${isOfPositions})`
      : undefined,
  )}`;
}

/**
 * Statement for one page of position holders' places: newest tenure first, then by name, unless sorted otherwise. The rest of the current
 * tenure and the following tenures are two subqueries, because each is one range of an index; a descending order reads the index backwards.
 */
export function holderPageQuery(
  instituteId: string,
  { order = HOLDER_ORDERS[0], ...filters }: HoldingFilters & { readonly order?: HolderOrder | undefined },
  { limit, after }: PageRequest<HolderCursor>,
): SQL {
  const isWanted = matchesHolding(instituteId, filters);
  const { tenureYear, personName, id } = positionHolders;
  const isByTenure = order.endsWith('tenure');
  const isForward = order === '-tenure' || order === 'name';
  const [up, down] = isForward ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`];
  const [beyond, before] = isForward ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const byName = sql`name ${up}, id ${up}`;
  const orderBy = isByTenure ? sql`tenure ${down}, ${byName}` : byName;
  const part = (
    condition: SQL | undefined,
  ) => sql`(select ${id} as id, ${tenureYear} as tenure, ${personName} as name from ${positionHolders}
    where ${and(isWanted, condition)} order by ${orderBy} limit ${limit})`;
  if (!after) return part(undefined);
  const rest = sql`(${personName}, ${id}) ${beyond} (${after.name}, ${after.id}::uuid)`;
  if (!isByTenure) return part(rest);
  const parts = [part(sql`${tenureYear} = ${after.tenure} and ${rest}`), part(sql`${tenureYear} ${before} ${after.tenure}`)];
  return sql`select id, tenure, name from (${sql.join(parts, sql` union all `)}) places order by ${orderBy} limit ${limit}`;
}

/** One page of position holders' places. */
export async function findHolderPage(
  db: Database,
  instituteId: string,
  filters: Parameters<typeof holderPageQuery>[1],
  range: PageRequest<HolderCursor>,
): Promise<HolderCursor[]> {
  const { rows } = await db.execute<{ id: string; tenure: string; name: string }>(holderPageQuery(instituteId, filters, range));
  return rows;
}

export function countHoldings(db: Database, instituteId: string, filters: HoldingFilters): Promise<Total> {
  return countUpTo(db, sql`select from ${positionHolders} where ${matchesHolding(instituteId, filters)}`);
}

/** Position holders with their people, positions and units, in no particular order. */
export function findPositionHolders(db: Database, instituteId: string, ids: readonly string[]): Promise<PositionHolderEntry[]> {
  return db
    .select({
      positionHolder: HOLDER_COLUMNS,
      person: { id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber },
      position: {
        ...columnsOf(positions, 'id', 'title', 'positionType', 'responsibilities'),
      },
      unit: unitColumns,
      appointer: { id: appointers.id, name: appointers.name, email: appointers.email, rollNumber: appointers.rollNumber },
    })
    .from(positionHolders)
    .innerJoin(users, isReferenced(users, positionHolders.instituteId, positionHolders.userId))
    .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .leftJoin(appointers, isReferenced(appointers, positionHolders.instituteId, positionHolders.appointedBy))
    .where(matches(positionHolders, { instituteId, id: ids }));
}

export async function insertPosition(tx: Database, position: typeof positions.$inferInsert): Promise<PositionRow> {
  const [row] = await tx.insert(positions).values(position).returning();
  if (!row) throw new Error('The new position was not returned.');
  return row;
}

/** Finds a position and locks it: nobody else can be appointed to it until the transaction ends. */
export async function lockPosition(tx: Database, instituteId: string, id: string): Promise<PositionEntry | undefined> {
  await tx.select({ id: positions.id }).from(positions).where(matches(positions, { instituteId, id })).for('no key update');
  const [entry] = await findPositions(tx, instituteId, { positionId: id });
  return entry;
}

type TenureOfPosition = Pick<PositionHolderRow, 'instituteId' | 'positionId' | 'tenureYear'>;

function isOfTenure({ instituteId, positionId, tenureYear }: TenureOfPosition) {
  return matches(positionHolders, { instituteId, positionId, tenureYear });
}

/** Number of active holders of a position in a tenure. Former holders do not count. */
export async function countActive(tx: Database, tenure: TenureOfPosition, exceptId?: string): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(positionHolders)
    .where(
      and(isOfTenure(tenure), eq(positionHolders.status, 'active'), exceptId === undefined ? undefined : ne(positionHolders.id, exceptId)),
    );
  return row?.taken ?? 0;
}

/** Whether the person holds or held the position in the tenure, whatever the status. */
export async function hasHeld(tx: Database, tenure: TenureOfPosition, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: positionHolders.id })
    .from(positionHolders)
    .where(and(isOfTenure(tenure), eq(positionHolders.userId, userId)));
  return rows.length > 0;
}

/** Finds a holding, current or former, and locks it until the transaction ends. */
export function lockHolding(tx: Database, instituteId: string, id: string): Promise<PositionHolderRow | undefined> {
  return firstRow(tx.select(HOLDER_COLUMNS).from(positionHolders).where(matches(positionHolders, { instituteId, id })).for('update'));
}

export async function savePositionHolder(
  tx: Database,
  { instituteId, id }: Pick<PositionHolderRow, 'instituteId' | 'id'>,
  changes: Partial<PositionHolderRow>,
): Promise<void> {
  await tx.update(positionHolders).set(changes).where(matches(positionHolders, { instituteId, id }));
}

/** Ends a person's active holdings of a tenure and of later ones. */
export async function terminateHoldings(
  tx: Database,
  { instituteId, userId, since, now }: { instituteId: string; userId: string; since: string; now: Date },
): Promise<void> {
  await tx
    .update(positionHolders)
    .set({ status: 'terminated', updatedAt: now })
    .where(and(matches(positionHolders, { instituteId, userId, status: 'active' }), gte(positionHolders.tenureYear, since)));
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
  await tx.update(positions).set(changes).where(matches(positions, { instituteId, id }));
}

/** Number of current holders, of all holders, and the maximum of current holders in one tenure. */
export interface Occupancy {
  readonly active: number;
  readonly all: number;
  readonly most: number;
}

/** Occupancy of positions by id. Positions that never had a holder are missing. */
export async function findOccupancy(db: Database, instituteId: string, positionIds: readonly string[]): Promise<Map<string, Occupancy>> {
  if (positionIds.length === 0) return new Map();
  const active = sql<number>`(count(*) filter (where ${positionHolders.status} = 'active'))::int`;
  const rows = await db
    .select({ id: positionHolders.positionId, active, all: count() })
    .from(positionHolders)
    .where(matches(positionHolders, { instituteId, positionId: positionIds }))
    .groupBy(positionHolders.positionId, positionHolders.tenureYear);
  const taken = new Map<string, Occupancy>();
  for (const { id, active: holding, all } of rows) {
    const before = taken.get(id) ?? { active: 0, all: 0, most: 0 };
    taken.set(id, { active: before.active + holding, all: before.all + all, most: Math.max(before.most, holding) });
  }
  return taken;
}

/** Whether the person holds the position now, in any tenure. */
export async function holdsNow(
  tx: Database,
  { instituteId, id }: Pick<PositionRow, 'instituteId' | 'id'>,
  userId: string,
): Promise<boolean> {
  const isWanted = matches(positionHolders, { instituteId, positionId: id, userId, status: 'active' });
  return (await tx.$count(positionHolders, isWanted)) > 0;
}

/** Titles and units of positions. */
export function findPositionNames(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select({ _id: positions.id, title: positions.title, unit: orgUnits.name })
    .from(positions)
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(matches(positions, { instituteId, id: ids }))
    .orderBy(asc(positions.title), asc(positions.id));
}
