// What a calendar of 10,000 events costs a node, in processor time: written by another node before, after a change, and unchanged. On
// PostgreSQL, over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Figure, limitedFigure, listed, median, printReport } from './report.ts';
import { campusWith, type GrownCampus } from './server/grownCampus.ts';
import { cpuOf } from './server/processCpu.ts';
import { type Running, runUntilAnswered, SERVER } from './server/runProcess.ts';

/** Over ten years: more than a feed has at most fall into the last two of them. */
const EVENTS = 80_000;
/** One for all nodes, for each event says where its page is. */
const PORTAL = 'http://portal.campus.example';
const IN_FEED = 10_000;
const LIMIT_MS = 50;
const NODES = 5;
const CHANGES = 15;
/** Linux counts processor time in steps, so that what is cheap is asked for so often at a time. */
const UNCHANGED = 40;
/** Until a node has nothing more to do of what it did last. */
const QUIET_MS = 1500;

const inMs = (amount: number) => `${amount.toFixed(0)} ms`;

/** The processor time of one read by each kind of node. */
export async function measureCalendarFeed(): Promise<Figure[]> {
  const campus = await campusWith(EVENTS, { PORTAL_URL: PORTAL });
  const client = new pg.Client({ connectionString: campus.databaseUrl });
  await client.connect();
  try {
    const address = await feedOf(campus);
    const first = await costOf(campus.server, address);
    if (first.events !== IN_FEED) throw new Error(`The feed has ${first.events} events and not ${IN_FEED}.`);
    const cold: number[] = [];
    for (let node = 0; node < NODES; node += 1) cold.push(await onNewNode(campus, address));
    const changed: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      await changeOne(client);
      changed.push((await costOf(campus.server, address)).milliseconds);
    }
    const what = `feed of ${IN_FEED} events`;
    return [
      listed(`${what}: before any node has written it`, inMs(first.milliseconds)),
      limitedFigure(`${what}: on a node that starts`, median(cold), LIMIT_MS, inMs),
      limitedFigure(`${what}: after one of them has changed`, median(changed), LIMIT_MS, inMs),
      listed(`${what}: 304`, `${(await costUnchanged(campus.server, address)).toFixed(1)} ms`),
    ];
  } finally {
    await client.end();
    await campus.stop();
  }
}

/** The path of a new address of all events. */
async function feedOf({ server, cookieOf }: GrownCampus): Promise<string> {
  const answer = await fetch(`${server.url}/api/calendar/feeds`, {
    method: 'PUT',
    headers: { cookie: await cookieOf('student'), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ kind: 'institute' }),
  });
  if (!answer.ok) throw new Error(`An address was answered with ${answer.status}.`);
  return new URL(((await answer.json()) as { url: string }).url).pathname;
}

async function costOf({ url, pid = 0 }: Running, address: string): Promise<{ milliseconds: number; events: number }> {
  await pause(QUIET_MS);
  const before = cpuOf(pid);
  const answer = await fetch(`${url}${address}`, { headers: { 'accept-encoding': 'gzip' } });
  if (answer.status !== 200) throw new Error(`The feed was answered with ${answer.status}.`);
  const text = await answer.text();
  const milliseconds = cpuOf(pid) - before;
  await pause(QUIET_MS);
  return { milliseconds, events: text.split('BEGIN:VEVENT').length - 1 };
}

/** Of a node that shares nothing with the others but the database. */
async function onNewNode({ environment }: GrownCampus, address: string): Promise<number> {
  const node = await runUntilAnswered({ args: [SERVER], env: environment, address: '/readyz' });
  try {
    return (await costOf(node, address)).milliseconds;
  } finally {
    await node.stop();
  }
}

/** As somebody does who corrects a place. */
async function changeOne(client: pg.Client): Promise<void> {
  await client.query(
    `update events set venue = 'Hall ' || md5(random()::text), updated_at = now()
     where id = (select id from events where starts_at > now() order by starts_at limit 1)`,
  );
}

async function costUnchanged({ url, pid = 0 }: Running, address: string): Promise<number> {
  const { headers } = await fetch(`${url}${address}`);
  await pause(QUIET_MS);
  const before = cpuOf(pid);
  for (let read = 0; read < UNCHANGED; read += 1) {
    const answer = await fetch(`${url}${address}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    if (answer.status !== 304) throw new Error(`A feed that has not changed was answered with ${answer.status}.`);
  }
  return (cpuOf(pid) - before) / UNCHANGED;
}

if (import.meta.main) printReport(await measureCalendarFeed());
