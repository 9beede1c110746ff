import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { accept, refuse } from '@quad/domain/refusals';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { databaseFault } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { auditLog, users } from '../../db/schema.ts';
import { prefixOf } from '../../plugins/address.ts';
import { ENGINE } from '../../testing/database.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';
import { auditedTransaction, record } from './audit.service.ts';
import { chainAudit, institutesToChain } from './auditChain.ts';
import { startAuditMaintenance } from './auditMaintenance.ts';
import { type AuditFinding, verifyAudit } from './auditVerify.ts';
import { checkpointFile, readCheckpoints, takeCheckpoint, writeCheckpoint } from './checkpoints.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

function note(text: string) {
  return auditedTransaction(server.context, {}, async () =>
    accept({ value: text, audit: { action: 'event.update', detail: { zebra: text, ant: 1 } } }),
  );
}

function rowsOf({ db, instituteId }: TestApp['context']) {
  return db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(asc(auditLog.sequence));
}

describe('the audit log', () => {
  it('adds one row per change, and numbers and links the rows when they are chained', async () => {
    await note('a');
    await note('b');
    expect((await rowsOf(server.context)).map(({ position, link }) => [position, link])).toEqual([
      [null, null],
      [null, null],
    ]);
    await chainAudit(server.context);
    const [first, second] = await rowsOf(server.context);
    expect(first).toMatchObject({ action: 'event.update', detail: { ant: 1, zebra: 'a' }, position: 1 });
    expect(second).toMatchObject({ position: 2 });
    expect(await verifyAudit(server.context.db, server.context, [])).toEqual({ rows: 2, findings: [] });
  });

  it('has no gaps and no forks when rows are written and chained concurrently', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await note(String(index));
        await chainAudit(server.context);
      }),
    );
    const positions = (await rowsOf(server.context)).map(({ position }) => position ?? 0);
    expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await verifyAudit(server.context.db, server.context, [])).findings).toEqual([]);
  });

  it('rejects updates, deletes, truncation and renumbering of rows', async () => {
    await note('a');
    await chainAudit(server.context);
    await note('b');
    const { acrossInstitutes: db } = server.connection;
    for (const attempt of [
      () => db.update(auditLog).set({ action: 'nothing' }),
      () => db.update(auditLog).set({ position: sql`position + 1` }),
      () => db.update(auditLog).set({ action: 'nothing', position: 2, link: 'f' }).where(sql`position is null`),
      () => db.delete(auditLog),
      () => db.execute(sql`truncate ${auditLog} cascade`),
    ]) {
      const error: unknown = await attempt().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(databaseFault(error)?.code).toBe('23001');
    }
  });

  it.runIf(ENGINE === 'postgres')('does not block concurrent writers, even when the later transaction commits first', async () => {
    const { acrossInstitutes: db } = server.connection;
    const steps: string[] = [];
    await db.transaction(async (slow) => {
      await record(slow, server.context, undefined, { action: 'event.create' });
      steps.push('slow wrote');
      await db.transaction(async (quick) => {
        await record(quick, server.context, undefined, { action: 'event.remove' });
        steps.push('quick wrote');
      });
      await chainAudit(server.context);
      steps.push('quick chained');
    });
    await chainAudit(server.context);
    expect(steps).toEqual(['slow wrote', 'quick wrote', 'quick chained']);
    const rows = await rowsOf(server.context);
    expect(rows.map(({ action, position }) => [action, position])).toEqual([
      ['event.create', 2],
      ['event.remove', 1],
    ]);
    expect((await verifyAudit(db, server.context, [])).findings).toEqual([]);
  });

  it('holds back unlinkable rows until their hour is over, and stores no actor, exact time or order', async () => {
    for (const action of ['feedback.give', 'feedback.give', 'feedback.give'] as const)
      await record(server.context.db, server.context, 'nobody', { action, isUnlinkable: true });
    await note('between');
    await chainAudit(server.context);
    expect((await rowsOf(server.context)).map(({ action }) => action)).toEqual(['event.update']);
    server.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    await chainAudit(server.context);
    const [, ...released] = await rowsOf(server.context);
    expect(released.map(({ at, actorId }) => [at.toISOString(), actorId])).toEqual(Array(3).fill(['2026-11-20T09:00:00.000Z', null]));
    expect(released.map(({ id }) => id)).toEqual(released.map(({ id }) => id).toSorted());
    expect((await verifyAudit(server.context.db, server.context, [])).findings).toEqual([]);
  });
});

describe('audit log verification', () => {
  beforeEach(async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) await note(text);
    await chainAudit(server.context);
  });

  /** Findings after a change by somebody with all rights on the database. The change is rolled back. */
  async function foundAfter(change: (tx: Database) => Promise<unknown>): Promise<Pick<AuditFinding, 'kind' | 'rows'>[]> {
    const { instituteId } = server.context;
    const { acrossInstitutes: db } = server.connection;
    const checkpoints = [await takeCheckpoint(db, server.context, 'hourly')];
    let found: readonly AuditFinding[] = [];
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`alter table ${auditLog} disable trigger user`);
        await change(tx);
        await chainAudit({ ...server.context, db: tx, instituteId });
        ({ findings: found } = await verifyAudit(tx, server.context, checkpoints));
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !/rollback/i.test(error.message)) throw error;
      });
    return found.map(({ kind, rows }) => ({ kind, rows }));
  }

  const at = (position: number) => and(eq(auditLog.instituteId, server.context.instituteId), eq(auditLog.position, position));

  async function swap(tx: Database, columns: readonly string[], a = 2, b = 4) {
    const assignments = sql.raw(columns.map((column) => `${column} = other.${column}`).join(', '));
    await tx.execute(sql`
      update audit_log set ${assignments} from audit_log other
      where audit_log.institute_id = ${server.context.instituteId} and other.institute_id = audit_log.institute_id
        and ((audit_log.position = ${a} and other.position = ${b}) or (audit_log.position = ${b} and other.position = ${a}))`);
  }

  it('finds nothing in an unchanged log', async () => expect(await foundAfter(async () => undefined)).toEqual([]));

  it.each([
    ['a changed detail', { detail: { zebra: 'B', ant: 1 } }],
    ['a changed actor', { actorId: '00000000-0000-4000-8000-000000000000' }],
    ['a changed time', { at: new Date(0) }],
    ['a changed MAC', { mac: 'f'.repeat(64) }],
  ])('detects a forged row by %s', async (_name, change) => {
    expect(await foundAfter((tx) => tx.update(auditLog).set(change).where(at(2)))).toEqual([{ kind: 'forged', rows: [2] }]);
  });

  it('detects a row written without the key, and a copied row', async () => {
    const { instituteId } = server.context;
    const written = { instituteId, at: TEST_NOW, action: 'account.grant', detail: {}, mac: 'a'.repeat(64) };
    expect(await foundAfter((tx) => tx.insert(auditLog).values(written))).toEqual([{ kind: 'forged', rows: [7] }]);
    const copy = sql`insert into audit_log (institute_id, id, at, action, detail, mac) select institute_id, id, at, action, detail, mac from audit_log where ${at(3)}`;
    expect(await foundAfter((tx) => tx.execute(copy))).toMatchObject([{ kind: 'copied' }]);
  });

  it('detects deleted rows, also after the remaining rows were renumbered', async () => {
    expect(await foundAfter((tx) => tx.delete(auditLog).where(at(3)))).toEqual([{ kind: 'removed', rows: [3] }]);
    expect(await foundAfter((tx) => tx.delete(auditLog).where(at(1)))).toEqual([{ kind: 'removed', rows: [1] }]);
    const moveUp = async (tx: Database) => {
      await tx.delete(auditLog).where(at(3));
      await tx.execute(
        sql`update audit_log set position = position - 1 where institute_id = ${server.context.instituteId} and position > 3`,
      );
      // Keeps the length of the log the same.
      await record(tx, server.context, undefined, { action: 'event.update' });
    };
    expect((await foundAfter(moveUp))[0]).toEqual({ kind: 'broken', rows: [3] });
  });

  it('detects deleted rows at the end', async () => {
    expect(
      await foundAfter((tx) => tx.delete(auditLog).where(and(eq(auditLog.instituteId, server.context.instituteId), sql`position > 4`))),
    ).toEqual([{ kind: 'cut', rows: [5, 6] }]);
  });

  const CONTENT = ['id', 'at', 'actor_id', 'action', 'subject_id', 'detail'];

  it.each([
    ['their content', CONTENT],
    ['their content and MACs', [...CONTENT, 'mac']],
    ['their positions', ['position']],
  ])('detects two rows that swapped %s, adjacent or apart', async (_name, columns) => {
    expect(await foundAfter((tx) => swap(tx, columns))).toEqual([{ kind: 'swapped', rows: [2, 4] }]);
    expect(await foundAfter((tx) => swap(tx, columns, 3, 4))).toEqual([{ kind: 'swapped', rows: [3, 4] }]);
  });

  const OTHER_VALUES: Record<Exclude<keyof typeof auditLog.$inferSelect, 'instituteId'>, string> = {
    id: 'gen_random_uuid()',
    at: `at + interval '1 ms'`,
    actorId: 'gen_random_uuid()',
    action: `action || '.'`,
    subjectId: 'gen_random_uuid()',
    detail: `detail || '{"ant": 2}'`,
    sequence: 'sequence + 1000000',
    mac: 'md5(mac)',
    position: 'position + 1000000',
    link: 'md5(link)',
    redaction: `'f'`,
  };

  it.each(Object.entries(OTHER_VALUES))('detects a change of %s in any row', async (column, value) => {
    const { name } = getTableColumns(auditLog)[column as keyof typeof OTHER_VALUES];
    for (const row of [1, 2, 3, 4, 5, 6]) {
      const change = sql.raw(`${name} = ${value}`);
      expect(await foundAfter((tx) => tx.execute(sql`update audit_log set ${change} where ${at(row)}`)), `row ${row}`).not.toEqual([]);
    }
  });
});

describe('audit checkpoints', () => {
  async function withFolder(environment: Record<string, string> = {}): Promise<Context> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-audit-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { config, ...context } = server.context;
    const { AUDIT_WEBHOOK_URL: webhookUrl, AUDIT_MAIL_TO: mailTo } = environment;
    return { ...context, config: { ...config, dataDir: folder, auditCopies: { webhookUrl, mailTo } } };
  }

  it('are written at start, hourly and at stop, to a file that only its owner can access', async () => {
    const context = await withFolder();
    await note('a');
    const errors: unknown[] = [];
    const maintenance = startAuditMaintenance({
      clock: context.clock,
      institutes: { byId: async () => context, all: async () => [context] },
      institutesToChain: (now) => institutesToChain(context.db, now),
      chainEveryMs: 1,
      onError: (error) => errors.push(error),
    });
    const read = async () => (await readCheckpoints(context, checkpointFile(context.config))).checkpoints;
    await expect.poll(async () => (await read()).length).toBe(1);
    await note('b');
    await expect.poll(async () => (await rowsOf(context)).every(({ position }) => position !== null)).toBe(true);
    expect((await read()).length).toBe(1);
    server.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    await expect.poll(async () => (await read()).length).toBe(2);
    await note('c');
    await maintenance.stop();
    expect((await read()).map(({ reason, position }) => [reason, position])).toEqual([
      ['hourly', 1],
      ['hourly', 2],
      ['stop', 3],
    ]);
    expect(errors).toEqual([]);
    expect((await stat(checkpointFile(context.config))).mode & 0o777).toBe(0o600);
  });

  it('are written, and rows chained, although those of another institute cannot be', async () => {
    const context = await withFolder();
    const fail = () => {
      throw new Error('broken');
    };
    const broken: Context = { ...context, instituteId: newId(), db: new Proxy(context.db, { get: () => fail }) };
    const all = [broken, context];
    const errors: unknown[] = [];
    await note('a');
    const maintenance = startAuditMaintenance({
      clock: context.clock,
      institutes: { byId: async (id) => all.find(({ instituteId }) => instituteId === id), all: async () => all },
      institutesToChain: async () => all.map(({ instituteId }) => instituteId),
      chainEveryMs: 1,
      onError: (error) => errors.push(error),
    });
    const read = async () => (await readCheckpoints(context, checkpointFile(context.config))).checkpoints;
    await expect.poll(async () => (await read()).length).toBe(1);
    await note('b');
    await expect.poll(async () => (await rowsOf(context)).every(({ position }) => position !== null)).toBe(true);
    await maintenance.stop();
    expect((await read()).map(({ reason }) => reason)).toEqual(['hourly', 'stop']);
    expect(errors).not.toEqual([]);
  });

  it('are reported as faulty and ignored if written without the key', async () => {
    const context = await withFolder();
    await note('a');
    await writeCheckpoint(context, 'hourly');
    const file = checkpointFile(context.config);
    const line = await readFile(file, 'utf8');
    await writeFile(file, `${line}${line.replace('"hourly"', '"restored"')}{"half`);
    expect(await readCheckpoints(context, file)).toMatchObject({ checkpoints: [{ reason: 'hourly' }], faulty: [2, 3] });
  });

  it('are sent to the configured webhook and mail address, and failed deliveries are reported', async () => {
    const bodies: string[] = [];
    let status = 204;
    const hook = createServer((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      request.on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void hook.close());
    const { port } = hook.address() as AddressInfo;
    const context = await withFolder({ AUDIT_WEBHOOK_URL: `http://127.0.0.1:${port}/`, AUDIT_MAIL_TO: 'audit@campus.example' });
    await note('a');
    expect(await writeCheckpoint(context, 'hourly')).toEqual([]);
    const line = (await readFile(checkpointFile(context.config), 'utf8')).trim();
    expect(bodies).toEqual([line]);
    expect(server.mails).toMatchObject([{ to: 'audit@campus.example', subject: 'Checkpoint of the audit log: row 1' }]);
    expect(server.mails[0]?.text).toContain(line);
    status = 500;
    expect(await writeCheckpoint(context, 'stop')).toHaveLength(1);
  });
});

describe('sign-ins in the audit log', () => {
  it('are recorded, refused ones too, with a hashed account and a shortened network address', async () => {
    const { email, id } = await server.addUser({ email: 'asha@campus.example' });
    const visitor = server.visitor();
    for (const password of ['not the password', TEST_PASSWORD]) await visitor.send('POST', '/auth/login', { email, password });
    await visitor.send('POST', '/auth/login', { email: 'nobody@campus.example', password: TEST_PASSWORD });
    const rows = (await rowsOf(server.context)).filter(({ action }) => action.startsWith('session.'));
    const [refused, started, unknown] = rows.map(({ detail }) => detail);
    expect(rows.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['session.refuse', null, null],
      ['session.start', id, id],
      ['session.refuse', null, null],
    ]);
    expect(refused).toEqual({
      by: 'password',
      account: expect.stringMatching(/^[0-9a-f]{32}$/),
      network: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
    });
    expect(started).toEqual(refused);
    expect(unknown?.account).not.toBe(refused?.account);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['2001:DB8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
  ])('record the address %s as the network %s', (address, network) => expect(prefixOf(address)).toBe(network));
});

describe('a refused change', () => {
  it('is rolled back and not recorded in the audit log', async () => {
    const { id } = await server.addUser({ name: 'Before' });
    const outcome = await auditedTransaction(server.context, {}, async (tx) => {
      await tx.update(users).set({ name: 'After' }).where(eq(users.id, id));
      return refuse('CONFLICT', 'No.');
    });
    expect(outcome).toEqual({ ok: false, refusal: { code: 'CONFLICT', message: 'No.' } });
    const [row] = await server.context.db.select({ name: users.name }).from(users).where(eq(users.id, id));
    expect(row).toEqual({ name: 'Before' });
    expect(await rowsOf(server.context)).toEqual([]);
  });
});
