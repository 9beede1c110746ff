import { and, asc, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { budgetRequests, events, orgUnits, users } from '../../db/schema.ts';
import type { BudgetRequestRow } from './budgetRequests.table.ts';

/** So many budgets of a unit's year are listed. */
const LISTED = 200;

function isRow(instituteId: string, id: string): SQL | undefined {
  return and(eq(budgetRequests.instituteId, instituteId), eq(budgetRequests.id, id));
}

export type NewBudget = typeof budgetRequests.$inferInsert;

export async function insertBudgets(tx: Database, rows: readonly NewBudget[]): Promise<void> {
  if (rows.length > 0) await tx.insert(budgetRequests).values([...rows]);
}

export async function updateBudget(tx: Database, instituteId: string, id: string, changes: Partial<BudgetRequestRow>): Promise<void> {
  await tx.update(budgetRequests).set(changes).where(isRow(instituteId, id));
}

export async function findBudget(db: Database, instituteId: string, id: string): Promise<BudgetRequestRow | undefined> {
  const [row] = await db.select().from(budgetRequests).where(isRow(instituteId, id));
  return row;
}

/** A budget that nobody else changes until the transaction ends. */
export async function lockBudget(tx: Database, instituteId: string, id: string): Promise<BudgetRequestRow | undefined> {
  const [row] = await tx.select().from(budgetRequests).where(isRow(instituteId, id)).for('update');
  return row;
}

/** So many of what can be claimed of are named. */
const OPEN = 500;

/** What was approved and not given back, by name. */
export function findOpenBudgets(db: Database, instituteId: string) {
  return db
    .select({ id: budgetRequests.id, unitId: budgetRequests.unitId, title: budgetRequests.title, lines: budgetRequests.lines })
    .from(budgetRequests)
    .where(and(eq(budgetRequests.instituteId, instituteId), eq(budgetRequests.status, 'approved')))
    .orderBy(asc(budgetRequests.title), asc(budgetRequests.id))
    .limit(OPEN);
}

/** Which budgets: those of a unit's year, or of an event. */
export type BudgetsWanted = { readonly unitId: string; readonly year: string } | { readonly eventId: string };

/** Budgets, the newest first. */
export function findBudgets(db: Database, instituteId: string, wanted: BudgetsWanted): Promise<BudgetRequestRow[]> {
  const isWanted =
    'unitId' in wanted
      ? and(eq(budgetRequests.unitId, wanted.unitId), eq(budgetRequests.year, wanted.year))
      : eq(budgetRequests.eventId, wanted.eventId);
  return db
    .select()
    .from(budgetRequests)
    .where(and(eq(budgetRequests.instituteId, instituteId), isWanted))
    .orderBy(desc(budgetRequests.createdAt), desc(budgetRequests.id))
    .limit(LISTED);
}

/** What a budget is shown with: its unit, and what whoever asked is called. */
export async function findBudgetNames(db: Database, instituteId: string, { unitId, requestedBy }: BudgetRequestRow) {
  const [row] = await db
    .select({ unit: { _id: orgUnits.id, name: orgUnits.name, type: orgUnits.type, category: orgUnits.category }, requester: users.name })
    .from(orgUnits)
    .innerJoin(users, and(eq(users.instituteId, orgUnits.instituteId), eq(users.id, requestedBy)))
    .where(and(eq(orgUnits.instituteId, instituteId), eq(orgUnits.id, unitId)));
  if (!row) throw new Error(`The unit ${unitId} of a budget is not there.`);
  return row;
}

/** Approved budgets of what is over on a day: those of which nobody was reminded, or those of which somebody was before a moment. */
export function findEnded(
  db: Database,
  instituteId: string,
  { before, remindedBefore }: { readonly before: string; readonly remindedBefore: Date | undefined },
  limit: number,
): Promise<BudgetRequestRow[]> {
  return db
    .select()
    .from(budgetRequests)
    .where(
      and(
        eq(budgetRequests.instituteId, instituteId),
        eq(budgetRequests.status, 'approved'),
        lte(budgetRequests.endsOn, before),
        remindedBefore
          ? and(isNotNull(budgetRequests.remindedAt), lte(budgetRequests.remindedAt, remindedBefore))
          : sql`${budgetRequests.remindedAt} is null`,
      ),
    )
    .orderBy(asc(budgetRequests.endsOn), asc(budgetRequests.id))
    .limit(limit);
}

/** The events of the demonstration that have a budget, with who would have asked for it. */
export function findPlannedBudgets(tx: Database, instituteId: string) {
  return tx
    .select({
      ...{ id: events.id, title: events.title, startsAt: events.startsAt, status: events.status, createdAt: events.createdAt },
      ...{ allocated: events.allocatedBudget, spent: events.spentBudget, unitId: orgUnits.id, category: orgUnits.category },
      requestedBy: users.id,
    })
    .from(events)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, events.instituteId), eq(orgUnits.id, events.unitId)))
    .innerJoin(
      users,
      and(
        eq(users.instituteId, events.instituteId),
        // A council has no contact of its own who signs in.
        sql`${users.email} = coalesce((select c.email from ${users} c where c.institute_id = ${orgUnits.instituteId}
          and c.email = ${orgUnits.contactEmail}), (select p.email from ${users} p where p.institute_id = ${orgUnits.instituteId} and p.role = 'PRESIDENT' limit 1))`,
      ),
    )
    .where(and(eq(events.instituteId, instituteId), isNotNull(events.startsAt), gt(events.allocatedBudget, 0)))
    .orderBy(events.startsAt, events.id);
}
