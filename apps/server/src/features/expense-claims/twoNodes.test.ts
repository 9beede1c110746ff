import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../db/connection.ts';
import { openPostgres } from '../../db/postgres.ts';
import { auditLog, expenseClaims, payments } from '../../db/schema.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { onServer } from '../../testing/postgresServer.ts';
import { buildNode, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { isFullTier } from '../../testing/tier.ts';
import { addUnit } from '../events/testing/records.ts';
import { recount } from '../ledger/testing/recount.ts';
import { loadSharp } from '../profile/sharp.ts';

// docs/specification/expense-claims.md#payments-batches
const CLAIMS = 24;
const AMOUNT = 1000;
const UNFINISHED = new Set([500, 502, 503]);
/** In the full tier the test stops and restarts a PostgreSQL server of its own; on the shared server it terminates connections instead. */
const isServerStopped = isFullTier && process.platform === 'linux' && !process.env.TEST_DATABASE_URL;

async function ownServer(): Promise<TestDatabase> {
  const { startPostgres } = await import(new URL('../../../../../scripts/test-postgres.mjs', import.meta.url).href);
  const server: { url: string; stop(): Promise<void> } = await startPostgres();
  const connection = await openPostgres(server.url, { poolSize: 20 });
  await connection.migrate();
  // Sets the timeouts of a serving node, so that queries to a stopped server do not wait for ever.
  await connection.setTimeouts();
  const close = async () => {
    await connection.close();
    await server.stop();
  };
  return { ...connection, url: server.url, close };
}

/** Two nodes on one PostgreSQL, which stops while treasurers work. */
describe.runIf(ENGINE === 'postgres')('two treasurers on two nodes during database failures', () => {
  let database: TestDatabase;
  let elsewhere: Connection;
  let server: TestApp;
  let otherNode: FastifyInstance;
  let treasurers: Visitor[];
  let president: Visitor;
  let unitId: string;

  beforeAll(async () => {
    database = isServerStopped ? await ownServer() : await newTestDatabase();
    elsewhere = await openPostgres(database.url ?? '', { poolSize: 5 });
    await elsewhere.setTimeouts();
    server = await testApp({ database, environment: { LOG_LEVEL: 'silent' } });
    const { context } = server;
    otherNode = await buildNode(elsewhere, { ...context, db: elsewhere.ofInstitute(context.instituteId) });
    await otherNode.ready();
    president = await server.signIn({ role: 'PRESIDENT', name: 'President' });
    const secretary = await server.signIn({ role: 'GENSEC_SPORTS', name: 'Secretary' });
    const administrator = await server.signIn({ isAdministrator: true });
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example', name: 'Coordinator' });
    treasurers = [await server.signIn({ name: 'Meera Nair' }), await server.signIn({ name: 'Omar Khan' })];
    const student = await server.signIn({ name: 'Asha Rao' });
    unitId = (await addUnit(context, { name: 'Chess Club', category: 'sports', contactEmail: 'chess@campus.example' })).id;
    const allocation = { year: '2026-2027', allocated: 100_000_000, seen: 0, reason: 'Senate' };
    await done(president.send('PUT', `/api/money/units/${unitId}/allocation`, allocation));
    const budget = await done(
      coordinator.send('POST', '/api/money/budgets', {
        ...{ unit_id: unitId, event_id: null, title: 'Chess open', ends_on: '2026-12-01' },
        lines: [{ what: 'Boards', category: 'equipment', amount: 3_000_000, why: '', payee: '' }],
      }),
    );
    const { version, _id: requestId } = budget.approval;
    await done(secretary.send('POST', `/api/approvals/${requestId}/steps/general-secretary/decision`, { version, verdict: 'approved' }));
    await done(administrator.send('PUT', '/api/admin/treasurers', { user_ids: treasurers.map(({ userId }) => userId) }));
    const account = { holder: 'Asha Rao', account: '123456789012', ifsc: 'HDFC0001234', upi: '', consent: true };
    await done(student.send('PUT', '/api/money/payee', account));
    const receipt = await uploaded(student);
    for (let index = 0; index < CLAIMS; index += 1) {
      const line = { what: 'Boards', budget_line_id: budget.lines[0]._id, day: '2026-11-19', amount: AMOUNT };
      const lines = [{ ...line, receipt_total: CLAIMS * AMOUNT, receipt_ids: [receipt] }];
      const claim = await done(student.send('POST', '/api/money/claims', { commitment_id: budget._id, title: `Board ${index}`, lines }));
      const step = claim.approval.steps.find(({ place }: { place: string }) => place === 'open');
      const decision = { version: claim.approval.version, step_id: step._id, verdict: 'approved' };
      await done(coordinator.send('POST', `/api/money/claims/${claim._id}/decision`, decision));
    }
  });
  afterAll(async () => {
    await otherNode.close();
    await server.close();
    await elsewhere.close();
    await database.close();
  });

  async function done(sent: ReturnType<Visitor['send']>) {
    const answer = await sent;
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  async function uploaded(who: Visitor): Promise<string> {
    const sharp = await loadSharp();
    const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: image/png\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]);
    const sent = who.send('POST', '/api/money/receipts', payload, { 'content-type': 'multipart/form-data; boundary=b' });
    return (await done(sent))._id;
  }

  /** If one server process is killed, PostgreSQL terminates all of them and recovers from its write-ahead log. */
  async function stopServer(): Promise<number> {
    const pids = await onServer(database.url ?? '', async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()',
      );
      return rows.map(({ pid }) => pid);
    }).catch(() => []);
    const [pid] = pids;
    if (pid === undefined) return 0;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() =>
        database.ping().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    return 1;
  }

  /** Terminates all connections with an open transaction, on both nodes, over one that is not in a pool of theirs. */
  function breakConnections(): Promise<number> {
    return onServer(database.url ?? '', async (client) => {
      const { rowCount } = await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
      return rowCount ?? 0;
    });
  }

  it('pay each claim once, lose none and export each batch at most once', async () => {
    const { context } = server;
    const { db, instituteId } = context;
    let isBreaking = true;
    let broken = 0;
    let keys = 0;
    const exported = new Map<string, number>();
    /** Like the portal, resends an unanswered request with the same idempotency key. */
    const send = async (index: number, method: 'GET' | 'POST', url: string, payload?: object) => {
      keys += 1;
      const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': `treasurer-${keys}` };
      const { cookies = {} } = treasurers[index] ?? {};
      for (;;) {
        const node = index === 0 ? server.app : otherNode;
        const remoteAddress = `10.9.${index}.1`;
        const answer = await node.inject({ method, url, headers, cookies: { ...cookies }, remoteAddress, ...(payload && { payload }) });
        if (!UNFINISHED.has(answer.statusCode)) return answer;
        if (url.endsWith('/exports')) return answer;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const work = async (index: number) => {
      for (;;) {
        const waiting = (await send(index, 'GET', '/api/money/claims?view=to-pay&limit=50')).json();
        const batches = (await send(index, 'GET', '/api/money/batches?limit=100')).json();
        const open = batches.filter(({ payments: all }: { payments: { state: string }[] }) => all.some(({ state }) => state === 'pending'));
        if (waiting.length === 0 && open.length === 0) return;
        if (waiting.length > 0) {
          const ids = waiting.slice(0, 3).map(({ _id }: { _id: string }) => _id);
          await send(index, 'POST', '/api/money/batches', { claim_ids: ids });
        }
        for (const batch of open) {
          const file = await send(index, 'POST', `/api/money/batches/${batch._id}/exports`, { file: 'neft' });
          if (file.statusCode === 200) exported.set(batch._id, (exported.get(batch._id) ?? 0) + 1);
          const rows = batch.payments.map(({ number }: { number: string }) => `${number},paid,N${number}`);
          const table = ['number,status,reference', ...rows].join('\n');
          await send(index, 'POST', `/api/money/batches/${batch._id}/answer`, { table });
        }
      }
    };
    const breaker = async () => {
      for (let round = 0; round < 40; round += 1) {
        broken += await (isServerStopped ? stopServer() : breakConnections());
        await new Promise((resolve) => setTimeout(resolve, isServerStopped ? 150 : 15));
        if (!isBreaking) return;
      }
    };
    const breaking = breaker();
    await Promise.all([work(0), work(1)]);
    isBreaking = false;
    await breaking;
    expect(broken).toBeGreaterThan(0);
    const ofInstitute = eq(payments.instituteId, instituteId);
    const counted = await db
      .select({ claimId: payments.claimId, count: sql<number>`count(*)::int`, state: sql<string>`min(${payments.state})` })
      .from(payments)
      .where(ofInstitute)
      .groupBy(payments.claimId);
    expect(counted).toHaveLength(CLAIMS);
    expect(counted.filter(({ count, state }) => count !== 1 || state !== 'paid')).toEqual([]);
    expect(await db.$count(expenseClaims, and(eq(expenseClaims.instituteId, instituteId), eq(expenseClaims.status, 'paid')))).toBe(CLAIMS);
    const figures = await done(president.get(`/api/money/units/${unitId}`));
    expect([figures.spent, figures.payable]).toEqual([CLAIMS * AMOUNT, 0]);
    expect(await recount(context)).toEqual([]);
    expect(Math.max(...exported.values())).toBe(1);
    const rows = await db
      .select({ batchId: auditLog.subjectId, count: sql<number>`count(*)::int` })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'payment.export-batch')))
      .groupBy(auditLog.subjectId);
    expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
    expect(new Set(rows.map(({ batchId }) => batchId)).size).toBeGreaterThanOrEqual(exported.size);
  });
});
