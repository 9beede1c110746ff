import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Connection } from '../db/connection.ts';
import { connectPglite, startPglite } from '../db/embedded.ts';
import { MIGRATIONS_FOLDER } from '../db/migrations.ts';
import { openPostgres } from '../db/postgres.ts';

let shared: Promise<Connection> | undefined;

/**
 * The migrated database of this test file: a new one on the server of TEST_DATABASE_URL, or an embedded one in memory.
 * Tests keep apart by each having an institute of its own.
 */
export function testDatabase(): Promise<Connection> {
  shared ??= newTestDatabase();
  return shared;
}

/** A database of one's own, migrated and empty; the caller closes it. */
export function newTestDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? newPostgresDatabase(server) : newEmbeddedDatabase();
}

/** Closes the database of this test file, if it was opened. */
export async function closeTestDatabase(): Promise<void> {
  const connection = await shared;
  shared = undefined;
  await connection?.close();
}

async function newPostgresDatabase(server: string): Promise<Connection> {
  const name = `quad_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const connection = await openPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).href, 20);
  await connection.migrate();
  return {
    ...connection,
    async close() {
      await connection.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function newEmbeddedDatabase(): Promise<Connection> {
  const template = path.join(os.tmpdir(), `quad-test-${await migrationsHash()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  return connectPglite(await startPglite(undefined, new Blob([await readFile(template)])));
}

/** Initialising a database takes seconds, copying an initialised one a fraction: it is done once per set of migrations. */
async function makeTemplate(template: string): Promise<void> {
  const client = await startPglite();
  await connectPglite(client).migrate();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const unfinished = `${template}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, template);
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(path.join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
