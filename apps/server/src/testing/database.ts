import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Connection } from '../db/connection.ts';
import { connectPglite, startPglite } from '../db/embedded.ts';
import { compileEmbeddedProgram } from '../db/embeddedProgram.ts';
import type { Observe } from '../db/observed.ts';
import { openPostgres } from '../db/postgres.ts';
import { databaseUrl, onServer } from './postgresServer.ts';

/** What the global set-up of a project has ready for its tests; which of the two says what they run on. */
declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL that databases can be created on. */
    postgresUrl?: string;
    /** The name of a migrated database on it, to be cloned. */
    postgresTemplate?: string;
    /** Where programs are built that tests start as processes; it goes when the run ends. */
    programsFolder: string;
    /** The file of a migrated embedded database. */
    embeddedTemplate?: string;
  }
}

export interface TestDatabase extends Connection {
  /** DATABASE_URL for another process; undefined for the embedded one, which belongs to this process. */
  readonly url: string | undefined;
}

/** The database that the tests of this project run on. */
export const ENGINE: Connection['engine'] = inject('postgresUrl') ? 'postgres' : 'embedded';

const POOL_SIZE = 20;

let shared: Promise<TestDatabase> | undefined;

/**
 * The migrated database of this worker, for all of its test files. Tests keep apart by each having an institute of its own;
 * one that is about all rows of a table takes a database of its own.
 */
export function testDatabase(): Promise<TestDatabase> {
  shared ??= newTestDatabase();
  return shared;
}

/** A database of one's own, migrated and empty, whose statements may be observed; the caller closes it. */
export function newTestDatabase(observe?: Observe): Promise<TestDatabase> {
  return ENGINE === 'postgres' ? clonePostgres(observe) : copyEmbedded(observe);
}

async function clonePostgres(observe: Observe | undefined): Promise<TestDatabase> {
  const [server, template] = [provided('postgresUrl'), provided('postgresTemplate')];
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  // Files are copied: half as long as writing all of it to a log that no test reads.
  await onServer(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const url = databaseUrl(server, name);
  // However busy the machine is, a test waits for its turn at the database instead of failing.
  const connection = await openPostgres(url, { poolSize: POOL_SIZE, connectTimeoutMs: 0, observe });
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function copyEmbedded(observe: Observe | undefined): Promise<TestDatabase> {
  return { ...connectPglite(await startTemplate(), undefined, observe), url: undefined };
}

/** Puts a migrated embedded database into a data folder, for other processes to open: initialising one takes them seconds. */
export async function fillDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await (await startTemplate(path.join(folder, 'database'))).close();
}

async function startTemplate(place?: string): Promise<PGlite> {
  // Compiled once a worker, whatever number of databases it opens.
  compileEmbeddedProgram();
  return startPglite(place, new Blob([await readFile(provided('embeddedTemplate'))]));
}

function provided(key: 'postgresUrl' | 'postgresTemplate' | 'embeddedTemplate'): string {
  const value = inject(key);
  if (!value) throw new Error(`The global set-up of this project provides no ${key}.`);
  return value;
}
