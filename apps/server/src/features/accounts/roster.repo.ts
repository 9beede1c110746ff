import { and, eq } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { insertRows, isOneOf } from '../../db/bulk.ts';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { roster } from '../../db/schema.ts';
import type { RosterRow } from './accounts.table.ts';

/** The roster's entry for an e-mail address. */
export async function findInRoster(db: Database, instituteId: string, email: string): Promise<RosterRow | undefined> {
  const [row] = await db
    .select()
    .from(roster)
    .where(matches(roster, { instituteId, email: email.toLowerCase() }));
  return row;
}

/** The roster's entry with a roll number. */
export function findByRollNumber(db: Database, instituteId: string, rollNumber: string): Promise<RosterRow | undefined> {
  return firstRow(db.select().from(roster).where(matches(roster, { instituteId, rollNumber })));
}

/** Whether the institute has a roster. */
export async function hasRoster(db: Database, instituteId: string): Promise<boolean> {
  const rows = await db.select({ email: roster.email }).from(roster).where(eq(roster.instituteId, instituteId)).limit(1);
  return rows.length > 0;
}

/**
 * Prevents concurrent imports and, unless the lock is a shared one, all other writes to the institute's roster until the transaction ends.
 * A lock on the table would keep every other institute waiting for the import of one. So whoever writes to a roster takes this lock.
 */
export async function lockRoster(tx: Database, instituteId: string, options: { readonly isShared?: boolean } = {}): Promise<void> {
  await advisoryLock(tx, 'roster', instituteId, options);
}

/** Adds people to the roster, replacing the entries of their addresses. */
export async function replaceInRoster(tx: Database, instituteId: string, people: readonly RosterRow[]): Promise<void> {
  await dropFromRoster(
    tx,
    instituteId,
    people.map(({ email }) => email),
  );
  await insertRows(tx, roster, people);
}

/** Deletes people from the roster. */
export async function dropFromRoster(tx: Database, instituteId: string, emails: readonly string[]): Promise<void> {
  await tx.delete(roster).where(and(eq(roster.instituteId, instituteId), isOneOf(roster.email, emails)));
}

/** Updates the roster's entry for an address, if there is one. */
export async function correctRoster(tx: Database, instituteId: string, email: string, changes: Partial<RosterRow>): Promise<void> {
  await lockRoster(tx, instituteId, { isShared: true });
  await tx
    .update(roster)
    .set(changes)
    .where(matches(roster, { instituteId, email: email.toLowerCase() }));
}

/** The roster's entries for these addresses. */
export function findManyInRoster(db: Database, instituteId: string, emails: readonly string[]): Promise<RosterRow[]> {
  return db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), isOneOf(roster.email, emails)));
}

/** The roster's entries with these roll numbers. */
export function numberHolders(db: Database, instituteId: string, rollNumbers: readonly string[]): Promise<RosterRow[]> {
  return db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), isOneOf(roster.rollNumber, rollNumbers)));
}
