import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINE, fillDataFolder, newTestDatabase } from '../testing/database.ts';
import { builtPrograms, spawnServer } from '../testing/spawned.ts';
import { testApp } from '../testing/testApp.ts';
import { openTraces } from './traces.ts';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ReceivedSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** Replaces a collector and stores the spans that it receives. */
async function collector() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as Received);
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => JSON.stringify(received),
    spans: () =>
      received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
  };
}

const attributeOf = (span: ReceivedSpan | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

describe('traces', () => {
  it('contain each request and its statements under the parent trace, without request data', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-traces-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const storage: Record<string, string> = { DATA_DIR: path.join(folder, 'data') };
    if (ENGINE === 'postgres') {
      const database = await newTestDatabase();
      onTestFinished(() => database.close());
      storage.DATABASE_URL = database.url ?? '';
    } else {
      await fillDataFolder(path.join(folder, 'data'));
    }
    const sink = await collector();
    const server = await spawnServer({ ...storage, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url, OTEL_SERVICE_NAME: 'quad-hill' });
    const address = await server.address;
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const response = await fetch(`${address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      body: JSON.stringify({ email: 'asha.rao@campus.example', password: 'hunter2 hunter2' }),
    });
    expect(response.status).toBe(401);
    await fetch(`${address}/api/asha-rao/23019999?ID_No=23019999`);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const login = sink.spans().find(({ name }) => name === 'POST /auth/login');
    expect([login?.traceId, login?.parentSpanId]).toEqual([traceId, 'b7ad6b7169203331']);
    expect(attributeOf(login, 'http.response.status_code')).toBe(401);
    expect(attributeOf(login, 'http.route')).toBe('/auth/login');
    expect(attributeOf(login, 'quad.request_id')).toBe(response.headers.get('x-request-id'));
    // Including those after the body was read.
    const statements = sink.spans().filter(({ parentSpanId }) => parentSpanId === login?.spanId);
    expect(statements.some((span) => String(attributeOf(span, 'db.query.text')).includes('from "users"'))).toBe(true);
    expect(sink.spans().some(({ name }) => name === 'none')).toBe(true);
    expect(sink.text()).toContain('quad-hill');
    expect(sink.text()).not.toMatch(/asha|hunter2|23019999/);
  });

  it('contain nothing about unlinkable calls', async () => {
    const sink = await collector();
    const traces = openTraces({ url: `${sink.url}/v1/traces`, serviceName: 'quad', share: 1 });
    const server = await testApp({
      traces,
      prepare: (app) => {
        app.get('/unlinkable', { config: { call: 'POST /api/feedback/add', isUnlinkable: true } }, async () => ({}));
      },
    });
    await server.app.inject('/unlinkable');
    await server.app.inject('/healthz');
    await server.close();
    await traces.close();
    expect(sink.spans().map(({ name }) => name)).toEqual(['GET /healthz']);
  });

  it.each([
    [0, '01', 0, 0],
    [0.5, '01', 15, 45],
    [0.5, '00', 15, 45],
    [1, '00', 60, 60],
  ])('are sampled by a share of %d, whatever the flags %s of the client say', async (share, flags, least, most) => {
    const sink = await collector();
    const traces = openTraces({ url: `${sink.url}/v1/traces`, serviceName: 'quad', share });
    const server = await testApp({ traces });
    // A trace is sampled by its ID. These are the same in every run, and spread like random ones.
    for (let count = 0; count < 60; count += 1) {
      const traceId = createHash('sha256').update(`${count}`).digest('hex').slice(0, 32);
      await server.app.inject({ url: '/healthz', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` } });
    }
    await server.close();
    await traces.close();
    expect(sink.spans().length).toBeGreaterThanOrEqual(least);
    expect(sink.spans().length).toBeLessThanOrEqual(most);
  });

  it('are implemented in a separate file that is only imported dynamically', async () => {
    const folder = await builtPrograms();
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const code = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(code.filter((text) => /import\("\.\/traces-/.test(text))).toHaveLength(1);
    expect(code.filter((text) => /(from|import) ?"\.\/traces-/.test(text))).toEqual([]);
  });
});
