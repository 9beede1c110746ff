import { and, asc, count, eq, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { accountChanges, users } from '../../db/schema.ts';
import type { AccountChangeRow } from './accountChanges.table.ts';

type ChangeKey = Pick<AccountChangeRow, 'instituteId' | 'id'>;

function isOne({ instituteId, id }: ChangeKey) {
  return matches(accountChanges, { instituteId, id });
}

const into = alias(users, 'into_account');
const requester = alias(users, 'requester');

/** A change with the people involved. */
export interface NamedChange {
  readonly change: AccountChangeRow;
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly into: { readonly id: string; readonly name: string; readonly email: string } | null;
  readonly requester: { readonly id: string; readonly name: string };
}

function named(db: Database) {
  const account = (table: typeof into) => ({ id: table.id, name: table.name, email: table.email });
  return db
    .select({
      change: accountChanges,
      person: { id: users.id, name: users.name, email: users.email },
      into: account(into),
      requester: { id: requester.id, name: requester.name },
    })
    .from(accountChanges)
    .innerJoin(users, isReferenced(users, accountChanges.instituteId, accountChanges.userId))
    .innerJoin(requester, isReferenced(requester, accountChanges.instituteId, accountChanges.askedBy))
    .leftJoin(into, isReferenced(into, accountChanges.instituteId, accountChanges.intoId));
}

/** Pending changes, oldest first. */
export function findNamedChanges(db: Database, instituteId: string, limit: number): Promise<NamedChange[]> {
  return named(db)
    .where(eq(accountChanges.instituteId, instituteId))
    .orderBy(asc(accountChanges.askedAt), asc(accountChanges.id))
    .limit(limit);
}

export function findNamedChange(db: Database, key: ChangeKey): Promise<NamedChange | undefined> {
  return firstRow(named(db).where(isOne(key)));
}

export function findChange(db: Database, key: ChangeKey): Promise<AccountChangeRow | undefined> {
  return firstRow(db.select().from(accountChanges).where(isOne(key)));
}

/** Locks a change until the transaction ends. Callers lock the accounts before, as erasure and merges do. */
export function lockChange(tx: Database, key: ChangeKey): Promise<AccountChangeRow | undefined> {
  return firstRow(tx.select().from(accountChanges).where(isOne(key)).for('update'));
}

/** Locks the change that a cancellation link belongs to. */
export async function lockChangeOfLink(tx: Database, instituteId: string, tokenHash: string): Promise<AccountChangeRow | undefined> {
  const isOfLink = or(eq(accountChanges.stopHash, tokenHash), eq(accountChanges.stopHashInto, tokenHash));
  const [row] = await tx
    .select()
    .from(accountChanges)
    .where(and(eq(accountChanges.instituteId, instituteId), isOfLink))
    .for('update');
  return row;
}

/** Serializes the requests of one administrator, so that they can be counted. */
export async function lockRequester(tx: Database, instituteId: string, userId: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(matches(users, { instituteId, id: userId }))
    .for('no key update');
}

export async function countRequestedBy(tx: Database, instituteId: string, askedBy: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(accountChanges).where(matches(accountChanges, { instituteId, askedBy }));
  return row?.count ?? 0;
}

export async function insertChange(tx: Database, row: AccountChangeRow): Promise<void> {
  await tx.insert(accountChanges).values(row);
}

export async function deleteChange(tx: Database, key: ChangeKey): Promise<void> {
  await tx.delete(accountChanges).where(isOne(key));
}

/** Stores the hash of a change's cancellation link. False when the change is no longer pending. */
export async function saveStopHash(
  db: Database,
  key: ChangeKey,
  hashes: Partial<Pick<AccountChangeRow, 'stopHash' | 'stopHashInto'>>,
): Promise<boolean> {
  const saved = await db.update(accountChanges).set(hashes).where(isOne(key)).returning({ id: accountChanges.id });
  return saved.length > 0;
}

/** Changes that expired without a decision. */
export function findOverdueChanges(db: Database, instituteId: string, now: Date): Promise<Pick<AccountChangeRow, 'id'>[]> {
  return db
    .select({ id: accountChanges.id })
    .from(accountChanges)
    .where(and(eq(accountChanges.instituteId, instituteId), lte(accountChanges.expiresAt, now)));
}
