import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idleWorkers } from '../testing/jobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { DeferredMetrics } from './metrics.ts';
import { Metrics } from './registry.ts';

const TOKEN = 'sixteen-or-more-of-them';
const NOTHING_THERE = 'There is nothing at this address.';

let server: TestApp;
const counting = new DeferredMetrics();
beforeAll(async () => {
  server = await testApp({
    metrics: counting,
    environment: { METRICS_TOKEN: TOKEN },
    prepare: (app) => {
      app.get('/unlinkable', { config: { call: 'POST /api/feedback/add', isUnlinkable: true } }, async (request, reply) =>
        reply.code(request.headers['x-status'] === '500' ? 500 : 200).send({}),
      );
    },
  });
});
afterAll(() => server.close());

/** Requests the metrics, by default from this machine. */
function look(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:4000', ...headers } });
}

async function lines(start: string): Promise<string[]> {
  return (await look()).body.split('\n').filter((line) => line.startsWith(start));
}

describe('/metrics', () => {
  it('is available to local clients and to clients with the token', async () => {
    for (const near of ['127.0.0.1', '127.0.0.8', '::1', '::ffff:127.0.0.1']) expect((await look({}, near)).statusCode, near).toBe(200);
    const far = await look({ host: 'portal.campus.example', authorization: `Bearer ${TOKEN}` }, '203.0.113.7');
    expect([far.statusCode, far.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  });

  it.each([
    ['a remote client without a token', {}, '203.0.113.7'],
    ['a remote client with a wrong token', { authorization: `Bearer ${TOKEN}x` }, '203.0.113.7'],
    ['a remote client whose token lacks the Bearer scheme', { authorization: TOKEN }, '10.0.0.2'],
    ['a local proxy that sends an X-Forwarded-For header', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['a local proxy that sends a Forwarded header', { forwarded: 'for=203.0.113.7' }, '127.0.0.1'],
    ['a local proxy that keeps the original Host header', { host: 'portal.campus.example' }, '127.0.0.1'],
    ['a local browser after DNS rebinding', { host: 'rebound.example:4000' }, '127.0.0.1'],
  ])('returns 404 to %s', async (_name, headers, address) => {
    const answer = await look(headers, address);
    expect([answer.statusCode, answer.json().message]).toEqual([404, NOTHING_THERE]);
  });

  it('accepts no token when none is configured', async () => {
    const closed = await testApp();
    const request = { url: '/metrics', remoteAddress: '203.0.113.7', headers: { host: 'localhost', authorization: 'Bearer undefined' } };
    expect((await closed.app.inject(request)).statusCode).toBe(404);
    await closed.close();
  });

  it('counts requests and measures their duration by call and status', async () => {
    const visitor = server.visitor();
    await visitor.get('/auth/fetchAuth');
    await visitor.get('/auth/fetchAuth');
    await visitor.get('/api/events/events');
    await visitor.get('/api/asha-rao/23019999');
    expect(await lines('quad_requests_total{call="GET /auth/fetchAuth"')).toEqual([
      'quad_requests_total{call="GET /auth/fetchAuth",status="200"} 2',
    ]);
    expect(await lines('quad_requests_total{call="GET /api/events/events"')).toEqual([
      'quad_requests_total{call="GET /api/events/events",status="401"} 1',
    ]);
    expect(await lines('quad_requests_total{call="none",status="404"')).toEqual(['quad_requests_total{call="none",status="404"} 1']);
    expect(await lines('quad_request_duration_seconds_count{call="GET /auth/fetchAuth"')).toEqual([
      'quad_request_duration_seconds_count{call="GET /auth/fetchAuth"} 2',
    ]);
    expect((await look()).body).not.toMatch(/asha|23019999/);
  });

  it('counts only server errors of unlinkable calls', async () => {
    await server.app.inject('/unlinkable');
    expect(await lines('quad_requests_total{call="POST /api/feedback/add"')).toEqual([]);
    await server.app.inject({ url: '/unlinkable', headers: { 'x-status': '500' } });
    expect(await lines('quad_requests_total{call="POST /api/feedback/add"')).toEqual([
      'quad_requests_total{call="POST /api/feedback/add",status="500"} 1',
    ]);
  });

  it('counts job attempts by queue and outcome', async () => {
    const job = { id: '', data: {}, createdAt: new Date(), attempt: 1, isLastAttempt: false, signal: undefined };
    const metrics = await counting.load();
    const workers = metrics.countAttempts(idleWorkers({ figures: () => Promise.reject(new Error('no')) }));
    expect(await workers.mail(job)).toBe('keep');
    await expect(workers.figures(job)).rejects.toThrow('no');
    expect(await lines('quad_job_attempts_total')).toEqual([
      'quad_job_attempts_total{queue="mail",outcome="done"} 1',
      'quad_job_attempts_total{queue="figures",outcome="failed"} 1',
    ]);
  });

  it('reports the state of the database, including a database that is down', async () => {
    const counts = { queue: 'mail', waiting: 3, later: 1, active: 0, failed: 2, done: 9, oldestSeconds: 40 };
    const at = new Date('2026-11-20T00:00:00Z');
    const seen = new Metrics();
    let isThere = true;
    const sources = {
      engine: 'postgres',
      load: () => ({ open: 4, idle: 1, waiting: 2 }),
      databaseBytes: async () => (isThere ? 12_345 : Promise.reject(new Error('gone'))),
      queues: async () => [counts],
      lastBackupAt: async () => at,
    };
    seen.addSources(sources);
    const own = (text: string) => text.split('\n').filter((line) => /^quad_(?!request|job_)/.test(line));
    expect(own(await seen.text(7))).toEqual([
      'quad_streams 7',
      'quad_info{engine="postgres"} 1',
      'quad_database_connections{state="open"} 4',
      'quad_database_connections{state="idle"} 1',
      'quad_database_connections{state="waiting"} 2',
      'quad_database_up 1',
      'quad_database_bytes 12345',
      'quad_jobs{queue="mail",state="waiting"} 3',
      'quad_jobs{queue="mail",state="later"} 1',
      'quad_jobs{queue="mail",state="active"} 0',
      'quad_jobs{queue="mail",state="failed"} 2',
      'quad_jobs{queue="mail",state="done"} 9',
      'quad_jobs_oldest_seconds{queue="mail"} 40',
      `quad_last_backup_timestamp_seconds ${at.getTime() / 1000}`,
    ]);
    isThere = false;
    const other = new Metrics();
    other.addSources(sources);
    expect(await other.text()).toContain('quad_database_up 0');
  });

  it('counts a response in less than 20 microseconds of CPU time', () => {
    const counted = new Metrics();
    const times = 20_000;
    const before = process.cpuUsage();
    for (let index = 0; index < times; index += 1) counted.countResponse(`GET /api/call/${index % 80}`, 200, index % 300);
    const { user, system } = process.cpuUsage(before);
    // In microseconds. The cheapest read takes about 400.
    expect((user + system) / times).toBeLessThan(20);
  });
});
