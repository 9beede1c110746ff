import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { FriendlyError } from '../friendlyError.ts';
import { buildIndexes, missingIndexes } from './concurrentIndexes.ts';
import type { Connection, Database } from './connection.ts';
import { errorCode } from './errors.ts';
import { isUpToDate, MIGRATIONS_FOLDER } from './migrations.ts';
import { type Observe, observedPool } from './observed.ts';
import { bypassesPolicies, ensureIndexesServe, ensureInstituteRole, type LocalScope, localScope, type Scope } from './rowLevelSecurity.ts';
import { scopedClient, scopedPool } from './scopedPool.ts';

/** Arbitrary numbers that are the same on every node. */
const MIGRATION_LOCK = 716_283_094;
const INDEX_LOCK = 716_283_095;
const CONNECT_TIMEOUT_MS = 5000;

/** Timeouts in milliseconds after which PostgreSQL itself cancels. */
export interface PostgresTimeouts {
  readonly statement: number;
  /** Waiting for rows and tables that another transaction has locked. */
  readonly lock: number;
  /** Waiting for the next statement of a transaction. */
  readonly transaction: number;
}

const TIMEOUTS: PostgresTimeouts = { statement: 5000, lock: 3000, transaction: 10_000 };
/** How much longer than the server the driver waits. After that the server is considered gone. */
const ANSWER_MARGIN_MS = 5000;

export interface PostgresOptions {
  readonly poolSize?: number;
  /** Timeout for getting a connection, a new one or one from the pool. 0 means no limit. */
  readonly connectTimeoutMs?: number;
  /** The timeouts that `setTimeouts` sets. */
  readonly timeouts?: PostgresTimeouts;
  /** Whether to use named prepared statements, which a connection pooler has to support. */
  readonly usesNamedStatements?: boolean;
  /** Observes every statement. */
  readonly observe?: Observe | undefined;
}

/** Connects to a PostgreSQL server and checks that it answers. */
export async function openPostgres(
  databaseUrl: string,
  { poolSize = 10, connectTimeoutMs = CONNECT_TIMEOUT_MS, timeouts = TIMEOUTS, usesNamedStatements = true, observe }: PostgresOptions = {},
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    pipeline: true,
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same applies to a connection that breaks between two statements of a transaction. The next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const ping = async () => {
    await pool.query('select 1');
  };
  let bypasses: boolean;
  try {
    bypasses = await bypassesPolicies(drizzle(pool));
    await checkEncoding(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof FriendlyError ? error : explain(error, databaseUrl);
  }
  const scoped = (scope: Scope) => {
    const own = scopedPool(pool, localScope(scope, { bypasses }), { usesNamedStatements });
    return drizzle(observe ? observedPool(own, observe) : own);
  };
  const db = scoped('across');
  const ofInstitutes = new Map<string, Database>();
  return {
    acrossInstitutes: db,
    ofInstitute(instituteId) {
      const known = ofInstitutes.get(instituteId) ?? scoped({ instituteId });
      ofInstitutes.set(instituteId, known);
      return known;
    },
    engine: 'postgres',
    async executeSql(text, values) {
      // Several statements return one result each.
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    async migrate() {
      try {
        if (!(await isUpToDate(db))) await migrateWithLock(pool, localScope('across', { bypasses }));
        if (bypasses) {
          await ensureInstituteRole(db);
          await ensureIndexesServe(db);
        }
        const missing = await missingIndexes(db);
        if (missing.length > 0) await buildIndexesWithLock(pool);
      } catch (error) {
        throw isNotAllowed(error) ? explainRights(error, databaseUrl) : error;
      }
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping,
    setTimeouts: () => setTimeouts(pool, timeouts),
    close: () => pool.end(),
  };
}

/** Refuses a database that does not store text as UTF-8, because searches in it would not find names beyond ASCII. */
async function checkEncoding(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>("select current_setting('server_encoding') as encoding");
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new FriendlyError(
    `The database has the encoding ${encoding} instead of UTF8.`,
    [],
    'Create another one (createdb --encoding=UTF8 --template=template0), and set DATABASE_URL to it.',
  );
}

/** Sets the timeouts for new connections and replaces the existing ones. */
async function setTimeouts(pool: pg.Pool, { statement, lock, transaction }: PostgresTimeouts): Promise<void> {
  Object.assign(pool.options, {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: transaction,
    query_timeout: statement + ANSWER_MARGIN_MS,
  } satisfies pg.PoolConfig);
  const former = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of former) client.release(true);
}

/** Several nodes may start at once: the others wait until the first has migrated. */
async function migrateWithLock(pool: pg.Pool, scope: LocalScope | undefined): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(scopedClient(client, scope, { usesNamedStatements: false })), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

/**
 * Builds the concurrent indexes. If another node is doing so, this one returns without waiting: a concurrent build waits for all statements
 * that started before it, so the two would wait for each other.
 */
async function buildIndexesWithLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const db = drizzle(client);
  try {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [INDEX_LOCK]);
    if (!rows[0]?.isMine) return;
    // The build takes longer on larger tables and waits for writers, so it has no timeout.
    await client.query("select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)");
    await buildIndexes(db, await missingIndexes(db), {
      isConcurrent: true,
    });
  } finally {
    // Ends the session with its lock and settings.
    client.release(true);
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

function isNotAllowed(error: unknown): boolean {
  return !(error instanceof FriendlyError) && errorCode(error) === INSUFFICIENT_PRIVILEGE;
}

function explainRights(error: unknown, databaseUrl: string): FriendlyError {
  const { pathname, username } = new URL(databaseUrl);
  return new FriendlyError(
    `The user "${username}" lacks a right that the tables need.`,
    [reasonOf(error)],
    `Make it the owner (alter database "${pathname.slice(1) || username}" owner to "${username}"), or create the extensions btree_gist, btree_gin and pg_trgm as an administrator.`,
    { cause: error },
  );
}

/** Returns what the server or the system says. The database driver's own errors repeat the statement instead. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause);
  return error instanceof Error && error.message ? error.message : (errorCode(error) ?? 'unknown reason');
}

/** Turns a failed connection into a message with advice. The password in the URL is never repeated. */
function explain(error: unknown, databaseUrl: string): FriendlyError {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const server = `${hostname}:${port || '5432'}`;
  const database = pathname.slice(1) || username;
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return new FriendlyError(
        `PostgreSQL at ${server} rejected the user "${username}".`,
        [reasonOf(error)],
        'Check the user and the password in DATABASE_URL, and the access rules of the server (pg_hba.conf).',
        { cause: error },
      );
    case '3D000':
      return new FriendlyError(
        `PostgreSQL at ${server} has no database "${database}".`,
        [],
        `Create it (createdb ${database}) or correct DATABASE_URL.`,
        { cause: error },
      );
    default:
      return new FriendlyError(
        `Cannot connect to PostgreSQL at ${server}.`,
        [reasonOf(error)],
        'Start it, or correct DATABASE_URL; without DATABASE_URL the embedded database is used.',
        { cause: error },
      );
  }
}
