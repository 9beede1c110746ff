import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openDatabase } from './client.ts';

it('opens an in-memory embedded database without creating a data folder', async () => {
  const dataDir = '/nowhere/quad-in-memory';
  const connection = await openDatabase({ databaseUrl: 'memory:', dataDir, databasePoolSize: 1 });
  await connection.migrate();
  await connection.ping();
  expect(connection.engine).toBe('embedded');
  await connection.close();
  expect(existsSync(dataDir)).toBe(false);
});
