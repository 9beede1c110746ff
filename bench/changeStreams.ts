// What 2,000 open screens cost that are told of changes: writes with and without them, from the commit to the screen, memory, and whether
// anything is lost or told twice by reconnecting. On PostgreSQL; readers and writers are on the same machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeMessage } from '@quad/domain/changes';
import autocannon from 'autocannon';
import { readConfig } from '../apps/server/src/config.ts';
import { newId } from '../apps/server/src/db/ids.ts';
import { orgUnits, users } from '../apps/server/src/db/schema.ts';
import { cookieName, openSession } from '../apps/server/src/plugins/session.ts';
import { openInstallation } from '../apps/server/src/start.ts';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { atLeastFigure, type Figure, limitedFigure, listed, median, printReport } from './report.ts';
import { cpuOf, memoryOf } from './server/processCpu.ts';
import { type Running, runUntilAnswered, SERVER } from './server/runProcess.ts';

const PEOPLE = 250;
const STREAMS_OF_ONE = 8;
const STREAMS = PEOPLE * STREAMS_OF_ONE;
const WRITERS = 8;
const WRITES = 400;
const ROUNDS = 5;
/** Writes whose way to each screen is timed. */
const TIMED = 20;
const RECONNECTS = 100;

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

interface Reader {
  /** When it was told of an event, and how often. */
  readonly heard: Map<string, { at: number; times: number }>;
  lastId: string;
  leave(): Promise<void>;
}

/** Listens as a browser does that got its last message at a place. */
function listen(url: string, cookie: string, { heard = new Map(), lastId = '' }: Partial<Reader> = {}): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(lastId && { 'last-event-id': lastId }) };
    const request = get(`${url}/api/changes`, { agent, headers }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}.`));
      const closed = new Promise<void>((done) => answer.once('close', done));
      const reader: Reader = {
        heard,
        lastId,
        async leave() {
          answer.destroy();
          await closed;
        },
      };
      answer.on('error', () => undefined);
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        const messages = (text + part).split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          const [, id, data] = /^id: (.*)\ndata: (.*)$/s.exec(message) ?? [];
          if (id === undefined || data === undefined) continue;
          reader.lastId = id;
          for (const { event_id } of (JSON.parse(data) as ChangeMessage).changes) {
            const before = event_id ? heard.get(event_id) : undefined;
            if (event_id) heard.set(event_id, { at: before?.at ?? performance.now(), times: (before?.times ?? 0) + 1 });
          }
          resolve(reader);
        }
      });
    });
    request.on('error', reject);
  });
}

export async function measureChangeStreams(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-streams-'));
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  const { connection, institutes } = await openInstallation(readConfig({ ...process.env, ...env, LOG_LEVEL: 'error' }, folder));
  const [context] = await institutes.all();
  if (!context) throw new Error('There is no institute.');
  const { db, instituteId, config } = context;
  const unitId = newId();
  const unit = { name: 'Robotics', type: 'Club', category: 'scitech', contactEmail: 'robotics@campus.example' } as const;
  await db.insert(orgUnits).values({ instituteId, id: unitId, ...unit });
  const cookieOf = async (role: string, index: number) => {
    const person = { instituteId, id: newId(), name: 'Reader', role, email: `${role}${index}@campus.example` };
    await db.insert(users).values({ ...person, emailVerified: true, onboardingComplete: true });
    return `${cookieName(config)}=${await openSession(context, { id: person.id, passwordHash: null })}`;
  };
  const president = await cookieOf('PRESIDENT', 0);
  const cookies: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) cookies.push(await cookieOf('STUDENT', index));

  let server: Running = await runUntilAnswered({ args: [SERVER], env, address: '/readyz' });
  const body = () =>
    JSON.stringify({ title: newId(), category: 'technical', organizing_unit_id: unitId, schedule: { start: '2096-12-01T10:00:00Z' } });
  const headers = { cookie: president, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const plan = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/api/events/create`, { method: 'POST', headers, body: body() });
    if (answer.status !== 201) throw new Error(await answer.text());
    return ((await answer.json()) as { event: { _id: string } }).event._id;
  };
  /** Milliseconds of processor time for a write, and writes in a second. */
  const write = async () => {
    const before = cpuOf(server.pid ?? 0);
    const { non2xx, errors, duration } = await autocannon({
      url: `${server.url}/api/events/create`,
      method: 'POST',
      headers,
      body: body(),
      connections: WRITERS,
      amount: WRITES,
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors.`);
    return { rate: WRITES / duration, cpu: (cpuOf(server.pid ?? 0) - before) / WRITES };
  };

  try {
    await write();
    const ratios: number[] = [];
    const costs: { without: number; with: number }[] = [];
    let memory = 0;
    const late: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const without = await write();
      const before = memoryOf(server.pid ?? 0);
      const readers: Reader[] = [];
      for (const cookie of cookies) {
        const wanted = Array.from({ length: STREAMS_OF_ONE }, () => listen(server.url, cookie));
        readers.push(...(await Promise.all(wanted)));
      }
      if (round === 0) memory = (memoryOf(server.pid ?? 0) - before) / STREAMS;
      const together = await write();
      ratios.push(together.rate / without.rate);
      costs.push({ without: without.cpu, with: together.cpu });
      for (let index = 0; round === 0 && index < TIMED; index += 1) {
        const id = await plan();
        const since = performance.now();
        while (readers.some(({ heard }) => !heard.has(id))) await pause(20);
        late.push(...readers.map(({ heard }) => (heard.get(id)?.at ?? Number.NaN) - since));
      }
      await Promise.all(readers.map((reader) => reader.leave()));
    }
    late.sort((one, other) => one - other);

    let [reader] = await Promise.all([listen(server.url, cookies[0] ?? '')]);
    const planned: string[] = [];
    for (let index = 0; index < RECONNECTS; index += 1) {
      planned.push(await plan());
      await reader.leave();
      planned.push(await plan());
      if (index === RECONNECTS / 2) {
        await server.stop();
        server = await runUntilAnswered({ args: [SERVER], env, address: '/readyz' });
      }
      reader = await listen(server.url, cookies[0] ?? '', reader);
    }
    const { heard } = reader;
    const last = await plan();
    while (!heard.has(last)) await pause(20);
    await reader.leave();

    const cpu = (name: 'with' | 'without') => median(costs.map((cost) => cost[name])).toFixed(2);
    return [
      atLeastFigure(`writes a second with ${STREAMS} streams over those without`, median(ratios), 0.9),
      listed('CPU of the node for a write, with and without', `${cpu('with')} and ${cpu('without')} ms`),
      limitedFigure(
        'from the answer to the writer to a screen, p99',
        late[Math.floor(late.length * 0.99)] ?? 0,
        1500,
        (ms) => `${ms.toFixed(0)} ms`,
      ),
      limitedFigure('memory of a stream', memory, 60_000, (bytes) => `${(bytes / 1000).toFixed(1)} kB`),
      limitedFigure(`lost over ${RECONNECTS} reconnects and a stop`, planned.filter((id) => !heard.has(id)).length, 0, String),
      limitedFigure('told twice', planned.filter((id) => (heard.get(id)?.times ?? 0) > 1).length, 0, String),
    ];
  } finally {
    await server.stop();
    await connection.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printReport(await measureChangeStreams());
