import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { FriendlyError } from '../friendlyError.ts';
import type { Database } from './connection.ts';
import { errorCode } from './errors.ts';

/** The migrations are next to this file, both in the sources and in the bundle. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

const UNDEFINED_TABLE = '42P01';
const UNDEFINED_SCHEMA = '3F000';

/**
 * True when the newest migration has run. Almost every start ends here and need not read all migrations or check the migrator's table.
 * Throws when a newer version has migrated the database, because this version does not know its schema and could damage it.
 */
export async function isUpToDate(db: Database): Promise<boolean> {
  const { pending, current, newest } = await comparedWithJournal(db);
  if (current > newest) {
    throw new FriendlyError(
      'A newer version of Quad has migrated this database.',
      [],
      'Start that version or a newer one, or restore a backup of this version into an empty database.',
    );
  }
  return pending === 0;
}

/** Compares the database with this program: the number of pending migrations, and the newest one of each. */
export async function comparedWithJournal(db: Database): Promise<{ pending: number; current: number; newest: number }> {
  const journal: { entries: { when: number }[] } = JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const current = await schemaVersion(db);
  return { pending: journal.entries.filter(({ when }) => when > current).length, current, newest: journal.entries.at(-1)?.when ?? 0 };
}

/** Schema version: the time of the newest migration that has run. 0 for a database without any. */
export async function schemaVersion(db: Database): Promise<number> {
  try {
    const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`);
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    if ([UNDEFINED_TABLE, UNDEFINED_SCHEMA].includes(errorCode(error) ?? '')) return 0;
    throw error;
  }
}
