import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { users } from '../db/schema.ts';
import { addUnit } from '../features/events/testing/records.ts';
import { newTestDatabase } from '../testing/database.ts';
import { withContext } from './command.ts';
import { runCommand } from './runCommand.ts';

beforeEach(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-letters-'));
  const database = await newTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url ?? '');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('BACKUP_DIR', path.join(folder, 'backups'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await database.close();
    await rm(folder, { recursive: true });
  });
  await runCommand(['create-user', '--email', 'meera@campus.example', '--name', 'Meera Iyer', '--onboarded']);
});

const erased = () => runCommand(['person', 'erase', 'meera@campus.example', '--cannot-be-undone']);

// docs/operating/personal-data.md#letters
it.each([
  ['an office', () => runCommand(['grant', 'meera@campus.example', 'PRESIDENT']), () => runCommand(['revoke', 'meera@campus.example'])],
  ['the right to administer', () => administersSince(new Date()), () => administersSince(null)],
  ['a unit', () => inContext((context) => addUnit(context, { contactEmail: 'meera@campus.example' })), undefined],
])('a person is not erased who has to hand over %s', async (_what, give, handOver) => {
  await give();
  await expect(erased()).rejects.toThrow('meera@campus.example has something to hand over first.');
  const [user] = await inContext(({ db }) => db.select().from(users).where(eq(users.email, 'meera@campus.example')));
  expect(user).toMatchObject({ name: 'Meera Iyer', erasedAt: null });
  if (!handOver) return;
  await handOver();
  expect(await erased()).toContain('Erased meera@campus.example.');
});

function administersSince(administratorSince: Date | null) {
  return inContext(({ db }) => db.update(users).set({ administratorSince }).where(eq(users.email, 'meera@campus.example')));
}

function inContext<T>(work: Parameters<typeof withContext<T>>[2]): Promise<T> {
  return withContext(readConfig(process.env, '/nowhere'), {}, work);
}
