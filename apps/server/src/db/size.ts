import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** How much room the database takes on its disk. */
export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`);
  return Number(rows[0]?.bytes);
}
