import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../db/ids.ts';
import { enqueueJob } from '../jobs/queues.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { attemptNext, setQueueTime } from '../testing/jobs.ts';
import { runCommand } from './runCommand.ts';

const MINUTE_MS = 60_000;

// The embedded database belongs to the process of the test.
describe.runIf(ENGINE === 'postgres')('quad jobs', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await newTestDatabase();
    folder = await mkdtemp(path.join(os.tmpdir(), 'quad-jobs-'));
    vi.stubEnv('DATABASE_URL', database.url ?? '');
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('NODE_ENV', 'test');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('lists waiting and failed jobs, and retries a failed job', async () => {
    const now = new Date();
    const data = { instituteId: newId(), kind: 'password-changed', recipientId: newId(), subjectId: null };
    await enqueueJob(database.acrossInstitutes, { queue: 'mail', data, at: now });
    await enqueueJob(database.acrossInstitutes, { queue: 'mail', data, at: now, startAfter: new Date(now.getTime() + 600 * MINUTE_MS) });
    expect(await runCommand(['jobs', 'failed'])).toBe('There are no failed jobs.');
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await setQueueTime(database, new Date(now.getTime() + (attempt + 1) * 5 * MINUTE_MS));
      expect(await attemptNext(database, 'mail', refuse)).toBe(true);
    }
    await enqueueJob(database.acrossInstitutes, { queue: 'mail', data, at: now });

    const [head = '', ...lines] = (await runCommand(['jobs'])).split('\n');
    expect(head.split(/ {2,}/)).toEqual(['queue', 'waiting', 'scheduled', 'active', 'failed', 'done', 'oldest waits']);
    expect(lines.slice(0, 14).map((line) => line.split(/ +/))).toEqual([
      ['account-changes', '0', '0', '0', '0', '0'],
      ['certificates', '0', '0', '0', '0', '0'],
      ['erasures', '0', '0', '0', '0', '0'],
      ['exports', '0', '0', '0', '0', '0'],
      ['figures', '0', '0', '0', '0', '0'],
      ['imports', '0', '0', '0', '0', '0'],
      ['mail', '1', '1', '0', '1', '0', '1500', 's'],
      ['mail-urgent', '0', '0', '0', '0', '0'],
      ['notifications', '0', '0', '0', '0', '0'],
      ['places', '0', '0', '0', '0', '0'],
      ['push', '0', '0', '0', '0', '0'],
      ['retention', '0', '0', '0', '0', '0'],
      ['sweep', '0', '0', '0', '0', '0'],
      ['telling', '0', '0', '0', '0', '0'],
    ]);

    const [, failed = ''] = (await runCommand(['jobs', 'failed'])).split('\n');
    const [id = '', ...words] = failed.split(/ {2,}/);
    expect(words).toEqual(['mail password-changed', '5', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'ECONNREFUSED']);
    expect(await runCommand(['jobs', 'retry', id])).toBe('The job is queued again. A running server will retry it.');
    expect(await runCommand(['jobs', 'failed'])).toBe('There are no failed jobs.');
    await expect(runCommand(['jobs', 'retry', id])).rejects.toThrow(`No failed job has the id ${id}.`);
    await expect(runCommand(['jobs', 'retry', 'that'])).rejects.toThrow('No failed job has the id that.');
    const done: string[] = [];
    const note = async ({ id: own }: { id: string }) => {
      done.push(own);
      return 'keep' as const;
    };
    while (await attemptNext(database, 'mail', note));
    expect(done).toContain(id);
  });
});
