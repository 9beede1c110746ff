import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { roster } from '../../db/schema.ts';
import type { RosterRow } from './accounts.table.ts';

/** Rows per statement: a statement takes 65,535 values at most. */
const BATCH = 1000;

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
export async function holdRoster(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${roster} in share row exclusive mode`);
}

/** Puts people into the roster, in the place of what it had for their addresses. */
export async function replaceInRoster(tx: Database, instituteId: string, people: readonly RosterRow[]): Promise<void> {
  for (let start = 0; start < people.length; start += BATCH) {
    const emails = people.slice(start, start + BATCH).map(({ email }) => email);
    await tx.delete(roster).where(and(eq(roster.instituteId, instituteId), inArray(roster.email, emails)));
  }
  for (let start = 0; start < people.length; start += BATCH) await tx.insert(roster).values(people.slice(start, start + BATCH));
}

/** Takes people out of the roster. */
export async function dropFromRoster(tx: Database, instituteId: string, emails: readonly string[]): Promise<void> {
  for (let start = 0; start < emails.length; start += BATCH)
    await tx.delete(roster).where(and(eq(roster.instituteId, instituteId), inArray(roster.email, emails.slice(start, start + BATCH))));
}

/** Corrects what the roster has for the person of an address, if it has anything. */
export async function correctRoster(tx: Database, instituteId: string, email: string, changes: Partial<RosterRow>): Promise<void> {
  await tx
    .update(roster)
    .set(changes)
    .where(and(eq(roster.instituteId, instituteId), eq(roster.email, email.toLowerCase())));
}

/** What the roster has for these addresses. */
export async function findManyInRoster(db: Database, instituteId: string, emails: readonly string[]): Promise<RosterRow[]> {
  const rows: RosterRow[] = [];
  for (let start = 0; start < emails.length; start += BATCH) {
    const part = emails.slice(start, start + BATCH);
    rows.push(
      ...(await db
        .select()
        .from(roster)
        .where(and(eq(roster.instituteId, instituteId), inArray(roster.email, part)))),
    );
  }
  return rows;
}

/** Who has these roll numbers. */
export async function numberHolders(db: Database, instituteId: string, rollNumbers: readonly string[]): Promise<RosterRow[]> {
  const rows: RosterRow[] = [];
  for (let start = 0; start < rollNumbers.length; start += BATCH) {
    const part = rollNumbers.slice(start, start + BATCH);
    rows.push(
      ...(await db
        .select()
        .from(roster)
        .where(and(eq(roster.instituteId, instituteId), inArray(roster.rollNumber, part)))),
    );
  }
  return rows;
}
