import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { errorCode } from './errors.ts';

/** The migrations stand beside this file, in the sources and beside the bundle alike. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

const UNDEFINED_TABLE = '42P01';

/**
 * True when the newest migration has run already. Almost every start finds it so, and is spared the reading of all
 * migrations and the statements that look after the migrator's own table.
 */
export async function isUpToDate(db: Database): Promise<boolean> {
  const journal: { entries: { when: number }[] } = JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  try {
    const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at) as last from drizzle.__drizzle_migrations`);
    const newest = journal.entries.at(-1);
    return newest !== undefined && Number(rows[0]?.last) >= newest.when;
  } catch (error) {
    if (errorCode(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}
