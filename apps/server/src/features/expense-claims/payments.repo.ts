import type { BatchFile } from '@quad/domain/expense-claims';
import { and, asc, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import { expenseClaims, orgUnits, payees, paymentBatches, payments, treasurers, users } from '../../db/schema.ts';
import type { PayeeRow, PaymentBatchRow, PaymentRow } from './payments.table.ts';

export async function isTreasurer(db: Database, instituteId: string, userId: string): Promise<boolean> {
  return (await db.$count(treasurers, matches(treasurers, { instituteId, userId }))) > 0;
}

/** Treasurers by name. */
export function findTreasurers(db: Database, instituteId: string) {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(treasurers)
    .innerJoin(users, isReferenced(users, treasurers.instituteId, treasurers.userId))
    .where(eq(treasurers.instituteId, instituteId))
    .orderBy(asc(users.name), asc(users.id));
}

/** Replaces the treasurers and returns the former ones. */
export async function replaceTreasurers(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  await advisoryLock(tx, 'treasurers', instituteId);
  const former = await tx.delete(treasurers).where(eq(treasurers.instituteId, instituteId)).returning({ userId: treasurers.userId });
  if (ids.length > 0) await tx.insert(treasurers).values(ids.map((userId) => ({ instituteId, userId })));
  return former.map(({ userId }) => userId);
}

const isOf = (instituteId: string, userId: string) => matches(payees, { instituteId, userId });

export function findPayee(db: Database, instituteId: string, userId: string): Promise<PayeeRow | undefined> {
  return firstRow(db.select().from(payees).where(isOf(instituteId, userId)));
}

export function findPayees(db: Database, instituteId: string, userIds: readonly string[]): Promise<PayeeRow[]> {
  return db
    .select()
    .from(payees)
    .where(matches(payees, { instituteId, userId: userIds }));
}

/** Locks all payees of an institute until the transaction ends, for a key rotation. */
export function lockPayees(tx: Database, instituteId: string): Promise<PayeeRow[]> {
  return tx.select().from(payees).where(eq(payees.instituteId, instituteId)).for('update');
}

export async function savePayee(tx: Database, row: PayeeRow): Promise<void> {
  const { instituteId: _institute, userId: _user, ...changes } = row;
  await tx
    .insert(payees)
    .values(row)
    .onConflictDoUpdate({ target: [payees.instituteId, payees.userId], set: changes });
}

export async function removePayeeRow(tx: Database, instituteId: string, userId: string): Promise<boolean> {
  return (await tx.delete(payees).where(isOf(instituteId, userId)).returning({ userId: payees.userId })).length > 0;
}

/** Names of people by id. */
export async function findNames(db: Database, instituteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(matches(users, { instituteId, id: ids }));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Number of the next batch. An advisory lock serializes the creation of batches. */
export async function nextBatchNumber(tx: Database, instituteId: string): Promise<number> {
  await advisoryLock(tx, 'payment batches', instituteId);
  const [row] = await tx
    .select({ last: max(paymentBatches.number) })
    .from(paymentBatches)
    .where(eq(paymentBatches.instituteId, instituteId));
  return (row?.last ?? 0) + 1;
}

export async function insertBatch(tx: Database, row: PaymentBatchRow): Promise<void> {
  await tx.insert(paymentBatches).values(row);
}

export async function insertPayments(tx: Database, rows: readonly PaymentRow[]): Promise<void> {
  await tx.insert(payments).values([...rows]);
}

const isBatch = (instituteId: string, id: string) => matches(paymentBatches, { instituteId, id });

/** Locks a batch until the transaction ends. */
export function lockBatch(tx: Database, instituteId: string, id: string): Promise<PaymentBatchRow | undefined> {
  return firstRow(tx.select().from(paymentBatches).where(isBatch(instituteId, id)).for('update'));
}

export async function removeBatch(tx: Database, instituteId: string, id: string): Promise<void> {
  await tx.delete(paymentBatches).where(isBatch(instituteId, id));
}

const EXPORTED = { neft: paymentBatches.exportedAt, tally: paymentBatches.tallyExportedAt } as const;

/** Records the export of a batch's file; false if it was already exported. */
export async function noteExport(tx: Database, batch: PaymentBatchRow, file: BatchFile, now: Date): Promise<boolean> {
  const rows = await tx
    .update(paymentBatches)
    .set(file === 'neft' ? { exportedAt: now } : { tallyExportedAt: now })
    .where(and(isBatch(batch.instituteId, batch.id), isNull(EXPORTED[file])))
    .returning({ id: paymentBatches.id });
  return rows.length > 0;
}

export function findBatches(db: Database, instituteId: string, page: PageRequest<TimeCursor>): Promise<Page<PaymentBatchRow, TimeCursor>> {
  const { createdAt: at, id } = paymentBatches;
  const isOfInstitute = eq(paymentBatches.instituteId, instituteId);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select()
        .from(paymentBatches)
        .where(and(isOfInstitute, isAfterMoment({ at, id }, after, { newestFirst: true })))
        .orderBy(desc(at), desc(id))
        .limit(limit),
    cursorOf: timeCursor,
    count: () => countWhere(db, paymentBatches, isOfInstitute),
  });
}

export function findBatch(db: Database, instituteId: string, id: string): Promise<PaymentBatchRow | undefined> {
  return firstRow(db.select().from(paymentBatches).where(isBatch(instituteId, id)));
}

/** A payment with its claim and payee. */
const WITH_CLAIM = {
  payment: payments,
  claim: expenseClaims,
  payee: users.name,
  isErased: sql<boolean>`${users.erasedAt} is not null`,
  unit: orgUnits.name,
};

function withClaims(db: Database) {
  return db
    .select(WITH_CLAIM)
    .from(payments)
    .innerJoin(expenseClaims, isReferenced(expenseClaims, payments.instituteId, payments.claimId))
    .innerJoin(users, matches(users, { instituteId: payments.instituteId, id: expenseClaims.userId }))
    .leftJoin(orgUnits, matches(orgUnits, { instituteId: payments.instituteId, id: expenseClaims.unitId }));
}

/** Payments of batches, in the order in which they were added. */
export function findPayments(db: Database, instituteId: string, batchIds: readonly string[]) {
  return withClaims(db)
    .where(matches(payments, { instituteId, batchId: batchIds }))
    .orderBy(asc(payments.batchId), sql`length(${payments.number})`, asc(payments.number));
}
export type ListedPayment = Awaited<ReturnType<typeof findPayments>>[number];

export function findPayment(db: Database, instituteId: string, id: string): Promise<PaymentRow | undefined> {
  return firstRow(db.select().from(payments).where(matches(payments, { instituteId, id })));
}

export async function savePayment(
  tx: Database,
  { instituteId, id }: Pick<PaymentRow, 'instituteId' | 'id'>,
  changes: Partial<PaymentRow>,
): Promise<void> {
  await tx.update(payments).set(changes).where(matches(payments, { instituteId, id }));
}
