import type { UnitCategory } from '@quad/domain/org-units';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterName, type NameCursor, nameCursor, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { orgUnits } from '../../db/schema.ts';
import { hasWords } from '../../db/search.ts';
import { statement, type ValueOf } from '../../db/statement.ts';

export type OrgUnitRow = typeof orgUnits.$inferSelect;

const allUnits = statement((db, value: ValueOf<'instituteId'>) =>
  db
    .select()
    .from(orgUnits)
    .where(eq(orgUnits.instituteId, value('instituteId')))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id)),
);
const unitsOf = statement((db, value: ValueOf<'instituteId' | 'category'>) =>
  db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, value('instituteId')), eq(orgUnits.category, value('category'))))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id)),
);

/** Units by name, all or those of a category. */
export function findUnits(db: Database, instituteId: string, category?: UnitCategory): Promise<OrgUnitRow[]> {
  return category === undefined ? allUnits(db, { instituteId }) : unitsOf(db, { instituteId, category });
}

/** Filters of units. Undefined filters are ignored. */
export interface UnitChoice {
  readonly id?: string | undefined;
  readonly category?: UnitCategory | undefined;
  readonly search?: string | undefined;
  /** The contact's address (case-insensitive). */
  readonly contact?: string | undefined;
}

function isChosen(instituteId: string, { id, category, search, contact }: UnitChoice): SQL | undefined {
  return and(
    eq(orgUnits.instituteId, instituteId),
    id === undefined ? undefined : eq(orgUnits.id, id),
    category && eq(orgUnits.category, category),
    hasWords(search, orgUnits.name),
    contact === undefined ? undefined : isContact(instituteId, contact),
  );
}

/** One page of units by name. */
export function findUnitPage(
  db: Database,
  instituteId: string,
  choice: UnitChoice,
  page: PageRequest<NameCursor>,
): Promise<Page<OrgUnitRow, NameCursor>> {
  const condition = isChosen(instituteId, choice);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select()
        .from(orgUnits)
        .where(and(condition, isAfterName(orgUnits.name, orgUnits.id, after)))
        .orderBy(asc(orgUnits.name), asc(orgUnits.id))
        .limit(limit),
    cursorOf: nameCursor,
    count: () => countWhere(db, orgUnits, condition),
  });
}

export function findUnit(db: Database, instituteId: string, id: string): Promise<OrgUnitRow | undefined> {
  return firstRow(db.select().from(orgUnits).where(matches(orgUnits, { instituteId, id })));
}

/** Names of units. */
export function findUnitNames(db: Database, instituteId: string, ids: readonly string[]): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(matches(orgUnits, { instituteId, id: ids }));
}

/** The unit with this contact address (case-insensitive). */
export function findUnitOfContact(db: Database, instituteId: string, email: string): Promise<OrgUnitRow | undefined> {
  return firstRow(db.select().from(orgUnits).where(isContact(instituteId, email)));
}

/** Changes the contact address of a unit, if one has the former address. */
export async function saveContact(
  tx: Database,
  instituteId: string,
  { from, to }: { from: string; to: string },
): Promise<OrgUnitRow | undefined> {
  return firstRow(tx.update(orgUnits).set({ contactEmail: to }).where(isContact(instituteId, from)).returning());
}

function isContact(instituteId: string, email: string) {
  return and(eq(orgUnits.instituteId, instituteId), eq(sql`lower(${orgUnits.contactEmail})`, email.toLowerCase()));
}

export async function insertUnit(tx: Database, unit: typeof orgUnits.$inferInsert): Promise<OrgUnitRow> {
  const [row] = await tx.insert(orgUnits).values(unit).returning();
  if (!row) throw new Error('The new unit was not returned.');
  return row;
}
