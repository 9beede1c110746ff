import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './client.ts';
import { FolderInUse } from './lock.ts';

it('opens an in-memory embedded database without creating a data folder', async () => {
  const dataDir = '/nowhere/quad-in-memory';
  const connection = await openDatabase({ databaseUrl: 'memory:', dataDir, databasePoolSize: 1 });
  await connection.migrate();
  await connection.ping();
  expect(connection.engine).toBe('embedded');
  await connection.close();
  expect(existsSync(dataDir)).toBe(false);
});

describe('a data folder that cannot be used', () => {
  async function refusalAfter(damage: (dataDir: string) => Promise<unknown>) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quad-damaged-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await damage(dataDir);
    const opened = openDatabase({ databaseUrl: undefined, dataDir, databasePoolSize: 1, mayBeShared: true });
    const refusal: unknown = await opened.catch((error: unknown) => error);
    expect(refusal).not.toBeInstanceOf(FolderInUse);
    expect(refusal).toMatchObject({
      message: `The database in ${dataDir} cannot be opened.`,
      details: [expect.stringMatching(/[a-z]/), expect.stringMatching(/^[\d,]+ MB are free on its disk\.$/)],
      advice: expect.stringContaining('Free disk space'),
    });
  }

  it('because its files are damaged, is reported with advice', () =>
    refusalAfter(async (dataDir) => {
      await mkdir(path.join(dataDir, 'database'));
      await writeFile(path.join(dataDir, 'database', 'PG_VERSION'), 'x');
    }));

  // As on a disk without space, where the lock cannot be written.
  it('because it cannot be locked, is not reported as in use by another process', () =>
    refusalAfter((dataDir) => mkdir(path.join(dataDir, 'quad.lock'))));
});
