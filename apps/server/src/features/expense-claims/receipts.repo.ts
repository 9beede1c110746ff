import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { approvalRequests, budgetRequests, expenseClaimLines, expenseClaims, receipts, users } from '../../db/schema.ts';
import type { ReceiptRow } from './expenseClaims.table.ts';

interface Owner {
  readonly instituteId: string;
  readonly userId: string;
}

/**
 * Condition: a claim uses its receipts. A refused one does not, nor one that was returned and whose budget was released before it was sent
 * again.
 */
const usesReceipts = sql`${expenseClaims.status} <> 'refused' and not exists (
  select from ${budgetRequests} join ${approvalRequests} on ${approvalRequests.instituteId} = ${budgetRequests.instituteId}
  where ${budgetRequests.instituteId} = ${expenseClaims.instituteId} and ${budgetRequests.id} = ${expenseClaims.commitmentId}
    and ${budgetRequests.status} = 'released' and ${approvalRequests.id} = ${expenseClaims.requestId} and ${approvalRequests.status} = 'returned')`;

const isOwn = ({ instituteId, userId }: Owner) => matches(receipts, { instituteId, userId });
const FORMER = { name: receipts.name, isExternal: sql<boolean>`${receipts.image} is null` };

export async function insertReceipt(tx: Database, row: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(row);
}

/** Number of a person's unclaimed uploads. */
export function countUnclaimed(db: Database, owner: Owner): Promise<number> {
  return db.$count(receipts, and(isOwn(owner), isNull(receipts.claimedAt)));
}

/** A person's earlier upload of the same content. */
export async function findSameReceipt(db: Database, owner: Owner, hash: string) {
  const [row] = await db
    .select({ id: receipts.id, kind: receipts.kind })
    .from(receipts)
    .where(and(isOwn(owner), eq(receipts.hash, hash)))
    .limit(1);
  return row;
}

/** Claimed receipts with the same content of anybody, except the given ones. */
export async function findClaimedDuplicates(db: Database, instituteId: string, hashes: readonly string[], except: readonly string[]) {
  if (hashes.length === 0) return [];
  return db
    .select({ id: receipts.id, claimedAt: receipts.claimedAt, name: users.name })
    .from(receipts)
    .innerJoin(users, isReferenced(users, receipts.instituteId, receipts.userId))
    .where(
      and(matches(receipts, { instituteId, hash: hashes }), isNotNull(receipts.claimedAt), ...except.map((id) => ne(receipts.id, id))),
    );
}

/** Locks a person's receipts until the transaction ends, with the amounts that other claims use of them. */
export async function lockReceipts(
  tx: Database,
  owner: Owner,
  ids: readonly string[],
  exceptClaim: string,
): Promise<(Pick<ReceiptRow, 'id' | 'hash' | 'total' | 'claimedAt'> & { claimed: number })[]> {
  const { id, hash, total, claimedAt } = receipts;
  const rows = await tx
    .select({ id, hash, total, claimedAt })
    .from(receipts)
    .where(and(isOwn(owner), inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update');
  const parts = await tx
    .select({ amount: expenseClaimLines.amount, receiptIds: expenseClaimLines.receiptIds })
    .from(expenseClaimLines)
    .innerJoin(expenseClaims, isReferenced(expenseClaims, expenseClaimLines.instituteId, expenseClaimLines.claimId))
    .where(
      and(
        eq(expenseClaimLines.instituteId, owner.instituteId),
        sql`${expenseClaimLines.receiptIds} && ${sql.param([...ids])}::uuid[]`,
        usesReceipts,
        ne(expenseClaims.id, exceptClaim),
      ),
    );
  return rows.map((row) => ({
    ...row,
    claimed: parts.filter(({ receiptIds }) => receiptIds.includes(row.id)).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** Marks a receipt as claimed, with its total. */
export async function claimReceipt(
  tx: Database,
  { instituteId, id, total, now }: { instituteId: string; id: string; total: number; now: Date },
): Promise<void> {
  await tx
    .update(receipts)
    .set({ total, claimedAt: sql`coalesce(${receipts.claimedAt}, ${now.toISOString()}::timestamptz)` })
    .where(matches(receipts, { instituteId, id }));
}

/** Releases receipts that no claim uses. */
export async function releaseUnused(tx: Database, instituteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(receipts)
    .set({ total: null, claimedAt: null })
    .where(
      and(
        matches(receipts, { instituteId, id: ids }),
        sql`not exists (select from ${expenseClaimLines} l join ${expenseClaims} on ${expenseClaims.instituteId} = l.institute_id
            and ${expenseClaims.id} = l.claim_id
          where l.institute_id = ${instituteId} and ${receipts.id} = any(l.receipt_ids) and ${usesReceipts})`,
      ),
    );
}

/** A receipt by id. */
export function findReceipt(db: Database, instituteId: string, id: string): Promise<ReceiptRow | undefined> {
  return firstRow(db.select().from(receipts).where(matches(receipts, { instituteId, id })));
}

/** The claims that contain a receipt. */
export function findClaimsOf(db: Database, instituteId: string, receiptId: string) {
  return db
    .selectDistinct({ userId: expenseClaims.userId, requestId: expenseClaims.requestId })
    .from(expenseClaims)
    .innerJoin(expenseClaimLines, matches(expenseClaimLines, { instituteId: expenseClaims.instituteId, claimId: expenseClaims.id }))
    .where(and(eq(expenseClaims.instituteId, instituteId), sql`${receiptId}::uuid = any(${expenseClaimLines.receiptIds})`));
}

/** Deletes a person's unclaimed uploads and returns them. */
export function dropUnclaimedOf(tx: Database, owner: Owner) {
  return tx
    .delete(receipts)
    .where(and(isOwn(owner), isNull(receipts.claimedAt), isInNoLine))
    .returning(FORMER);
}

const isInNoLine = sql`not exists (select from ${expenseClaimLines} l where l.institute_id = ${receipts.instituteId} and ${receipts.id} = any(l.receipt_ids))`;

/** Deletes unclaimed uploads older than a time and returns them. */
export function dropUnclaimed(tx: Database, instituteId: string, before: Date) {
  return tx
    .delete(receipts)
    .where(and(matches(receipts, { instituteId, claimedAt: null }), lt(receipts.createdAt, before), isInNoLine))
    .returning(FORMER);
}

/** Deletes the oldest receipts from before a time whose claims were all refused, and returns them. */
export function dropRefused(tx: Database, instituteId: string, { before, limit }: { before: Date; limit: number }) {
  const isOld = and(eq(receipts.instituteId, instituteId), isNull(receipts.claimedAt), lt(receipts.createdAt, before));
  const old = tx.select({ id: receipts.id }).from(receipts).where(isOld).orderBy(asc(receipts.createdAt)).limit(limit);
  return tx
    .delete(receipts)
    .where(and(isOld, inArray(receipts.id, old)))
    .returning(FORMER);
}

/**
 * Removes the files of receipts that were claimed before a time and whose claims are closed, and returns them. The receipts stay claimed.
 */
export async function dropFiles(tx: Database, instituteId: string, { before, now, limit }: { before: Date; now: Date; limit: number }) {
  const old = await tx
    .select({ id: receipts.id, ...FORMER })
    .from(receipts)
    .where(
      and(
        eq(receipts.instituteId, instituteId),
        lt(receipts.claimedAt, before),
        isNull(receipts.fileGoneAt),
        sql`not exists (select from ${expenseClaimLines} l join ${expenseClaims} on ${expenseClaims.instituteId} = l.institute_id
            and ${expenseClaims.id} = l.claim_id
          where l.institute_id = ${instituteId} and ${receipts.id} = any(l.receipt_ids) and ${expenseClaims.status} <> 'paid' and ${usesReceipts})`,
      ),
    )
    .limit(limit)
    .for('update', { of: receipts, skipLocked: true });
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(receipts)
      .set({ image: null, fileGoneAt: now })
      .where(matches(receipts, { instituteId, id: ids }));
  }
  return old;
}
