import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/postgres.ts';
import { databaseUrl, onServer } from './postgresServer.ts';
import { provideProgramsFolder } from './programsFolder.ts';

/**
 * Global setup for tests on PostgreSQL: migrates a template database, and each worker clones it. Every run creates a new one, so it is
 * never outdated, and removes everything that it created on the server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.getProvidedContext().postgresUrl;
  if (!server) throw new Error('There is no PostgreSQL to make a template on.');
  const template = `quad_test_${randomUUID().slice(0, 8)}`;
  await onServer(server, (client) => client.query(`create database ${template}`));
  const connection = await openPostgres(databaseUrl(server, template));
  await connection.migrate();
  await connection.close();
  project.provide('postgresTemplate', template);
  const removePrograms = provideProgramsFolder(project);
  return async () => {
    await removePrograms();
    await onServer(server, async (client) => {
      const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
        template,
      ]);
      for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
    });
  };
}
