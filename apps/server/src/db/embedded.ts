import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { FriendlyError } from '../friendlyError.ts';
import { type CommandSocket, openCommandSocket, type RunExclusively } from './commandSocket.ts';
import { buildIndexes, missingIndexes } from './concurrentIndexes.ts';
import type { Connection, Database } from './connection.ts';
import { embeddedProgram } from './embeddedProgram.ts';
import { errorCode } from './errors.ts';
import { lockFolder, unusable } from './lock.ts';
import { isUpToDate, MIGRATIONS_FOLDER } from './migrations.ts';
import { type Observe, observedPglite } from './observed.ts';
import { ensureIndexesServe, ensureInstituteRole, type Scope, sessionScope } from './rowLevelSecurity.ts';
import { type QueueLimits, type SerialQueue, serialQueue } from './serialQueue.ts';

/** Limits of the queue, like pool size and timeout on PostgreSQL. Above them the request is refused with "try again". */
const QUEUE_LIMITS: QueueLimits = { maxLength: 200, timeoutMs: 5000 };
/** Methods of the client that the database driver calls. */
const QUEUED: ReadonlySet<string | symbol> = new Set(['query', 'exec', 'transaction']);
const UNFINISHED = 'database.new-';
/**
 * The single process reads its files through the cache of the operating system. With PostgreSQL's default of 128 MB, every start would
 * spend a third of its time on zeroing the buffers.
 */
const SHARED_BUFFERS = '16MB';

/** Opens the embedded database in the data folder as its only owner. Initializes a new one if there is none. */
export async function openEmbedded(dataDir: string, observe?: Observe): Promise<Connection> {
  await prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const place = path.join(dataDir, 'database');
    const client = await startIn(dataDir, place);
    const connection = connectPglite(client, QUEUE_LIMITS, observe);
    let socket: CommandSocket | undefined;
    return {
      ...connection,
      async acceptCommands() {
        socket = await openCommandSocket(client, dataDir, connection.runExclusively);
      },
      async close() {
        await socket?.close();
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens an embedded database in memory, which is lost when it is closed. */
export async function openInMemory(observe?: Observe): Promise<Connection> {
  return connectPglite(await startPglite(), QUEUE_LIMITS, observe);
}

/** Wraps a running PGlite; tests pass one in memory. `visit` runs work with full access and exclusively. */
export function connectPglite(
  client: PGlite,
  waits: QueueLimits = QUEUE_LIMITS,
  observe?: Observe,
): Connection & { readonly runExclusively: RunExclusively } {
  const { enqueue, setLimits, length } = serialQueue();
  // The only connection is never shared: its scope is switched when the next work in the queue needs another one.
  let current: string | undefined;
  const inScope = (scope: Scope): SerialQueue['enqueue'] => {
    const statement = sessionScope(scope);
    return (work) =>
      enqueue(async () => {
        if (statement !== current) {
          current = undefined;
          await client.exec(statement);
          current = statement;
        }
        return work();
      });
  };
  const across = inScope('across');
  const databaseOn = (enqueue: SerialQueue['enqueue']) => {
    const own = queued(client, enqueue);
    return drizzle(observe ? observedPglite(own, observe) : own);
  };
  const db = databaseOn(across);
  const ofInstitutes = new Map<string, Database>();
  return {
    acrossInstitutes: db,
    ofInstitute(instituteId) {
      const known = ofInstitutes.get(instituteId) ?? databaseOn(inScope({ instituteId }));
      ofInstitutes.set(instituteId, known);
      return known;
    },
    runExclusively: (work) =>
      across(async () => {
        try {
          await work();
        } finally {
          // Resets whatever the client has set for the session.
          await client.exec('reset all');
          current = undefined;
        }
      }),
    engine: 'embedded',
    executeSql: (text, values) => across(() => runAlone(client, text, values)),
    async migrate() {
      if (!(await isUpToDate(db))) await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
      await ensureInstituteRole(db);
      await ensureIndexesServe(db);
      await buildIndexes(db, await missingIndexes(db), {
        isConcurrent: false,
      });
    },
    setTimeouts: async () => setLimits(waits),
    load() {
      const { isBusy, waiting } = length();
      return { open: 1, idle: isBusy ? 0 : 1, waiting };
    },
    async ping() {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/** A proxy of the client whose statements and transactions run through the queue. */
function queued(client: PGlite, enqueue: SerialQueue['enqueue']): PGlite {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || !QUEUED.has(key)) return value;
      return (...parameters: unknown[]) => enqueue(() => value.apply(target, parameters));
    },
  });
}

/** Runs statements without others in between. After an error no transaction stays open for the next in the queue. */
async function runAlone(client: PGlite, text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> {
  try {
    if (values.length > 0) return await client.query(text, values);
    const results = await client.exec(text);
    return { rows: results.flatMap(({ rows }) => rows) };
  } catch (error) {
    await client.exec('rollback');
    throw error;
  }
}

/** Starts PGlite with the extensions that the migrations need. In memory if there is no data folder. */
export async function startPglite(dataDir?: string, loadDataDir?: Blob): Promise<PGlite> {
  const program = await embeddedProgram();
  const client = new PGlite({
    extensions: { btree_gin, btree_gist, pg_trgm },
    ...(program ? { pgliteWasmModule: program } : {}),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(dataDir ? { dataDir } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
  });
  await client.waitReady;
  return client;
}

/** Starts the database in the data folder. The files of a new one are initialized first. */
async function startIn(dataDir: string, place: string): Promise<PGlite> {
  try {
    if (!existsSync(place)) await initialise(dataDir, place);
    return await startPglite(place);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

async function prepareFolder(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await (await open(probe, 'w')).close();
    await rm(probe);
  } catch (error) {
    throw new FriendlyError(
      `The data folder ${dataDir} is not writable.`,
      [errorCode(error) ?? String(error)],
      'Correct its permissions, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Initializes in a temporary folder and renames it, so that an interrupted start leaves no incomplete database. */
async function initialise(dataDir: string, place: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(UNFINISHED)) await rm(path.join(dataDir, entry), { recursive: true });
  }
  const unfinished = path.join(dataDir, `${UNFINISHED}${process.pid}`);
  await (await startPglite(unfinished)).close();
  await rename(unfinished, place);
}
