import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { mailboxProofs, passwordResets } from '../../db/schema.ts';
import type { LinkTable } from './accounts.table.ts';

export interface LinkKey {
  readonly instituteId: string;
  readonly userId: string;
}

function isOf(table: LinkTable, { instituteId, userId }: LinkKey) {
  return and(eq(table.instituteId, instituteId), eq(table.userId, userId));
}

/** Keeps the hash of a new link; the one before it of the same kind, if any, is no longer live. */
export async function saveLink(
  db: Database,
  table: LinkTable,
  { instituteId, userId }: LinkKey,
  link: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insert(table)
    .values({ instituteId, userId, ...link })
    .onConflictDoUpdate({ target: [table.instituteId, table.userId], set: link });
}

/** The hash of a person's live link of that kind. */
export async function findLink(db: Database, table: LinkTable, key: LinkKey, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ tokenHash: table.tokenHash })
    .from(table)
    .where(and(isOf(table, key), gt(table.expiresAt, now)));
  return row?.tokenHash;
}

/** Spends a live link; false when somebody else just did. */
export async function spendLink(db: Database, table: LinkTable, key: LinkKey, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await db
    .delete(table)
    .where(and(isOf(table, key), eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)))
    .returning({ userId: table.userId });
  return spent.length > 0;
}

/** Ends a person's links without using them. */
export async function dropLinks(db: Database, key: LinkKey): Promise<void> {
  for (const table of [passwordResets, mailboxProofs]) await db.delete(table).where(isOf(table, key));
}

/** Removes links that are over. */
export async function sweepLinks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const table of [passwordResets, mailboxProofs]) await db.delete(table).where(lte(table.expiresAt, clock()));
}
