import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import { examine } from '../../doctor/doctor.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { saveErasureDate } from '../accounts/erasure.service.ts';

// docs/operating/personal-data.md#failed-erasures

let database: TestDatabase;
let server: TestApp;
let lines: string[];
beforeEach(async () => {
  database = await newTestDatabase();
  lines = [];
  server = await testApp({ database, environment: { LOG_LEVEL: 'warn' }, logStream: { write: (line: string) => void lines.push(line) } });
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const everythingOf = ({ context, connection }: TestApp) => ({ clock: context.clock, db: connection.acrossInstitutes });

async function addLeavers(app: TestApp, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id, email } = await app.addUser({ email: `leaver${n}@campus.example`, name: `Leaver Number ${n}` });
    ids.push(id);
    await saveErasureDate(app.context.db, { instituteId: app.context.instituteId, id }, new Date(TEST_NOW.getTime() - 1000));
    expect(email).toBe(`leaver${n}@campus.example`);
  }
  return ids;
}

async function erasedOf({ context: { db, instituteId } }: TestApp): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from users where institute_id = ${instituteId} and erased_at is not null order by id`,
  );
  return rows.map(({ id }) => id);
}

/** A user whose erasure the database refuses. */
async function keepFromErasing(id: string): Promise<void> {
  await database.executeSql(`
    create function refuse_erasing() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '57014'; end $$;
    create trigger refuse_erasing before update on users for each row when (new.erased_at is not null and new.id = '${id}')
      execute function refuse_erasing()`);
}

describe('an erasure run for ten due users', () => {
  it('erases nine, and reports the tenth by user id in the log, the doctor and administration', async () => {
    const office = await server.signIn({ role: 'STUDENT', isAdministrator: true });
    const leavers = await addLeavers(server, 10);
    const stuck = leavers[3] ?? '';
    await keepFromErasing(stuck);
    await cleanUp(everythingOf(server), [server.context]);
    await server.workOnErasures();
    expect(await erasedOf(server)).toEqual(leavers.filter((id) => id !== stuck).sort());

    const said = lines.filter((line) => line.includes('An erasure failed'));
    expect(said).toHaveLength(4);
    for (const line of said) {
      expect(JSON.parse(line)).toMatchObject({ userId: stuck, reason: '57014' });
      expect(line).not.toMatch(/leaver\d|Leaver/);
    }
    expect(said.at(-1)).toContain('An erasure failed, and will be retried tomorrow');

    const findings = (await examine(server.context.config, TEST_NOW, server.connection)).filter(({ area }) => area === 'erasures');
    expect(findings).toMatchObject([{ state: 'wrong', found: `accounts that could not be erased: ${stuck}` }]);

    const work = (await office.get('/api/admin/work')).json();
    expect(work).toMatchObject([{ queue: 'erasures', account: stuck, recipient: null, reason: '57014', attempts: 4 }]);
    expect(JSON.stringify(work)).not.toMatch(/leaver\d|Leaver/);

    // The failed job is kept for somebody to look at and not enqueued again; it succeeds once the cause is removed.
    await cleanUp(everythingOf(server), [server.context]);
    expect((await office.get('/api/admin/work')).json()).toHaveLength(1);
    await database.executeSql('drop trigger refuse_erasing on users');
    await office.send('POST', `/api/admin/work/${work[0]._id}/retry`);
    await server.workOnErasures();
    expect(await erasedOf(server)).toEqual([...leavers].sort());
  });
});

describe('a failing clean-up step', () => {
  it('prevents neither the other steps nor other institutes', async () => {
    const other = await testApp({ database });
    try {
      const leavers = await addLeavers(other, 1);
      const broken = () => {
        throw new Error('broken');
      };
      const failing = { ...server.context, db: new Proxy(server.context.db, { get: () => broken }) };
      const warned: unknown[] = [];
      const log = { warn: (where: unknown) => void warned.push(where) } as never;
      await expect(cleanUp(everythingOf(server), [failing, other.context], log)).rejects.toThrow('steps of sweeping failed');
      const steps = warned.map((where) => where as { step: string; instituteId?: string });
      expect(steps.map(({ step }) => step)).toEqual([
        'roles',
        'account changes',
        'erasures',
        'erased again',
        'evidence',
        'answers',
        'answers to surveys',
        'files of answers',
        'receipts',
      ]);
      for (const { instituteId } of steps) expect(instituteId).toBe(server.context.instituteId);
      await other.workOnErasures();
      expect(await erasedOf(other)).toEqual(leavers);
    } finally {
      await other.close();
    }
  });
});
