import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE, fillDataFolder, newTestDatabase } from './testing/database.ts';
import { databaseUrl, onServer } from './testing/postgresServer.ts';
import { spawnServer } from './testing/spawned.ts';
import { rounds } from './testing/tier.ts';

let folder: string;
let storage: { DATA_DIR: string; DATABASE_URL?: string };
let cleanUp: () => Promise<void> = async () => undefined;

/** The engine of this run: a separate database on the test PostgreSQL, or a separate data folder. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-main-'));
  storage = { DATA_DIR: path.join(folder, 'data') };
  if (ENGINE === 'embedded') return fillDataFolder(storage.DATA_DIR);
  const { url = '', close } = await newTestDatabase();
  storage.DATABASE_URL = url;
  cleanUp = close;
});
afterAll(async () => {
  await cleanUp();
  await rm(folder, { recursive: true });
});

async function logIn(address: string, mailbox: string): Promise<string> {
  const response = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: `${mailbox}@campus.example`, password: 'campus-demo-2026' }),
  });
  if (response.status !== 200) throw new Error(`The sign-in was answered with ${response.status}: ${await response.text()}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Creates a unit with this cookie. Resolves once the server has confirmed it. */
async function createUnit(address: string, cookie: string, name: string): Promise<void> {
  const response = await fetch(`${address}/api/orgUnit/create`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      name,
      type: 'Club',
      category: 'scitech',
      hierarchy_level: 1,
      contact_info: { email: `${name.replaceAll(' ', '-').toLowerCase()}@campus.example` },
    }),
  });
  if (response.status !== 201) throw new Error(`The unit was answered with ${response.status}: ${await response.text()}`);
}

async function unitNames(address: string, cookie: string): Promise<string[]> {
  const response = await fetch(`${address}/api/orgUnit/organizational-units`, { headers: { cookie } });
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
}

async function isSignedIn(address: string, cookie: string): Promise<boolean> {
  return (await (await fetch(`${address}/auth/fetchAuth`, { headers: { cookie } })).json()) !== null;
}

describe('the server process', () => {
  it('loses no acknowledged write and no session when it is killed repeatedly', async () => {
    const environment = { ...storage, DEMO: 'true' };
    const cookies: string[] = [];
    const acknowledged: string[] = [];
    const kills = rounds(1, 10);
    for (let round = 0; round <= kills; round += 1) {
      const server = await spawnServer(environment);
      const address = await server.address;
      for (const cookie of cookies) expect(await isSignedIn(address, cookie), `round ${round}`).toBe(true);
      const cookie = await logIn(address, 'president');
      cookies.push(cookie);
      expect(await unitNames(address, cookie), `round ${round}`).toEqual(expect.arrayContaining(acknowledged));
      const enough = acknowledged.length + 8 + round;
      const write = async (writer: number) => {
        for (let count = 0; ; count += 1) {
          const name = `Club ${round} ${writer} ${count}`;
          await createUnit(address, cookie, name);
          acknowledged.push(name);
          if (acknowledged.length >= enough) server.child.kill('SIGKILL');
        }
      };
      await Promise.allSettled([1, 2, 3, 4].map(write));
      await server.ended;
      expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    }
  });

  it('exits with code 0 on SIGINT and SIGTERM', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const server = await spawnServer(storage);
      const address = await server.address;
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(server.output()).toContain(`Mails are written to ${path.join(storage.DATA_DIR ?? '', 'mails')}; set SMTP_URL to send them.`);
    }
  });

  it('reports the port when it is already in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const server = await spawnServer({ ...storage, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([
      `Port ${port} is in use.`,
      'Stop the process on it, or set PORT to another number.',
    ]);
    await new Promise((resolve) => other.close(resolve));
  });

  it('reports all invalid settings at once', async () => {
    const server = await spawnServer({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be a whole number');
    expect(server.output()).toContain('LOG_LEVEL must be one of');
    expect(server.output()).not.toContain('    at ');
  });

  it('reports an unreachable DATABASE_URL without its password', async () => {
    const server = await spawnServer({ DATABASE_URL: 'postgres://quad:hunter2@127.0.0.1:1/quad' });
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([
      'Cannot connect to PostgreSQL at 127.0.0.1:1.',
      '  - connect ECONNREFUSED 127.0.0.1:1',
      'Start it, or correct DATABASE_URL; without DATABASE_URL the embedded database is used.',
    ]);
  });

  it('reports a data folder that is not writable', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'file', 'data') });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The data folder ${path.join(folder, 'file', 'data')} is not writable.`);
  });
});

describe.runIf(ENGINE === 'postgres')('the server on PostgreSQL', () => {
  it('reports a database that does not exist', async () => {
    const url = Object.assign(new URL(storage.DATABASE_URL ?? ''), { pathname: '/no_such_database' });
    const server = await spawnServer({ DATABASE_URL: url.href });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('has no database "no_such_database".');
  });

  it('rejects a database whose encoding is not UTF-8', async () => {
    const { DATABASE_URL = '' } = storage;
    const name = `quad_ascii_${randomUUID().replaceAll('-', '')}`;
    const options = "encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0";
    await onServer(DATABASE_URL, (client) => client.query(`create database ${name} ${options}`));
    const server = await spawnServer({ DATABASE_URL: databaseUrl(DATABASE_URL, name) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The database has the encoding SQL_ASCII instead of UTF8.');
    await onServer(DATABASE_URL, (client) => client.query(`drop database ${name}`));
  });

  it('starts in two processes concurrently', async () => {
    const servers = [await spawnServer(storage), await spawnServer(storage)];
    const addresses = await Promise.all(servers.map(({ address }) => address));
    expect(new Set(addresses).size).toBe(2);
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });
});

describe.runIf(ENGINE === 'embedded')('the server on its embedded database', () => {
  it('locks its data folder while it runs and releases it when killed', async () => {
    const owner = await spawnServer(storage);
    await owner.address;
    const second = await spawnServer(storage);
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split('\n')).toEqual([
      `The data folder ${storage.DATA_DIR} is in use by another process (pid ${owner.child.pid}).`,
      'Stop that process, or set DATA_DIR to another folder.',
    ]);
    owner.child.kill('SIGKILL');
    await owner.ended;
    const third = await spawnServer(storage);
    await third.address;
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });
});

describe.runIf(ENGINE === 'postgres')('two servers on one PostgreSQL', () => {
  it('share sessions, so a user stays signed in when one server is killed', async () => {
    const environment = { ...storage, DEMO: 'true' };
    const [first, second] = [await spawnServer(environment), await spawnServer(environment)];
    const [one, other] = await Promise.all([first.address, second.address]);
    const cookie = await logIn(one, 'president');
    expect(await isSignedIn(other, cookie)).toBe(true);

    await createUnit(other, cookie, 'Node Club');

    first.child.kill('SIGKILL');
    await first.ended;
    expect(await isSignedIn(other, cookie)).toBe(true);
    expect(await unitNames(other, cookie)).toContain('Node Club');
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

describe('server shutdown', () => {
  it('completes while slow, idle and non-reading clients are connected', async () => {
    const server = await spawnServer({ ...storage, DEMO: 'true' });
    const { hostname, port } = new URL(await server.address);
    const cookie = await logIn(await server.address, 'president');
    const clients = Array.from({ length: 4 }, () => connect(Number(port), hostname).on('error', () => undefined));
    const [slow, idle, deaf, silent] = clients;
    await Promise.all(clients.map((client) => once(client, 'connect')));
    slow?.write('GET / HTTP/1.1\r\nHost: quad\r\nX-Slow: ');
    const drip = setInterval(() => slow?.write('a'), 1000);
    idle?.write('GET /healthz HTTP/1.1\r\nHost: quad\r\n\r\n');
    if (idle) await once(idle, 'data');
    deaf?.pause();
    // More responses than the buffers between client and server hold.
    for (let count = 0; count < 200; count += 1) {
      deaf?.write(`GET /api/feedback/view-feedback HTTP/1.1\r\nHost: quad\r\nCookie: ${cookie}\r\n\r\n`);
    }
    expect(silent?.destroyed).toBe(false);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    clearInterval(drip);
    for (const client of clients) client.destroy();
  });
});
