// 300 people on PostgreSQL and 25 on the embedded database, who read and write as on the first morning of a week; the same while
// PostgreSQL is away, and while its disk is slow, for half a minute; and what a request costs on one, two and four nodes. People, nodes and database share the machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { readConfig } from '../apps/server/src/config.ts';
import { newId } from '../apps/server/src/db/ids.ts';
import { events, feedback, orgUnits, users } from '../apps/server/src/db/schema.ts';
import { cookieName, openSession } from '../apps/server/src/plugins/session.ts';
import { openInstallation } from '../apps/server/src/start.ts';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { type Figure, limitedFigure, listed, percentile, printReport } from './report.ts';
import { keptMemoryOf } from './server/keptMemory.ts';
import { cpuOf } from './server/processCpu.ts';
import { type Running, runUntilAnswered, SERVER } from './server/runProcess.ts';
import { slowDisk } from './server/slowDisk.ts';

/** How long a morning lasts; 30 for the long one. */
const MINUTES = Number(process.env.MORNING_MINUTES ?? 5);
const SHORT_MS = 60_000;
const TROUBLE_MS = 30_000;
const WELL_WITHIN_MS = 5000;
/** Between two requests of a person, on average. */
const READS_FOR_MS = 3000;
/** One request in so many writes. */
const WRITES_ONE_IN = 10;
/** One person in so many holds an office. */
const OFFICE_ONE_IN = 30;
/** People come and go: nobody writes for longer, and more, than they would, which the server refuses. */
const STAYS_FOR_MS = 4 * 60_000;
/** Times at which all others come, besides those that a morning itself lasts for: it is begun anew for each kind of trouble and of node. */
const BEGINNINGS = 10;

const READS_OF_ALL = [
  '/auth/fetchAuth',
  '/api/dashboard/stats',
  '/api/events/latest',
  '/api/notifications/unseen',
  '/api/calendar/mine?from=2026-11-01&to=2026-12-01',
  '/api/rooms',
];
const READS_OF_STUDENTS = ['/api/events/by-role/STUDENT?limit=30', '/api/record'];
const READS_OF_OFFICES = [
  '/api/events/by-role/PRESIDENT?limit=30',
  '/api/inbox?limit=0&wants=decision',
  '/api/inbox?limit=30',
  '/api/analytics/president',
  '/dashboard',
];

interface Person {
  readonly cookie: string;
  readonly hasOffice: boolean;
}

/** What one request came to. */
interface Answer {
  readonly address: string;
  readonly at: number;
  readonly ms: number;
  /** 0 where there was none. */
  readonly status: number;
  readonly saysWhenToTryAgain: boolean;
}

/** Writes that were answered with success. */
interface Acknowledged {
  readonly events: string[];
  readonly feedback: string[];
}

interface Campus {
  /** How many are there at a time. */
  readonly size: number;
  /** Somebody who comes. */
  next(): Person;
  readonly unitId: string;
  /** How many of these are not in the database. */
  lost(written: Acknowledged): Promise<number>;
  close(): Promise<void>;
}

/** Opens the installation beside its nodes, or before them, and brings people in who are signed in, for each time that all of them change. */
async function openCampus(env: Readonly<Record<string, string>>, folder: string, size: number): Promise<Campus> {
  const { connection, institutes } = await openInstallation(readConfig({ ...process.env, ...env, LOG_LEVEL: 'error' }, folder));
  const [context] = await institutes.all();
  if (!context) throw new Error('There is no institute.');
  const { db, instituteId, config } = context;
  const [unit] = await db.select().from(orgUnits).where(eq(orgUnits.instituteId, instituteId)).limit(1);
  if (!unit) throw new Error('There is no unit.');
  const people: Person[] = [];
  const times = Math.ceil((MINUTES * 60_000) / STAYS_FOR_MS) + BEGINNINGS;
  for (let index = 0; index < size * times; index += 1) {
    const hasOffice = index % OFFICE_ONE_IN === 0;
    const role = hasOffice ? 'PRESIDENT' : 'STUDENT';
    const person = { instituteId, id: newId(), name: `Person ${index}`, role, email: `morning${index}@campus.example` } as const;
    await db.insert(users).values({ ...person, emailVerified: true, onboardingComplete: true });
    const session = await openSession(context, { id: person.id, passwordHash: null });
    people.push({ cookie: `${cookieName(config)}=${session}`, hasOffice });
  }
  let come = 0;
  return {
    size,
    next: () => people[come++ % people.length] as Person,
    unitId: unit.id,
    async lost(written) {
      const inEvents = and(eq(events.instituteId, instituteId), inArray(events.id, written.events));
      const inFeedback = and(eq(feedback.instituteId, instituteId), inArray(feedback.id, written.feedback));
      const there = (await db.$count(events, inEvents)) + (await db.$count(feedback, inFeedback));
      return written.events.length + written.feedback.length - there;
    },
    close: () => connection.close(),
  };
}

/** Numbers from 0 to 1 that are the same at each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[Math.floor(number * items.length)] as Item;
}

interface Morning {
  readonly answers: Answer[];
  readonly written: Acknowledged;
}

/** Lets people read and write until it is over, each at a node of their own; who goes is followed by somebody else. */
async function spendMorning(campus: Campus, nodes: readonly Running[], forMs: number, think = READS_FOR_MS): Promise<Morning> {
  const answers: Answer[] = [];
  const written: Acknowledged = { events: [], feedback: [] };
  const end = performance.now() + forMs;
  const isWrite = ({ hasOffice }: Person, address: string) => (hasOffice ? '/api/events/create' : '/api/feedback/add') === address;
  const ask = async (url: string, person: Person, address: string) => {
    const since = performance.now();
    const headers: Record<string, string> = {
      cookie: person.cookie,
      'sec-fetch-site': 'same-origin',
      accept: 'application/json, text/html',
    };
    const isWriting = isWrite(person, address);
    const body = person.hasOffice
      ? { title: newId(), category: 'technical', organizing_unit_id: campus.unitId, schedule: { start: '2096-12-01T10:00:00Z' } }
      : {
          type: 'Suggestion',
          target_type: 'Club/Organization',
          target_id: campus.unitId,
          comments: `More of it: ${newId()}`,
          is_anonymous: false,
        };
    let [status, saysWhenToTryAgain] = [0, false];
    try {
      const answer = await fetch(`${url}${address}`, {
        ...(isWriting && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...headers, ...(isWriting && { 'content-type': 'application/json' }) },
      });
      status = answer.status;
      saysWhenToTryAgain = answer.headers.has('retry-after');
      const text = await answer.text();
      if (isWriting && answer.ok) {
        const { event, feedback: given } = JSON.parse(text) as { event?: { _id: string }; feedback?: { _id: string } };
        if (event) written.events.push(event._id);
        if (given) written.feedback.push(given._id);
      }
    } catch {
      // No answer at all is one that counts.
    }
    answers.push({ address, at: since, ms: performance.now() - since, status, saysWhenToTryAgain });
  };
  const live = async (seat: number) => {
    const next = numbersFrom(seat + 1);
    const { url } = pick(nodes, seat / campus.size);
    let person = campus.next();
    // Not all at once.
    let goes = performance.now() + (0.5 + next() / 2) * STAYS_FOR_MS;
    await pause(next() * think);
    while (performance.now() < end) {
      if (performance.now() > goes) {
        person = campus.next();
        goes += STAYS_FOR_MS;
      }
      const reads = [...READS_OF_ALL, ...(person.hasOffice ? READS_OF_OFFICES : READS_OF_STUDENTS)];
      const writes = person.hasOffice ? '/api/events/create' : '/api/feedback/add';
      await ask(url, person, next() < 1 / WRITES_ONE_IN ? writes : pick(reads, next()));
      await pause((0.5 + next()) * think);
    }
  };
  await Promise.all(Array.from({ length: campus.size }, (_, seat) => live(seat)));
  return { answers, written };
}

/** A way to the database that can be closed, and opened again. */
async function gateTo(url: string): Promise<{ url: string; close(): void; open(): Promise<void> }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const listen = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((socket) => {
        const onward = connect(Number(target.port), target.hostname);
        for (const each of [socket, onward]) {
          sockets.add(each);
          each.on('error', () => each.destroy());
          each.on('close', () => sockets.delete(each));
        }
        socket.pipe(onward).pipe(socket);
      }).on('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as { port: number };
  const gate = new URL(url);
  gate.hostname = '127.0.0.1';
  gate.port = String(port);
  return {
    url: gate.href,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    async open() {
      server = await listen(port);
    },
  };
}

const inMilliseconds = (ms: number) => `${ms.toFixed(0)} ms`;
const isAnswered = ({ status }: Answer) => status >= 200 && status < 400;

function statusesOf(answers: readonly Answer[]): string {
  const counts = Map.groupBy(answers, ({ status, address }) => `${status || 'no answer'} ${address}`);
  return [...counts].map(([what, of]) => `${of.length} x ${what}`).join(', ');
}

async function calmFigures(what: string, campus: Campus, node: Running, limit: number): Promise<Figure[]> {
  await spendMorning(campus, [node], SHORT_MS / 2);
  const before = await keptMemoryOf(node);
  const { answers, written } = await spendMorning(campus, [node], MINUTES * 60_000);
  const growth = (await keptMemoryOf(node)) / before;
  const failed = answers.filter((answer) => !isAnswered(answer));
  if (failed.length > 0) console.error(`${what}: ${statusesOf(failed)}`);
  return [
    limitedFigure(
      `${what}, ${MINUTES} min, ${answers.length} requests: p95`,
      percentile(
        answers.map(({ ms }) => ms),
        0.95,
      ),
      limit,
      inMilliseconds,
    ),
    limitedFigure('  errors', failed.length, 0, String),
    limitedFigure('  acknowledged writes that are lost', await campus.lost(written), 0, String),
    limitedFigure('  memory kept at the end over that after half a minute', growth, 1.1, (ratio) => ratio.toFixed(2)),
  ];
}

/** What may befall the database for half a minute. */
interface Trouble {
  readonly what: string;
  begin(): Promise<void> | void;
  end(): Promise<void>;
}

async function troubleFigures(campus: Campus, node: Running, { what, begin, end }: Trouble): Promise<Figure[]> {
  const morning = spendMorning(campus, [node], TROUBLE_MS * 3);
  await pause(TROUBLE_MS / 2);
  const begunAt = performance.now();
  await begin();
  await pause(TROUBLE_MS);
  await end();
  const endedAt = performance.now();
  const { answers, written } = await morning;
  const during = answers.filter(({ at }) => at > begunAt && at < endedAt);
  const refused = during.filter((answer) => !isAnswered(answer));
  const other = refused.filter(({ status, saysWhenToTryAgain }) => status !== 503 || !saysWhenToTryAgain);
  if (other.length > 0) console.error(`While ${what}: ${statusesOf(other)}`);
  const later = answers.filter((answer) => answer.at >= endedAt && !isAnswered(answer));
  if (later.length > 0) console.error(`After ${what}: ${statusesOf(later)}`);
  const lastFailure = Math.max(endedAt, ...later.map(({ at }) => at));
  return [
    listed(`${what} for ${TROUBLE_MS / 1000} s: requests meanwhile`, `${during.length}, ${refused.length} refused`),
    limitedFigure('  that are refused otherwise than by 503 with Retry-After', other.length, 0, String),
    limitedFigure('  the slowest answer meanwhile', Math.max(...during.map(({ ms }) => ms)), 15_000, inMilliseconds),
    limitedFigure('  acknowledged writes that are lost', await campus.lost(written), 0, String),
    limitedFigure('  from its end to the last failure', lastFailure - endedAt, WELL_WITHIN_MS, inMilliseconds),
  ];
}

async function nodeFigures(campus: Campus, env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const costs: number[] = [];
  for (const count of [1, 2, 4]) {
    const nodes = await Promise.all(Array.from({ length: count }, () => runUntilAnswered({ args: [SERVER], env, address: '/readyz' })));
    await spendMorning(campus, nodes, SHORT_MS / 3);
    const cpu = () => nodes.reduce((sum, { pid }) => sum + cpuOf(pid ?? 0), 0);
    const before = cpu();
    const { answers } = await spendMorning(campus, nodes, SHORT_MS);
    costs.push((cpu() - before) / answers.filter(isAnswered).length);
    await Promise.all(nodes.map((node) => node.stop()));
  }
  const [one = 0, two = 0, four = 0] = costs;
  return [
    // Twice the machines do 1.7 times as much where a request takes no more than 2 / 1.7 of the time that it takes on one.
    limitedFigure('CPU of a request on two nodes over one', two / one, 2 / 1.7, (ratio) => `${ratio.toFixed(2)} (${two.toFixed(2)} ms)`),
    limitedFigure('CPU of a request on four nodes over one', four / one, 2 / 1.7, (ratio) => `${ratio.toFixed(2)} (${four.toFixed(2)} ms)`),
  ];
}

async function onPostgres(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-morning-'));
  const disk = await slowDisk();
  const postgres = await startPostgres({ env: disk?.env });
  const gate = await gateTo(postgres.url);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  await (await runUntilAnswered({ args: [SERVER], env: { ...env, DEMO: 'true' }, address: '/readyz' })).stop();
  const campus = await openCampus(env, folder, 300);
  try {
    const node = await runUntilAnswered({ args: [SERVER], env: { ...env, DATABASE_URL: gate.url }, address: '/readyz', isInspected: true });
    const calm = await calmFigures('300 people on PostgreSQL', campus, node, 200);
    const away = await troubleFigures(campus, node, { what: 'the database is away', begin: gate.close, end: gate.open });
    const slow = disk
      ? await troubleFigures(campus, node, { what: 'the disk takes 0.3 s more', begin: disk.slow, end: disk.mend })
      : [listed('a slow disk', 'not measured: there is no C compiler')];
    await node.stop();
    return [...calm, ...away, ...slow, ...(await nodeFigures(campus, env))];
  } finally {
    await campus.close();
    gate.close();
    await postgres.stop();
    await disk?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onEmbeddedDatabase(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-morning-'));
  const env = { DATA_DIR: folder };
  await (await runUntilAnswered({ args: [SERVER], env: { ...env, DEMO: 'true' }, address: '/readyz' })).stop();
  const before = await openCampus(env, folder, 25);
  await before.close();
  const node = await runUntilAnswered({ args: [SERVER], env, address: '/readyz', isInspected: true });
  // One process has the database to itself: what was written is looked for once the node has stopped.
  const lost = async (written: Acknowledged) => {
    await node.stop();
    const after = await openCampus(env, folder, 0);
    return after.lost(written).finally(() => after.close());
  };
  try {
    return await calmFigures('25 people on the embedded database', { ...before, lost }, node, 300);
  } finally {
    await node.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function measureMondayMorning(): Promise<Figure[]> {
  return [...(await onPostgres()), ...(await onEmbeddedDatabase())];
}

if (import.meta.main) printReport(await measureMondayMorning());
