import { and, eq, gt, lte } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { mailboxProofs, passwordResets } from '../../db/schema.ts';
import type { LinkTable } from './accounts.table.ts';

/** Purpose of a mailed link: setting a new password, or verifying an e-mail address. Each person has one active link of a kind. */
export type LinkKind = 'password-reset' | 'mailbox-proof';

const TABLES: Readonly<Record<LinkKind, LinkTable>> = { 'password-reset': passwordResets, 'mailbox-proof': mailboxProofs };

export interface LinkKey {
  readonly instituteId: string;
  readonly userId: string;
}

function isOf(table: LinkTable, { instituteId, userId }: LinkKey) {
  return matches(table, { instituteId, userId });
}

/** Stores the hash of a new link, which replaces the previous one of the same kind. */
export async function saveLink(
  db: Database,
  kind: LinkKind,
  { instituteId, userId }: LinkKey,
  link: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  const table = TABLES[kind];
  await db
    .insert(table)
    .values({ instituteId, userId, ...link })
    .onConflictDoUpdate({ target: [table.instituteId, table.userId], set: link });
}

/** The hash of a person's active link of that kind. */
export async function findLink(db: Database, kind: LinkKind, key: LinkKey, now: Date): Promise<string | undefined> {
  const table = TABLES[kind];
  const [row] = await db
    .select({ tokenHash: table.tokenHash })
    .from(table)
    .where(and(isOf(table, key), gt(table.expiresAt, now)));
  return row?.tokenHash;
}

/** Consumes an active link. False when it has just been used. */
export async function spendLink(db: Database, kind: LinkKind, key: LinkKey, tokenHash: string, now: Date): Promise<boolean> {
  const table = TABLES[kind];
  const spent = await db
    .delete(table)
    .where(and(isOf(table, key), eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)))
    .returning({ userId: table.userId });
  return spent.length > 0;
}

/** Deletes a person's links without using them. */
export async function dropLinks(db: Database, key: LinkKey): Promise<void> {
  for (const table of Object.values(TABLES)) await db.delete(table).where(isOf(table, key));
}

/** Deletes links that have expired by then. */
export async function deleteLinksUntil(db: Database, now: Date): Promise<void> {
  for (const table of Object.values(TABLES)) await db.delete(table).where(lte(table.expiresAt, now));
}
