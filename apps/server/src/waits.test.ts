import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPglite, startPglite } from './db/embedded.ts';
import { openPostgres } from './db/postgres.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from './testing/database.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

const QUICK = { headers: 150, request: 300, silence: 300, keepAlive: 100, checkEvery: 30 };
const BIG = 'x'.repeat(40 * 1024 * 1024);

/** Everything that arrives on a connection until the other side closes it. */
async function readToTheEnd(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

/** Sends a byte repeatedly until something arrives. On a busy machine too, the process reads what is there before it sends. */
function drip(socket: Socket, byte: string): void {
  const sending = setInterval(() => setImmediate(() => socket.writable && socket.bytesRead === 0 && socket.write(byte)), 20);
  socket.once('close', () => clearInterval(sending));
}

function bodyOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
}

describe('a connection', () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await testApp({
      socketTimes: QUICK,
      prepare: (app) => app.get('/test/big', { config: { isPortal: true } }, async () => BIG),
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  it('is closed with 408 when its headers arrive byte by byte', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: quad\r\nX-Slow: ');
    drip(socket, 'a');
    const answer = await readToTheEnd(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(bodyOf(answer)).toEqual({
      message: 'This request took too long to arrive.',
      error: 'This request took too long to arrive.',
      code: 'INVALID',
      requestId: expect.any(String),
    });
  });

  it('is closed with 408 when its body arrives byte by byte', async () => {
    const socket = connect(port, '127.0.0.1');
    const headers = 'Host: quad\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n';
    socket.write(`POST /auth/login HTTP/1.1\r\n${headers}\r\n{`);
    drip(socket, ' ');
    const answer = await readToTheEnd(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('is closed when it stays idle after a response', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: quad\r\n\r\n');
    expect(await readToTheEnd(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('is closed when the client does not read the response', async () => {
    const accepted = once(server.app.server, 'connection');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const [theirs] = (await accepted) as [Socket];
    socket.pause();
    socket.write('GET /test/big HTTP/1.1\r\nHost: quad\r\n\r\n');
    await once(theirs, 'close');
    socket.destroy();
  });

  it('gets an error in the common format when the client does not speak HTTP', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('what is this?\r\n\r\n');
    const answer = await readToTheEnd(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(bodyOf(answer)).toMatchObject({ message: 'This request cannot be read.', code: 'INVALID' });
  });
});

describe('an overloaded server', () => {
  it('answers 503 until it recovers, while /healthz still answers 200', async () => {
    const server = await testApp({ pressure: { eventLoopDelay: 50, sampleEvery: 100 } });
    const status = async (url: string) => (await server.visitor().get(url)).statusCode;
    expect(await status('/readyz')).toBe(200);
    // Blocks the event loop as long as requested. The time until it notices is additional.
    let isBusy = true;
    const keepBusy = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
      if (isBusy) setTimeout(keepBusy, 0);
    };
    keepBusy();
    await expect.poll(() => status('/auth/fetchAuth')).toBe(503);
    const refused = await server.visitor().get('/auth/fetchAuth');
    expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE', message: 'The portal is busy. Please try again in a moment.' });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await status('/healthz')).toBe(200);
    isBusy = false;
    await expect.poll(() => status('/auth/fetchAuth')).toBe(200);
    await server.close();
  });

  it('answers normally after a single long blocking task', async () => {
    const server = await testApp({ pressure: { eventLoopDelay: 100, sampleEvery: 200 } });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    // The sample that ends here had no idle moment at all.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await server.visitor().get('/auth/fetchAuth')).statusCode).toBe(200);
    await server.close();
  });

  it('answers /readyz with 503 when the heap exceeds its limit', async () => {
    const server = await testApp({ pressure: { heapBytes: 1, sampleEvery: 20 } });
    await expect.poll(async () => (await server.visitor().get('/readyz')).statusCode).toBe(503);
    expect((await server.visitor().get('/healthz')).statusCode).toBe(200);
    await server.close();
  });
});

describe.runIf(ENGINE === 'postgres')('PostgreSQL timeouts and connection pool', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await newTestDatabase();
  });
  afterAll(() => database.close());

  /** A server with its own short timeouts, and a call that runs the next of some statements, and then always the last one. */
  async function serverWith(
    { transaction = 100, ...options }: { poolSize?: number; connectTimeoutMs?: number; transaction?: number },
    ...statements: [string, ...string[]]
  ) {
    const timeouts = { statement: 300, lock: 100, transaction };
    const connection = await openPostgres(database.url ?? '', { ...options, timeouts });
    await connection.setTimeouts();
    let calls = 0;
    const next = () => {
      calls += 1;
      return statements[Math.min(calls, statements.length) - 1] ?? '';
    };
    const server = await testApp({
      database: connection,
      prepare: (app) =>
        app.get('/test/statement', { config: { isPortal: true } }, () => connection.acrossInstitutes.execute(sql.raw(next()))),
    });
    const ask = () => server.visitor().get('/test/statement');
    return { connection, server, ask, close: () => server.close().then(() => connection.close()) };
  }

  function expectBusy(response: Awaited<ReturnType<ReturnType<TestApp['visitor']>['get']>>) {
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', message: 'The portal is busy. Please try again in a moment.' });
  }

  it('cancel a slow statement and answer 503', async () => {
    const { ask, close } = await serverWith({}, 'select pg_sleep(60)');
    expectBusy(await ask());
    await close();
  });

  it('cancel a wait for a lock and answer 503', async () => {
    const { ask, close } = await serverWith({}, 'select 1 from institutes');
    await database.acrossInstitutes.transaction(async (tx) => {
      await tx.execute(sql`lock table institutes`);
      expectBusy(await ask());
    });
    expect((await ask()).statusCode).toBe(200);
    await close();
  });

  it('answer 503 when no pool connection is free', async () => {
    // The first connection has to be made within the timeout too, on a busy machine as well. The transaction lasts longer.
    const { connection, ask, close } = await serverWith({ poolSize: 1, connectTimeoutMs: 3000, transaction: 60_000 }, 'select 1');
    await connection.acrossInstitutes.transaction(async () => expectBusy(await ask()));
    expect((await ask()).statusCode).toBe(200);
    await close();
  });

  it('end an idle transaction without stopping the process', async () => {
    const { connection, ask, close } = await serverWith({ poolSize: 1 }, 'select 1');
    await connection.acrossInstitutes
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        const isGone = async () =>
          (await database.acrossInstitutes.execute(sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid ?? 0}`)).rows.length === 0;
        await expect.poll(isGone).toBe(true);
      })
      .catch(() => undefined);
    expect((await ask()).statusCode).toBe(200);
    await close();
  });

  it('return the connection of a transaction that could not begin to the pool', async () => {
    const { connection, ask, close } = await serverWith({ poolSize: 1 }, 'select 1');
    const none = { isolationLevel: 'none' as 'serializable' };
    for (const _attempt of [1, 2]) {
      await expect(connection.acrossInstitutes.transaction(() => Promise.resolve(), none)).rejects.toThrow();
    }
    expect((await ask()).statusCode).toBe(200);
    await close();
  });

  it('answer 503 each time a statement loses its connection, and serve the next request', async () => {
    const loses = 'select pg_terminate_backend(pg_backend_pid())';
    const { ask, close } = await serverWith({ poolSize: 1 }, loses, loses, 'select 1');
    expectBusy(await ask());
    expectBusy(await ask());
    expect((await ask()).statusCode).toBe(200);
    await close();
  });
});

describe.runIf(ENGINE === 'embedded')('the embedded database', () => {
  it('runs one transaction at a time and answers 503 when the wait or the queue is too long', async () => {
    const client = await startPglite();
    const connection = connectPglite(client, { maxLength: 2, timeoutMs: 100 });
    await connection.migrate();
    const server = await testApp({
      database: connection,
      prepare: (app) =>
        app.get('/test/statement', { config: { isPortal: true } }, () => connection.acrossInstitutes.execute(sql`select 1`)),
    });
    await connection.setTimeouts();
    const ask = () => server.visitor().get('/test/statement');
    await connection.acrossInstitutes.transaction(async () => {
      const answers = await Promise.all([ask(), ask(), ask()]);
      for (const answer of answers) {
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
      }
    });
    expect((await ask()).statusCode).toBe(200);
    await server.close();
    await connection.close();
  });
});
