import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINE, newTestDatabase } from '../testing/database.ts';
import { freePort } from '../testing/freePort.ts';
import { builtPrograms, type Spawned, spawnProgram } from '../testing/spawned.ts';
import { isFullTier } from '../testing/tier.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const REQUESTS = 10_000;
const AT_ONCE = 12;

const hasHaproxy = ((): boolean => {
  try {
    execFileSync('sh', ['-c', 'command -v haproxy'], { env: { PATH: `${process.env.PATH}:/usr/sbin` } });
    return true;
  } catch {
    if (isFullTier) console.log('The upgrade of two nodes is not measured: there is no haproxy on this machine (apt-get install haproxy).');
    return false;
  }
})();

/** The next version: the same program with a schema change. */
async function nextVersion(folder: string): Promise<string> {
  const next = path.join(folder, 'next');
  await cp(await builtPrograms(), next, { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(next, 'migrations/meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'of_the_next_version' });
  await writeFile(file, JSON.stringify(journal));
  const changes = [
    `ALTER TABLE "events" ADD COLUMN "upgraded" boolean DEFAULT false NOT NULL`,
    `ALTER TABLE "users" ADD COLUMN "upgraded_at" timestamptz`,
    `CREATE TABLE "of_the_next_version" ("id" uuid PRIMARY KEY)`,
  ];
  await writeFile(path.join(next, 'migrations/of_the_next_version.sql'), changes.join(';\n--> statement-breakpoint\n'));
  return next;
}

describe.runIf(ENGINE === 'postgres' && isFullTier)('a rolling upgrade of two nodes', () => {
  it.runIf(hasHaproxy)(`fails none of ${REQUESTS} read and write requests while the schema changes`, async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-upgrade-'));
    const database = await newTestDatabase();
    onTestFinished(async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    });
    const [one, two, front] = [await freePort(), await freePort(), await freePort()];
    const next = await nextVersion(folder);
    const start = async (program: string, port: number): Promise<Spawned> => {
      const node = await spawnProgram(path.join(program, 'main.js'), {
        DATABASE_URL: database.url ?? '',
        DATA_DIR: path.join(folder, 'data'),
        PORT: String(port),
        DRAIN_SECONDS: '5',
        DEMO: 'true',
        TRUST_PROXY: 'loopback',
      });
      await node.address;
      return node;
    };
    const nodes = [await start(await builtPrograms(), one), await start(await builtPrograms(), two)];
    await startHaproxy(folder, { one, two, front });

    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    onTestFinished(() => agent.destroy());
    const ask = (method: string, url: string, headers: Record<string, string> = {}, body = '') =>
      new Promise<{ status: number | undefined; said: string; cookie: string }>((resolve, reject) => {
        const sent = request({
          agent,
          host: '127.0.0.1',
          port: front,
          method,
          path: url,
          headers: { 'sec-fetch-site': 'same-origin', ...headers },
        });
        sent.on('error', reject);
        sent.on('response', (response) => {
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
          text(response).then((said) => resolve({ status: response.statusCode, said, cookie }), reject);
        });
        sent.end(body);
      });
    await expect.poll(async () => (await ask('GET', '/readyz')).status, { interval: 200 }).toBe(200);
    const credentials = JSON.stringify({ email: 'student@campus.example', password: 'campus-demo-2026' });
    const { cookie } = await ask('POST', '/auth/login', { 'content-type': 'application/json' }, credentials);
    const units: { _id: string }[] = JSON.parse((await ask('GET', '/api/orgUnit/organizational-units', { cookie })).said);

    const failures: string[] = [];
    let count = 0;
    let isUpgraded = false;
    const worker = async (index: number) => {
      for (let turn = 0; count < REQUESTS || !isUpgraded; turn += 1) {
        count += 1;
        const unit = units[(turn + index) % units.length]?._id;
        const [method, url] =
          turn % 4 === 0
            ? [turn % 8 === 0 ? 'PUT' : 'DELETE', `/api/orgUnit/${unit}/following`]
            : ['GET', ['/api/events/latest', '/auth/fetchAuth', '/api/events/events?limit=5'][turn % 3] ?? ''];
        const answer = await ask(method, url, { cookie }).catch((error: Error) => ({ status: error.message, said: '' }));
        if (!(Number(answer.status) < 300)) failures.push(`${method} ${url}: ${answer.status} ${answer.said.slice(0, 200)}`);
      }
    };
    const workers = Array.from({ length: AT_ONCE }, (_, index) => worker(index));
    for (const [index, port] of [one, two].entries()) {
      const former = nodes[index];
      former?.child.kill('SIGTERM');
      expect(await former?.ended).toBe(0);
      await start(next, port);
      // It has its share of requests again before the other node stops.
      const served = async () =>
        (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).includes('quad_requests_total{call="GET /api/events/latest"');
      await expect.poll(served, { interval: 200 }).toBe(true);
    }
    isUpgraded = true;
    await Promise.all(workers);
    console.log(`Upgrade of two nodes: ${failures.length} failed requests of ${count}.`);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(REQUESTS);
    const { rows } = await database.acrossInstitutes.execute(sql`select count(*) filter (where not upgraded)::int as events from events`);
    expect(Number(rows[0]?.events)).toBeGreaterThan(0);
  });
});

/** The HAProxy example with both nodes, without TLS, whose cost for the client exceeds everything that is measured. */
async function startHaproxy(folder: string, { one, two, front }: { one: number; two: number; front: number }): Promise<void> {
  const example = await readFile(path.join(ROOT, 'docs/operating/haproxy.cfg'), 'utf8');
  const own = example
    .replace('bind :80', `bind 127.0.0.1:${front}`)
    .replace(/^ +bind :443.*\n/m, '')
    .replace(/^ +http-request redirect.*\n/m, '')
    .replace('127.0.0.1:4000', `127.0.0.1:${one}`)
    .replace('# A second node: server two 10.0.0.22:4000', `server two 127.0.0.1:${two}`);
  await writeFile(path.join(folder, 'haproxy.cfg'), own);
  const proxy = spawn('haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => proxy.once('exit', resolve));
  onTestFinished(async () => {
    proxy.kill('SIGKILL');
    await ended;
  });
}
