import { and, asc, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { approvalRequests, budgetRequests, events, expenseClaims, orgUnits, users } from '../../db/schema.ts';
import type { BudgetRequestRow } from './budgetRequests.table.ts';

/** Maximum number of budgets listed per unit and year. */
const LISTED = 200;

function isRow(instituteId: string, id: string): SQL | undefined {
  return matches(budgetRequests, { instituteId, id });
}

export type NewBudget = typeof budgetRequests.$inferInsert;

export async function insertBudgets(tx: Database, rows: readonly NewBudget[]): Promise<void> {
  if (rows.length > 0) await tx.insert(budgetRequests).values([...rows]);
}

export async function updateBudget(tx: Database, instituteId: string, id: string, changes: Partial<BudgetRequestRow>): Promise<void> {
  await tx.update(budgetRequests).set(changes).where(isRow(instituteId, id));
}

export function findBudget(db: Database, instituteId: string, id: string): Promise<BudgetRequestRow | undefined> {
  return firstRow(db.select().from(budgetRequests).where(isRow(instituteId, id)));
}

/** Locks a budget until the transaction ends. */
export function lockBudget(tx: Database, instituteId: string, id: string): Promise<BudgetRequestRow | undefined> {
  return firstRow(tx.select().from(budgetRequests).where(isRow(instituteId, id)).for('update'));
}

/** Maximum number of open budgets listed. */
const OPEN = 500;

/** Approved budgets that have not been released, by title. */
export function findOpenBudgets(db: Database, instituteId: string) {
  return db
    .select({ id: budgetRequests.id, unitId: budgetRequests.unitId, title: budgetRequests.title, lines: budgetRequests.lines })
    .from(budgetRequests)
    .where(matches(budgetRequests, { instituteId, status: 'approved' }))
    .orderBy(asc(budgetRequests.title), asc(budgetRequests.id))
    .limit(OPEN);
}

/** Condition: a claim of the budget waits for a decision, or was returned to its claimant after a time. */
const isClaimedFrom = (
  returnedAfter: Date,
) => sql`exists (select from ${expenseClaims} join ${approvalRequests} on ${approvalRequests.instituteId} = ${expenseClaims.instituteId}
    and ${approvalRequests.id} = ${expenseClaims.requestId}
  where ${expenseClaims.instituteId} = ${budgetRequests.instituteId} and ${expenseClaims.commitmentId} = ${budgetRequests.id}
    and ${expenseClaims.unitId} = ${budgetRequests.unitId} and ${expenseClaims.year} = ${budgetRequests.year}
    and ${expenseClaims.status} = 'submitted'
    and (${approvalRequests.status} = 'open' or ${approvalRequests.returnedAt} > ${returnedAfter.toISOString()}::timestamptz))`;

/** Whether a claim of a budget waits for a decision, or was returned to its claimant after a time. */
export async function isClaimed(tx: Database, instituteId: string, id: string, returnedAfter: Date): Promise<boolean> {
  return (await tx.$count(budgetRequests, and(isRow(instituteId, id), isClaimedFrom(returnedAfter)))) > 0;
}

/** Selects the budgets of a unit and year, or of an event. */
export type BudgetSelection = { readonly unitId: string; readonly year: string } | { readonly eventId: string };

/** Budgets, newest first. */
export function findBudgets(db: Database, instituteId: string, wanted: BudgetSelection): Promise<BudgetRequestRow[]> {
  const isWanted =
    'unitId' in wanted ? matches(budgetRequests, { unitId: wanted.unitId, year: wanted.year }) : eq(budgetRequests.eventId, wanted.eventId);
  return db
    .select()
    .from(budgetRequests)
    .where(and(eq(budgetRequests.instituteId, instituteId), isWanted))
    .orderBy(desc(budgetRequests.createdAt), desc(budgetRequests.id))
    .limit(LISTED);
}

/** Unit and requester's name of a budget. */
export async function findBudgetNames(db: Database, instituteId: string, { unitId, requestedBy }: BudgetRequestRow) {
  const [row] = await db
    .select({ unit: { _id: orgUnits.id, name: orgUnits.name, type: orgUnits.type, category: orgUnits.category }, requester: users.name })
    .from(orgUnits)
    .innerJoin(users, matches(users, { instituteId: orgUnits.instituteId, id: requestedBy }))
    .where(matches(orgUnits, { instituteId, id: unitId }));
  if (!row) throw new Error(`The unit ${unitId} of a budget is not there.`);
  return row;
}

/**
 * Approved budgets that ended before a day: those without a reminder, or those reminded before a time of which no claim waits for a decision
 * or was returned since.
 */
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
        matches(budgetRequests, { instituteId, status: 'approved' }),
        lte(budgetRequests.endsOn, before),
        remindedBefore
          ? and(
              isNotNull(budgetRequests.remindedAt),
              lte(budgetRequests.remindedAt, remindedBefore),
              sql`not ${isClaimedFrom(remindedBefore)}`,
            )
          : sql`${budgetRequests.remindedAt} is null`,
      ),
    )
    .orderBy(asc(budgetRequests.endsOn), asc(budgetRequests.id))
    .limit(limit);
}

/** Events of the demo data that have a budget, with the user who requests it. */
export function findPlannedBudgets(tx: Database, instituteId: string) {
  return tx
    .select({
      ...{ id: events.id, title: events.title, startsAt: events.startsAt, status: events.status, createdAt: events.createdAt },
      ...{ allocated: events.allocatedBudget, spent: events.spentBudget, unitId: orgUnits.id, category: orgUnits.category },
      requestedBy: users.id,
    })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .innerJoin(
      users,
      and(
        eq(users.instituteId, events.instituteId),
        // The contact of a council has no account, so the president requests it.
        sql`${users.email} = coalesce((select c.email from ${users} c where c.institute_id = ${orgUnits.instituteId}
          and c.email = ${orgUnits.contactEmail}), (select p.email from ${users} p where p.institute_id = ${orgUnits.instituteId} and p.role = 'PRESIDENT' limit 1))`,
      ),
    )
    .where(and(eq(events.instituteId, instituteId), isNotNull(events.startsAt), gt(events.allocatedBudget, 0)))
    .orderBy(events.startsAt, events.id);
}
