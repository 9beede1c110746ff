import type { ClaimView } from '@quad/domain/expense-claims';
import { and, asc, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, isAfterMoment, mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import { approvalRequests, expenseClaimLines, expenseClaims, payments, receipts, users } from '../../db/schema.ts';
import { isPendingFor, type PendingFilter, type StoredRequest, storedRequest } from '../approvals/storedRequests.service.ts';
import type { ExpenseClaimLineRow, ExpenseClaimRow } from './expenseClaims.table.ts';
import type { PaymentRow } from './payments.table.ts';

/** A claim with its claimant and its approval request. */
export interface ListedClaim extends ExpenseClaimRow {
  readonly claimant: string;
  readonly isErased: boolean;
  readonly request: StoredRequest | null;
  /** Payment; null until it is paid. */
  readonly paid: Pick<PaymentRow, 'way' | 'reference' | 'settledAt'> | null;
}

/** Filters of a list of claims. */
export interface ClaimListFilters {
  readonly view: ClaimView;
  readonly userId: string;
  readonly waiting: PendingFilter;
}

const LISTED = {
  claim: expenseClaims,
  claimant: users.name,
  isErased: sql<boolean>`${users.erasedAt} is not null`,
  paid: { way: payments.way, reference: payments.reference, settledAt: payments.settledAt },
  request: sql<StoredRequest | null>`${sql`case when ${approvalRequests.id} is null then null else ${storedRequest} end`}`,
};

function listed(db: Database) {
  return db
    .select(LISTED)
    .from(expenseClaims)
    .innerJoin(users, isReferenced(users, expenseClaims.instituteId, expenseClaims.userId))
    .leftJoin(approvalRequests, isReferenced(approvalRequests, expenseClaims.instituteId, expenseClaims.requestId))
    .leftJoin(payments, matches(payments, { instituteId: expenseClaims.instituteId, claimId: expenseClaims.id, state: 'paid' }));
}

type Listed = Omit<ListedClaim, keyof ExpenseClaimRow> & { readonly claim: ExpenseClaimRow };
const toListed = ({ claim, ...rest }: Listed): ListedClaim => ({ ...claim, ...rest });

function isWanted(instituteId: string, { view, userId, waiting }: ClaimListFilters): SQL | undefined {
  const isOfInstitute = eq(expenseClaims.instituteId, instituteId);
  switch (view) {
    case 'own':
      return and(isOfInstitute, eq(expenseClaims.userId, userId));
    case 'to-decide':
      return and(isOfInstitute, isPendingFor(instituteId, waiting));
    case 'to-pay':
      return and(isOfInstitute, inArray(expenseClaims.status, ['approved', 'partly-approved']));
    case 'all':
      return isOfInstitute;
  }
}

/** Claims by their time: of the decision for claims to be paid, otherwise of the submission. */
export async function findClaims(
  db: Database,
  instituteId: string,
  { newestFirst, ...wanted }: ClaimListFilters & { readonly newestFirst: boolean },
  page: PageRequest<TimeCursor>,
): Promise<Page<ListedClaim, TimeCursor>> {
  const { createdAt, decidedAt, id } = expenseClaims;
  const isPaidNext = wanted.view === 'to-pay';
  const at = isPaidNext ? decidedAt : createdAt;
  const way = newestFirst ? desc : asc;
  const condition = isWanted(instituteId, wanted);
  const found = await readPage(page, {
    read: (limit, after) =>
      listed(db)
        .where(and(condition, isAfterMoment({ at, id }, after, { newestFirst })))
        .orderBy(way(at), way(id))
        .limit(limit),
    cursorOf: ({ claim }) => timeCursor({ id: claim.id, createdAt: (isPaidNext && claim.decidedAt) || claim.createdAt }),
    count: () =>
      countUpTo(
        db,
        sql`select from ${expenseClaims} left join ${approvalRequests} on ${approvalRequests.instituteId} = ${expenseClaims.instituteId}
          and ${approvalRequests.id} = ${expenseClaims.requestId} where ${condition ?? sql`true`}`,
      ),
  });
  return mapPage(found, toListed);
}

export async function findClaim(db: Database, instituteId: string, id: string): Promise<ListedClaim | undefined> {
  const [row] = await listed(db).where(matches(expenseClaims, { instituteId, id }));
  return row && toListed(row);
}

/** Locks claims until the transaction ends, in the order of their ids. */
export function lockClaims(tx: Database, instituteId: string, ids: readonly string[]): Promise<ExpenseClaimRow[]> {
  return tx
    .select()
    .from(expenseClaims)
    .where(matches(expenseClaims, { instituteId, id: ids }))
    .orderBy(asc(expenseClaims.id))
    .for('update');
}

/** Locks the claim of an approval request until the transaction ends. */
export function lockClaimOfRequest(tx: Database, instituteId: string, requestId: string): Promise<ExpenseClaimRow | undefined> {
  return firstRow(tx.select().from(expenseClaims).where(matches(expenseClaims, { instituteId, requestId })).for('update'));
}

export async function insertClaim(tx: Database, row: ExpenseClaimRow): Promise<void> {
  await tx.insert(expenseClaims).values(row);
}

type ClaimKey = Pick<ExpenseClaimRow, 'instituteId' | 'id'>;

export async function saveClaim(tx: Database, { instituteId, id }: ClaimKey, changes: Partial<ExpenseClaimRow>): Promise<void> {
  await tx.update(expenseClaims).set(changes).where(matches(expenseClaims, { instituteId, id }));
}

/** Lines of claims, in order. */
export function findLines(db: Database, instituteId: string, claimIds: readonly string[]): Promise<ExpenseClaimLineRow[]> {
  return db
    .select()
    .from(expenseClaimLines)
    .where(matches(expenseClaimLines, { instituteId, claimId: claimIds }))
    .orderBy(asc(expenseClaimLines.claimId), asc(expenseClaimLines.place));
}

/** Replaces the lines of a claim. */
export async function replaceLines(tx: Database, { instituteId, id }: ClaimKey, rows: readonly ExpenseClaimLineRow[]): Promise<void> {
  await tx.delete(expenseClaimLines).where(matches(expenseClaimLines, { instituteId, claimId: id }));
  await tx.insert(expenseClaimLines).values([...rows]);
}

export async function saveLine(
  tx: Database,
  { instituteId, id }: Pick<ExpenseClaimLineRow, 'instituteId' | 'id'>,
  changes: Pick<ExpenseClaimLineRow, 'approved' | 'reason'>,
): Promise<void> {
  await tx.update(expenseClaimLines).set(changes).where(matches(expenseClaimLines, { instituteId, id }));
}

/** Kinds of receipts, by id. */
export async function findReceiptKinds(db: Database, instituteId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, 'photo' | 'pdf'>();
  const rows = await db
    .select({ id: receipts.id, kind: receipts.kind })
    .from(receipts)
    .where(matches(receipts, { instituteId, id: ids, fileGoneAt: null }));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** Claims to be paid: since when, and the amount. */
export function findPayable(db: Database, instituteId: string) {
  return db
    .select({ since: expenseClaims.decidedAt, amount: expenseClaims.approvedAmount })
    .from(expenseClaims)
    .where(matches(expenseClaims, { instituteId, status: ['approved', 'partly-approved'] }));
}

/** Number and total of the undecided claims of a unit's year. */
export async function sumOpenClaims(db: Database, instituteId: string, { unitId, year }: { unitId: string; year: string }) {
  const [row] = await db
    .select({ count: count(), amount: sum(expenseClaims.amount).mapWith(Number) })
    .from(expenseClaims)
    .where(matches(expenseClaims, { instituteId, unitId, year, status: 'submitted' }));
  return { count: row?.count ?? 0, amount: row?.amount ?? 0 };
}

/** Deletes a person's claims that were not approved, and returns the ids of their receipts. */
export async function dropUnapprovedClaims(
  tx: Database,
  { instituteId, userId }: { instituteId: string; userId: string },
): Promise<string[]> {
  const unapproved = and(matches(expenseClaims, { instituteId, userId }), inArray(expenseClaims.status, ['submitted', 'refused']));
  const ids = await tx.select({ id: expenseClaims.id }).from(expenseClaims).where(unapproved);
  const lines =
    ids.length === 0
      ? []
      : await findLines(
          tx,
          instituteId,
          ids.map(({ id }) => id),
        );
  await tx.delete(expenseClaims).where(unapproved);
  return lines.flatMap(({ receiptIds }) => receiptIds);
}
