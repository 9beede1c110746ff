// The effect of one institute on another on the same node: its slowest responses while the other runs the most expensive operations,
// compared with when it rests; errors, mails and open streams. On PostgreSQL; clients, node and database share the machine.
import { mkdtempDisposable } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guessColumns, importColumns } from '@quad/domain/administration';
import { and, eq } from 'drizzle-orm';
import { readConfig } from '../apps/server/src/config.ts';
import type { Context } from '../apps/server/src/context.ts';
import { newId } from '../apps/server/src/db/ids.ts';
import { events, orgUnits, pendingNotifications, registrations, users } from '../apps/server/src/db/schema.ts';
import { hashPassword } from '../apps/server/src/features/accounts/passwords.ts';
import { recountFigures } from '../apps/server/src/features/figures/figures.service.ts';
import { applyImport, chooseColumns, readImport, uploadTable } from '../apps/server/src/features/imports/imports.service.ts';
import { InstituteContexts } from '../apps/server/src/features/institutes/instituteContexts.ts';
import { createInstitute } from '../apps/server/src/features/institutes/institutes.service.ts';
import { enqueueJob } from '../apps/server/src/jobs/queues.ts';
import { cookieName, openSession } from '../apps/server/src/plugins/session.ts';
import { openInstallation } from '../apps/server/src/start.ts';
import { smtpSink } from '../apps/server/src/testing/smtpSink.ts';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { explained, type Figure, limitedFigure, listed, median } from './report.ts';
import { askHost } from './server/hostRequest.ts';
import { type Running, runUntilAnswered } from './server/runProcess.ts';
import { p99, startVisitors, type Visit } from './server/visitors.ts';

const PEOPLE = 5000;
const EVENTS = 10_000;
const LINES = 20_000;
const SIGN_INS = 200;
const STREAMS = 100;
const STREAMS_OF_ONE = 8;
/** The delay of a mail server. */
const MAIL_MS = 150;
/** How long the quiet institute is observed, in milliseconds: at least this, and at most this for longer loads. */
const MEASURED_MS = Number(process.env.NEIGHBOURS_SECONDS ?? 20) * 1000;
const MAX_MEASURED_MS = 6 * MEASURED_MS;
/** Runs only loads that match this expression, for working on one of them. */
const ONLY = process.env.NEIGHBOURS_ONLY ?? '';
const LIMIT = 1.5;
const MAIL_WITHIN_MS = 10_000;
const PASSWORD = 'correct horse battery';

/** What the people of the quiet institute read in turn, besides creating events. */
const READS = [
  ...['/auth/fetchAuth', '/api/events/latest', '/api/notifications/unseen', '/api/events/events?limit=30', '/api/dashboard/stats'],
  ...['/api/rooms', '/api/inbox?limit=30', '/api/analytics/president'],
];

const inMs = (amount: number) => `${amount.toFixed(0)} ms`;

/** One of the two institutes. */
interface Institute {
  readonly context: Context;
  readonly host: string;
  readonly presidentId: string;
  readonly cookie: string;
  readonly unitId: string;
}

/** Adds people without a session. */
async function addPeople({ db, instituteId }: Context, count: number, name: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  const person = { instituteId, name: 'Somebody', emailVerified: true, onboardingComplete: true };
  for (let from = 0; from < count; from += 1000) {
    const rows = ids
      .slice(from, from + 1000)
      .map((id, index) => ({ ...person, id, email: `${name}${from + index}@${instituteId}.example` }));
    await db.insert(users).values(rows);
  }
  return ids;
}

async function openInstitute(context: Context, host: string): Promise<Institute> {
  const { db, instituteId, config, clock } = context;
  const presidentId = newId();
  const passwordHash = await hashPassword(PASSWORD);
  const person = { instituteId, name: 'President', emailVerified: true, onboardingComplete: true, role: 'PRESIDENT' as const };
  await db.insert(users).values({
    ...person,
    id: presidentId,
    email: `president@${host}`,
    passwordHash,
    administratorSince: clock(),
  });
  const session = await openSession(context, { id: presidentId, passwordHash });
  const unitId = newId();
  const unit = { name: 'Robotics', type: 'Club', category: 'scitech', contactEmail: `robotics@${host}` } as const;
  await db.insert(orgUnits).values({ instituteId, id: unitId, ...unit });
  return { context, host, presidentId, cookie: `${cookieName(config)}=${session}`, unitId };
}

/** The events of a large institute, within the range of the calendar. */
async function addEvents({ context: { db, instituteId }, unitId }: Institute): Promise<void> {
  for (let from = 0; from < EVENTS; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const startsAt = new Date(Date.now() + ((from + index) / EVENTS - 0.5) * 300 * 86_400_000);
      const times = { startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000), createdAt: startsAt, updatedAt: startsAt };
      return { instituteId, id: newId(), title: `Event ${from + index}`, category: 'technical' as const, unitId, ...times };
    });
    await db.insert(events).values(rows);
  }
}

/** An expensive operation: starts when called, and resolves when it is over. */
interface Load {
  readonly what: string;
  run(): Promise<void>;
}

function loadsOf(noisy: Institute, node: Running): Load[] {
  const { context, host, cookie, presidentId, unitId } = noisy;
  const { db, instituteId } = context;
  const ask = (address: string, more: Partial<Parameters<typeof askHost>[0]> = {}) =>
    askHost({ url: `${node.url}${address}`, host, cookie, ...more });
  const actor = { userId: presidentId } as Parameters<typeof chooseColumns>[1]['actor'];
  let table = 0;
  const expect = ({ status, text }: { status: number; text: string }, wanted: number) => {
    if (status !== wanted) throw new Error(`${status} ${text}`);
    return text;
  };

  const importPeople = async () => {
    table += 1;
    const line = (n: number) => `new${table}x${n}@${host},Person ${n},N${table}x${n},B.Tech,Physics,2024`;
    const header = importColumns('people').map(([, column]) => column.header);
    const text = [header.join(','), ...Array.from({ length: LINES }, (_, n) => line(n))].join('\n');
    const uploaded = await uploadTable(context, { actor, claim: undefined, kind: 'people', name: 'people.csv', file: new Blob([text]) });
    if (!uploaded.ok) throw new Error(uploaded.refusal.message);
    const { _id: importId, header: columns } = uploaded.value;
    const until = async (state: string) => {
      for (;;) {
        const found = await readImport(context, importId);
        if (!found.ok || found.value.state === 'failed') throw new Error('The table was not read.');
        if (found.value.state === state) return;
        await pause(200);
      }
    };
    await chooseColumns(context, { actor, importId, input: { columns: guessColumns('people', columns) } });
    await until('checked');
    await applyImport(context, { actor, importId, input: { at: null } });
    await until('applied');
  };

  const notice = async () => {
    const startsAt = new Date(Date.now() + 86_400_000);
    const event = { instituteId, id: newId(), title: 'Robo Soccer', category: 'technical' as const, unitId, registrationRequired: true };
    await db.insert(events).values({ ...event, startsAt, endsAt: startsAt });
    const people = await db.select({ id: users.id }).from(users).where(eq(users.instituteId, instituteId)).limit(PEOPLE);
    const row = { instituteId, eventId: event.id, state: 'registered' as const, registeredAt: new Date() };
    await db.insert(registrations).values(people.map(({ id }, arrival) => ({ ...row, userId: id, arrival })));
    const since = performance.now();
    const body = { subject: 'New hall', text: 'We meet in the old hall.', includes_waiting: false };
    expect(await ask(`/api/events/${event.id}/registrations/mail`, { method: 'POST', body }), 200);
    console.error(`The notice to ${people.length} was taken in ${inMs(performance.now() - since)}.`);
    while ((await db.$count(pendingNotifications)) > 0) await pause(100);
  };

  const erasure = async () => {
    const [person] = await addPeople(context, 1, `leaving${newId()}`);
    await db
      .update(users)
      .set({ leavesAt: new Date(0) })
      .where(and(eq(users.instituteId, instituteId), eq(users.id, person ?? '')));
    await enqueueJob(db, { queue: 'sweep', data: {}, at: new Date() });
    await pause(MEASURED_MS);
  };

  const signIn = (index: number) =>
    ask('/auth/login', {
      method: 'POST',
      cookie: '',
      headers: { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.9` },
      body: { email: `president@${host}`, password: PASSWORD },
    });

  const reconnect = async () => {
    const people = await addPeople(context, Math.ceil(STREAMS / STREAMS_OF_ONE), `stream${newId()}`);
    const sessions: string[] = [];
    for (const id of people) sessions.push(`${cookieName(context.config)}=${await openSession(context, { id, passwordHash: null })}`);
    for (let round = 0; round < 5; round += 1) {
      const streams = await Promise.all(
        Array.from({ length: STREAMS }, (_, index) => openStream(node, host, sessions[index % sessions.length] ?? '')),
      );
      await pause(500);
      for (const stream of streams) stream.disconnect();
      await pause(500);
    }
  };

  let feed: string | undefined;
  const calendar = async () => {
    feed ??= new URL(
      (JSON.parse(expect(await ask('/api/calendar/feeds', { method: 'PUT', body: { kind: 'institute' } }), 200)) as { url: string }).url,
    ).pathname;
    // Rewrites every page of the table.
    await db.update(events).set({ venue: newId() }).where(eq(events.instituteId, instituteId));
    for (let time = 0; time < 3; time += 1) expect(await ask(feed, { headers: { 'accept-encoding': 'gzip' } }), 200);
  };

  return [
    { what: `a table of ${LINES} people`, run: importPeople },
    { what: `a notice to ${PEOPLE}`, run: notice },
    { what: 'an erasure', run: erasure },
    { what: 'a recount', run: async () => void (await recountFigures(db, instituteId)) },
    {
      what: `${SIGN_INS} sign-ins at once`,
      run: async () => void (await Promise.all(Array.from({ length: SIGN_INS }, (_, index) => signIn(index)))),
    },
    { what: `${STREAMS} streams that come back`, run: reconnect },
    { what: `a calendar of ${EVENTS} events`, run: calendar },
  ];
}

/** An open event stream, and whether it was ended. */
function openStream({ url }: Running, host: string, cookie: string): Promise<{ disconnect(): void; isEnded(): boolean }> {
  return new Promise((resolve, reject) => {
    let isEnded = false;
    get(`${url}/api/changes`, { headers: { host, cookie, 'sec-fetch-site': 'same-origin' } }, (answer) => {
      answer
        .on('error', () => undefined)
        .on('close', () => {
          isEnded = true;
        });
      answer.resume();
      resolve({ disconnect: () => answer.destroy(), isEnded: () => isEnded });
    }).on('error', reject);
  });
}

const failed = (visits: readonly Visit[]) => visits.filter(({ status }) => status < 200 || status >= 400);

export async function measure(): Promise<Figure[]> {
  await using started = new AsyncDisposableStack();
  const { path: folder } = started.use(await mkdtempDisposable(path.join(tmpdir(), 'quad-neighbours-')));
  const postgres = started.adopt(await startPostgres(), ({ stop }) => stop());
  const sink = started.adopt(await smtpSink({ answersAfter: () => pause(MAIL_MS) }), (each) => each.close());
  const env = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, SMTP_URL: sink.url, TRUST_PROXY: 'loopback' },
    LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  };
  const config = readConfig({ ...process.env, ...env, LOG_LEVEL: 'error' }, folder);
  const { connection, platform } = await openInstallation(config);
  started.defer(() => connection.close());
  const add = async (name: string) => {
    const { id } = await createInstitute({ ...platform, connection }, { name, domain: `${name}.example`, hosts: [`${name}.example`] });
    // The list of institutes is cached for a while.
    const context = await new InstituteContexts(platform).byId(id);
    if (!context) throw new Error('The institute is not there.');
    return openInstitute(context, `${name}.example`);
  };
  const noisy = await add('north');
  const quiet = await add('south');
  await addEvents(noisy);
  await addPeople(noisy.context, PEOPLE, 'student');
  await addPeople(quiet.context, 500, 'student');
  const node = started.use(await runUntilAnswered(env));
  const { host, cookie, unitId } = quiet;
  const visitors = started.use(startVisitors({ url: node.url, host, cookie, unitId, people: 4, thinkMs: 150, paths: READS }));
  let ended = 0;
  /** Milliseconds until a requested link arrives by mail at the quiet institute. */
  const mailed = async (): Promise<number> => {
    const name = `forgets${newId()}`;
    await addPeople(quiet.context, 1, name);
    const email = `${name}0@${quiet.context.instituteId}.example`;
    const since = performance.now();
    const headers = { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` };
    const { status, text } = await askHost({
      ...{ url: `${node.url}/auth/forgot-password`, host: quiet.host, method: 'POST', headers },
      body: { email },
    });
    if (status !== 200) throw new Error(`A link was answered with ${status}: ${text}`);
    const hasArrived = () => sink.received.some(({ to }) => to.includes(email));
    while (!hasArrived() && performance.now() - since < 6 * MAIL_WITHIN_MS) await pause(50);
    return hasArrived() ? performance.now() - since : Number.POSITIVE_INFINITY;
  };
  const watch = async (load?: Load) => {
    await visitors.visitsSoFar();
    const running = load?.run();
    const mail = load && mailed();
    await Promise.race([Promise.all([pause(MEASURED_MS), running]), pause(MAX_MEASURED_MS)]);
    const visits = await visitors.visitsSoFar();
    // The next measurement starts when this is over.
    await running;
    return { visits, mail: (await mail) ?? 0 };
  };
  await pause(MEASURED_MS);
  const figures: Figure[] = [];
  for (const load of loadsOf(noisy, node).filter(({ what }) => new RegExp(ONLY).test(what))) {
    // A new stream for each load, because streams end by themselves after some minutes.
    const stream = await openStream(node, quiet.host, quiet.cookie);
    const alone = [await watch()];
    const beside = [await watch(load), await watch(load)];
    alone.push(await watch());
    ended += Number(stream.isEnded());
    stream.disconnect();
    const [before, during] = [alone, beside].map((arms) => median(arms.map(({ visits }) => p99(visits)))) as [number, number];
    const all = beside.flatMap(({ visits }) => visits);
    const errors = failed(all);
    if (errors.length > 0) console.error(`${load.what}: ${errors.map(({ status, path: at }) => `${status} ${at}`).join(', ')}`);
    const ratio = limitedFigure(`${load.what}: p99 of the other institute over that alone`, during / before, LIMIT);
    console.error(
      `${load.what}: ${inMs(during)} over ${inMs(before)}, ${errors.length} errors of ${all.length}, link ${beside.map(({ mail }) => inMs(mail)).join(', ')}`,
    );
    figures.push(
      explained(ratio, `${inMs(during)} over ${inMs(before)}, ${all.length} requests`),
      limitedFigure('  errors', errors.length, 0, String),
      limitedFigure('  until a link is there', Math.max(...beside.map(({ mail }) => mail)), MAIL_WITHIN_MS, inMs),
    );
  }
  figures.push(
    limitedFigure('streams of the other institute that were ended', ended, 0, String),
    listed('mails that were sent meanwhile', String(sink.received.length)),
  );
  return figures;
}
