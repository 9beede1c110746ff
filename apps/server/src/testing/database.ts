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

/** Values provided by the global setup of a project. They determine the engine of its tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server on which databases can be created. */
    postgresUrl?: string;
    /** Name of a migrated template database on it. */
    postgresTemplate?: string;
    /** Folder for the programs that tests start as processes. It is removed after the run. */
    programsFolder: string;
    /** File of a migrated embedded database. */
    embeddedTemplate?: string;
  }
}

export interface TestDatabase extends Connection {
  /** DATABASE_URL for another process. Undefined for the embedded database, which belongs to this process. */
  readonly url: string | undefined;
}

/** The engine of this project's tests. */
export const ENGINE: Connection['engine'] = inject('postgresUrl') ? 'postgres' : 'embedded';

const POOL_SIZE = 20;

let shared: Promise<TestDatabase> | undefined;

/**
 * The migrated database of this worker, shared by its test files. Each test uses an institute of its own; tests on all rows of a table use
 * a separate database.
 */
export function testDatabase(): Promise<TestDatabase> {
  shared ??= newTestDatabase();
  return shared;
}

/** A separate, migrated and empty database, optionally with observed statements. The caller closes it. */
export function newTestDatabase(observe?: Observe): Promise<TestDatabase> {
  return ENGINE === 'postgres' ? clonePostgres(observe) : copyEmbedded(observe);
}

/** A copy of a database on PostgreSQL, which nobody may use afterwards: its connections are ended, and it can only be closed. */
export async function copyDatabase({ url = '' }: TestDatabase): Promise<TestDatabase> {
  const name = new URL(url).pathname.slice(1);
  // The server copies only what nobody is connected to.
  await onServer(provided('postgresUrl'), (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
  );
  return clonePostgres(undefined, name);
}

async function clonePostgres(observe: Observe | undefined, template = provided('postgresTemplate')): Promise<TestDatabase> {
  const server = provided('postgresUrl');
  const name = `${provided('postgresTemplate')}_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half the time of writing everything to a write-ahead log that no test reads.
  await onServer(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const url = databaseUrl(server, name);
  // On a busy machine a test waits for a connection instead of failing.
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

/** Copies a migrated embedded database into a data folder for other processes, which would take seconds to initialize one. */
export async function fillDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await (await startTemplate(path.join(folder, 'database'))).close();
}

async function startTemplate(place?: string): Promise<PGlite> {
  // Compiled once per worker, however many databases it opens.
  compileEmbeddedProgram();
  return startPglite(place, new Blob([await readFile(provided('embeddedTemplate'))]));
}

function provided(key: 'postgresUrl' | 'postgresTemplate' | 'embeddedTemplate'): string {
  const value = inject(key);
  if (!value) throw new Error(`The global set-up of this project provides no ${key}.`);
  return value;
}
