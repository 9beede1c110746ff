import { UNIT_ORDERS, type UnitOrder, type UnitState } from '@quad/domain/administration';
import type { UnitCategory } from '@quad/domain/org-units';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, type Page, type PageRequest, readPage, type SortCursor, type Sorting, sortedBy } from '../../db/pages.ts';
import { orgUnits, users } from '../../db/schema.ts';
import { hasWords } from '../../db/search.ts';

type UnitRow = typeof orgUnits.$inferSelect;

/** A unit with its parent, and with the user who has its contact address. */
export interface UnitEntry {
  readonly unit: UnitRow;
  readonly parent: { readonly id: string; readonly name: string } | null;
  readonly contact: { readonly id: string; readonly name: string } | null;
}

/** Filters of a list of units. */
export interface UnitFilters {
  readonly search: string | undefined;
  readonly category: UnitCategory | undefined;
  readonly state: UnitState | undefined;
}

const { name, category, id } = orgUnits;

/** There is no index by category: an institute has some hundred units at most. */
const SORTINGS = {
  name: { columns: [name, id], cursorOf: ({ unit }) => [unit.name, unit.id] },
  category: { columns: [category, name, id], cursorOf: ({ unit }) => [unit.category, unit.name, unit.id] },
} satisfies Readonly<Record<string, Sorting<UnitEntry>>>;

const parents = alias(orgUnits, 'parents');

function isWanted(instituteId: string, { search, category, state }: UnitFilters): SQL | undefined {
  return and(
    eq(orgUnits.instituteId, instituteId),
    category && eq(orgUnits.category, category),
    state && eq(orgUnits.isActive, state === 'active'),
    hasWords(search, orgUnits.name, orgUnits.contactEmail),
  );
}

function selectEntries(db: Database, condition: SQL | undefined) {
  return db
    .select({
      unit: getTableColumns(orgUnits),
      parent: { id: parents.id, name: parents.name },
      contact: { id: users.id, name: users.name },
    })
    .from(orgUnits)
    .leftJoin(parents, isReferenced(parents, orgUnits.instituteId, orgUnits.parentUnitId))
    .leftJoin(users, and(eq(users.instituteId, orgUnits.instituteId), eq(sql`lower(${users.email})`, sql`lower(${orgUnits.contactEmail})`)))
    .where(condition);
}

export function findUnitPage(
  db: Database,
  instituteId: string,
  { order = UNIT_ORDERS[0], ...wanted }: UnitFilters & { readonly order: UnitOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<UnitEntry, SortCursor>> {
  const { isAfter, orderBy, cursorOf } = sortedBy<UnitEntry, keyof typeof SORTINGS>(SORTINGS, order);
  const condition = isWanted(instituteId, wanted);
  return readPage(page, {
    read: (limit, after) =>
      selectEntries(db, and(condition, isAfter(after)))
        .orderBy(...orderBy)
        .limit(limit),
    cursorOf,
    count: () => countWhere(db, orgUnits, condition),
  });
}

export async function findUnitEntry(db: Database, instituteId: string, id: string): Promise<UnitEntry | undefined> {
  const [entry] = await selectEntries(db, matches(orgUnits, { instituteId, id }));
  return entry;
}

/** Locks all units, with the columns of the tree: concurrent moves could otherwise create a cycle. */
export function lockTree(tx: Database, instituteId: string) {
  return tx
    .select({ id: orgUnits.id, parentId: orgUnits.parentUnitId, isActive: orgUnits.isActive })
    .from(orgUnits)
    .where(eq(orgUnits.instituteId, instituteId))
    .orderBy(orgUnits.id)
    .for('update');
}

export async function saveUnit(tx: Database, { instituteId, id }: UnitRow, changes: Partial<UnitRow>): Promise<void> {
  await tx.update(orgUnits).set(changes).where(matches(orgUnits, { instituteId, id }));
}
