import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** The result of a raw statement in both drivers. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database, on either engine. A transaction has the same type, so repositories accept both. */
export type Database = PgDatabase<QueryResult>;

/** Use of the database connections. */
export interface DatabaseLoad {
  readonly open: number;
  readonly idle: number;
  /** Number of requests that wait for a connection. */
  readonly waiting: number;
}

/** An open database, with the operations that are reserved for its owner. */
export interface Connection {
  /**
   * The rows of all institutes. This is the only way around row-level security (see rowLevelSecurity.ts). It is for what belongs to no
   * single institute: finding institutes, migrations, queues, sweeps, backups and commands on the whole database.
   */
  readonly acrossInstitutes: Database;
  /** The rows of one institute only, whatever the conditions of a statement are. */
  ofInstitute(instituteId: string): Database;
  readonly engine: 'embedded' | 'postgres';
  /** Runs one statement, or several without parameters, as raw SQL. The queue library uses it. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs the pending migrations. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  /**
   * Limits the duration of statements, locks and transactions from now on. Preparing the database before may take longer. On the embedded
   * database, whose statements cannot be canceled, it limits the time in the queue.
   */
  setTimeouts(): Promise<void>;
  load(): DatabaseLoad;
  /** Lets other processes of this user use an embedded database that this process owns. PostgreSQL needs no such thing. */
  acceptCommands?(): Promise<void>;
  /** For an embedded database that another process owns: copies its files into a folder as a consistent snapshot. */
  copyFiles?(folder: string): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Size of the database on disk, in bytes. */
export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`);
  return Number(rows[0]?.bytes);
}
