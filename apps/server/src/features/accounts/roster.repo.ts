import { and, eq, sql } from 'drizzle-orm';
import { insertRows, isOneOf } from '../../db/bulk.ts';
import type { Database } from '../../db/connection.ts';
import { roster } from '../../db/schema.ts';
import type { RosterRow } from './accounts.table.ts';

/** What the institute knows about the person of an address. */
export async function findInRoster(db: Database, instituteId: string, email: string): Promise<RosterRow | undefined> {
  const [row] = await db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), eq(roster.email, email.toLowerCase())));
  return row;
}

/** Whose a roll number is. */
export async function findByRollNumber(db: Database, instituteId: string, rollNumber: string): Promise<RosterRow | undefined> {
  const [row] = await db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), eq(roster.rollNumber, rollNumber)));
  return row;
}

/** Whether the institute says whose a roll number is. */
export async function hasRoster(db: Database, instituteId: string): Promise<boolean> {
  const rows = await db.select({ email: roster.email }).from(roster).where(eq(roster.instituteId, instituteId)).limit(1);
  return rows.length > 0;
}

/** Lets nobody else write into the roster until the transaction ends. */
export async function lockRoster(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${roster} in share row exclusive mode`);
}

/** Puts people into the roster, in the place of what it had for their addresses. */
export async function replaceInRoster(tx: Database, instituteId: string, people: readonly RosterRow[]): Promise<void> {
  await dropFromRoster(
    tx,
    instituteId,
    people.map(({ email }) => email),
  );
  await insertRows(tx, roster, people);
}

/** Takes people out of the roster. */
export async function dropFromRoster(tx: Database, instituteId: string, emails: readonly string[]): Promise<void> {
  await tx.delete(roster).where(and(eq(roster.instituteId, instituteId), isOneOf(roster.email, emails)));
}

/** Corrects what the roster has for the person of an address, if it has anything. */
export async function correctRoster(tx: Database, instituteId: string, email: string, changes: Partial<RosterRow>): Promise<void> {
  await tx
    .update(roster)
    .set(changes)
    .where(and(eq(roster.instituteId, instituteId), eq(roster.email, email.toLowerCase())));
}

/** What the roster has for these addresses. */
export function findManyInRoster(db: Database, instituteId: string, emails: readonly string[]): Promise<RosterRow[]> {
  return db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), isOneOf(roster.email, emails)));
}

/** Who has these roll numbers. */
export function numberHolders(db: Database, instituteId: string, rollNumbers: readonly string[]): Promise<RosterRow[]> {
  return db
    .select()
    .from(roster)
    .where(and(eq(roster.instituteId, instituteId), isOneOf(roster.rollNumber, rollNumbers)));
}
