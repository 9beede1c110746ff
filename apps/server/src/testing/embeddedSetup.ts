import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPglite, startPglite } from '../db/embedded.ts';
import { MIGRATIONS_FOLDER } from '../db/migrations.ts';
import { provideProgramsFolder } from './programsFolder.ts';

/**
 * Global setup for tests on the embedded database: initializes and migrates one, which takes seconds, and each worker copies it. The file
 * is reused between runs as long as its fingerprint is the same.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = path.join(os.tmpdir(), `quad-test-${await fingerprint()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  project.provide('embeddedTemplate', template);
  return provideProgramsFolder(project);
}

async function makeTemplate(template: string): Promise<void> {
  const client = await startPglite();
  await connectPglite(client).migrate();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const unfinished = `${template}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, template);
}

/** Hash of everything that determines the template: the engine and its options, the migrations, and the code that runs them. */
async function fingerprint(): Promise<string> {
  const migrations = (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const sources = [
    path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
    ...['embedded', 'rowLevelSecurity', 'concurrentIndexes'].map((name) => path.join(import.meta.dirname, `../db/${name}.ts`)),
    ...migrations.map((name) => path.join(MIGRATIONS_FOLDER, name)),
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
