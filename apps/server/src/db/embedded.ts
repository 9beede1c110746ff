import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { FriendlyError } from '../friendlyError.ts';
import { buildIndexes, missingIndexes } from './concurrentIndexes.ts';
import type { Connection } from './connection.ts';
import { embeddedProgram } from './embeddedProgram.ts';
import { errorCode } from './errors.ts';
import { lockFolder } from './lock.ts';
import { isUpToDate, MIGRATIONS_FOLDER } from './migrations.ts';

const UNFINISHED = 'database.new-';
/**
 * The only process reads its files through the system's own cache. Of PostgreSQL's usual 128 MB, every start would
 * spend a third of its time on filling them with zeros.
 */
const SHARED_BUFFERS = '16MB';

/** Opens the embedded database in the data folder, as its only owner; initialises it where there is none. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  await prepareFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const place = path.join(dataDir, 'database');
    if (!existsSync(place)) await initialise(dataDir, place);
    const client = await startPglite(place);
    const connection = connectPglite(client);
    return {
      ...connection,
      async close() {
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps a running PGlite; tests use it with one that lives in memory. */
export function connectPglite(client: PGlite): Connection {
  const db = drizzle(client);
  return {
    db,
    engine: 'embedded',
    async migrate() {
      if (!(await isUpToDate(db))) await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
      await buildIndexes(db, await missingIndexes(db), {
        isConcurrent: false,
      });
    },
    boundWaits: async () => undefined,
    async ping() {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/** Starts PGlite with the extensions that the migrations need. Without a place it lives in memory. */
export async function startPglite(dataDir?: string, loadDataDir?: Blob): Promise<PGlite> {
  const program = await embeddedProgram();
  const client = new PGlite({
    extensions: { btree_gist },
    ...(program ? { pgliteWasmModule: program } : {}),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(dataDir ? { dataDir } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
  });
  await client.waitReady;
  return client;
}

async function prepareFolder(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await (await open(probe, 'w')).close();
    await rm(probe);
  } catch (error) {
    throw new FriendlyError(
      `The data folder ${dataDir} cannot be written to.`,
      [errorCode(error) ?? String(error)],
      'Give this user the right to write there, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Initialises beside the final place and renames: a start that is cut short leaves no half database behind. */
async function initialise(dataDir: string, place: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(UNFINISHED)) await rm(path.join(dataDir, entry), { recursive: true });
  }
  const unfinished = path.join(dataDir, `${UNFINISHED}${process.pid}`);
  await (await startPglite(unfinished)).close();
  await rename(unfinished, place);
}
