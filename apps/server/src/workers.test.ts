import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context, Platform } from './context.ts';
import { newId } from './db/ids.ts';
import { auditLog, users } from './db/schema.ts';
import type { InstituteContexts } from './features/institutes/instituteContexts.ts';
import { notify, recipients } from './features/notifications/notifier.service.ts';
import { changePreferences } from './features/notifications/preferences.service.ts';
import type { Job } from './jobs/attempt.ts';
import { newTestDatabase, type TestDatabase } from './testing/database.ts';
import { postedMails } from './testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';
import { createWorkers } from './workers.ts';

let database: TestDatabase;
let broken: TestApp;
let sound: TestApp;
beforeEach(async () => {
  database = await newTestDatabase();
  broken = await testApp({ database });
  sound = await testApp({ database });
});
afterEach(async () => {
  await broken.close();
  await sound.close();
  await database.close();
});

/** The workers of two institutes. Every statement of the first one fails. */
function workersOf(config: Partial<Platform['config']> = {}) {
  const warned: { step: string; instituteId: string }[] = [];
  const fail = () => {
    throw new Error('broken');
  };
  const failing: Context = { ...broken.context, db: new Proxy(broken.context.db, { get: () => fail }) };
  const { keys, photoStore, clock } = sound.context;
  const platform = {
    ...{ connection: database, clock, keys, photoStore, config: { ...sound.context.config, ...config } },
    transport: { send: async () => undefined },
  } satisfies Platform;
  const institutes = { all: async () => [failing, sound.context] } as unknown as InstituteContexts;
  const log = { info: () => undefined, warn: (where: (typeof warned)[number]) => void warned.push(where), error: () => undefined } as never;
  return { warned, workers: createWorkers({ platform, institutes, engine: database.engine }, log) };
}

const job = {} as Job;

describe('recurring work that fails for one institute', () => {
  it('still sends the reminders and digests of the others', async () => {
    const { context } = sound;
    const coordinator = await sound.signIn({ role: 'CLUB_COORDINATOR' });
    const actor = { userId: coordinator.userId, role: 'CLUB_COORDINATOR' } as Parameters<typeof changePreferences>[1];
    await changePreferences(context, actor, { topics: [], digest: 'daily' });
    await context.db.transaction((tx) =>
      notify(tx, context, {
        kind: 'achievement-submitted',
        subject: { id: newId(), title: 'Winner' },
        to: recipients('decides', [coordinator.userId]),
      }),
    );
    for (const server of [broken, sound]) server.setNow(new Date('2026-11-24T07:30:00.000+05:30'));
    const { warned, workers } = workersOf();
    await expect(workers.telling(job)).rejects.toThrow('steps of telling failed');
    expect(await postedMails(context)).toMatchObject([{ kind: 'digest', recipientId: coordinator.userId }]);
    expect(new Set(warned.map(({ instituteId }) => instituteId))).toEqual(new Set([broken.context.instituteId]));
    expect(warned.map(({ step }) => step)).toContain('digests');
  });

  it('still applies the retention periods of the others', async () => {
    const { context } = sound;
    const { id } = await sound.addUser();
    await context.db.update(users).set({ createdAt: TEST_NOW });
    const { warned, workers } = workersOf({ retention: { signInDays: 365, alumniDays: 1, isDaily: true } });
    for (const server of [broken, sound]) server.setNow(new Date(TEST_NOW.getTime() + 5 * 86_400_000));
    await expect(workers.retention(job)).rejects.toThrow('broken');
    expect(warned).toMatchObject([{ step: 'retention', instituteId: broken.context.instituteId }]);
    const actions = await context.db.select({ action: auditLog.action, subjectId: auditLog.subjectId }).from(auditLog);
    expect(actions).toContainEqual({ action: 'personal-data.leave', subjectId: id });
  });
});
