import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database, whichever engine it runs on. A transaction is one too: repositories take either. */
export type Database = PgDatabase<QueryResult, typeof schema>;

/** An open database with what only its owner does. */
export interface Connection {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /** Brings the tables up to date; safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database that the configuration asks for: PostgreSQL where there is an address, else the embedded one in
 * the data folder. Throws a FriendlyError when it cannot.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Connection> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(dataDir);
}
