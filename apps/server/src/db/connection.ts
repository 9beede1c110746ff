import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database, whichever engine it runs on. A transaction is one too: repositories take either. */
export type Database = PgDatabase<QueryResult>;

/** How busy the connections to the database are. */
export interface DatabaseLoad {
  readonly open: number;
  readonly idle: number;
  /** Who waits for a connection. */
  readonly waiting: number;
}

/** An open database with what only its owner does. */
export interface Connection {
  /**
   * The rows of all institutes: the one way past row-level security (see rowLevelSecurity.ts), for what is no institute's own. That is finding
   * institutes, migrations, queues, sweeps, backups and commands on the whole database.
   */
  readonly acrossInstitutes: Database;
  /** The rows of one institute, and no others, whatever the conditions of a statement are. */
  ofInstitute(instituteId: string): Database;
  readonly engine: 'embedded' | 'postgres';
  /** Runs a statement, or several without values, as they are: how the queue library speaks to the database. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Brings the tables up to date; safe to call from several processes at once. */
  migrate(): Promise<void>;
  /**
   * From now on no statement, no lock and no transaction takes for ever. Preparing the database may take its time before. On the
   * embedded database, whose statements cannot be cancelled, nobody waits for ever for the one before.
   */
  boundWaits(): Promise<void>;
  load(): DatabaseLoad;
  /** From now on other processes of this user may use an embedded database while this one owns it. Of PostgreSQL they may anyway. */
  letOthersIn?(): Promise<void>;
  /** Where another process owns the embedded database: copies its files into a folder, all as of one moment. */
  copyFiles?(folder: string): Promise<void>;
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How much room the database takes on its disk. */
export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`);
  return Number(rows[0]?.bytes);
}
