// Signing in under load: whether response times reveal who has an account, and the effect of two hundred simultaneous sign-ins on other
// requests.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { atLeastFigure, type Figure, limitedFigure, listed, median } from './report.ts';
import { campusWith, logIn } from './server/campus.ts';
import { watched } from './server/processCpu.ts';
import { ROOT, type Running } from './server/runProcess.ts';
import { p99, startVisitors } from './server/visitors.ts';

const ATTEMPTS = 200;
const MAILBOXES = ['student', 'newcomer', 'robotics', 'scitech', 'academic', 'cultural', 'sports'];
/** Wrong passwords per account, each from another address; more would slow down the account's sign-ins. */
const GUESSES = 18;
const WARM_UP_MS = 1000;
const IDLE_MS = 3000;
/** Sign-ins for the throughput with this number of concurrent clients, below the queue limit, so that none is refused. */
const MANY = 400;
const CLIENTS = 24;
const HASH_TIME = `
  import { hashSync, verifySync } from '@node-rs/argon2';
  const hashed = hashSync('password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const times = Array.from({ length: 20 }, () => {
    const since = performance.now();
    verifySync(hashed, 'password');
    return performance.now() - since;
  });
  console.log(JSON.stringify(times));
`;

/** Sign-ins of known and unknown accounts, then two hundred at once while others read. */
export async function measure(): Promise<Figure[]> {
  await using campus = await campusWith(0, { TRUST_PROXY: 'loopback' });
  return [...(await measureTiming(campus)), ...(await storm(campus))];
}

/** Alternates between a known and an unknown account, each pair from another address, so that none is rate-limited. */
async function measureTiming(server: Running): Promise<Figure[]> {
  const answers = new Set<string>();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let attempt = 0; attempt < GUESSES * MAILBOXES.length; attempt += 1) {
    const mailbox = MAILBOXES[attempt % MAILBOXES.length];
    for (const who of attempt % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const attempted = { password: 'not the password', from: `10.0.${attempt}.1` };
      const { status, body, took } = await logIn(server, who === 'known' ? String(mailbox) : `no-${mailbox}`, attempted);
      answers.add(`${status} ${body.replace(/"requestId":"[^"]*"/, '')}`);
      times[who].push(took);
    }
  }
  if (answers.size !== 1) throw new Error('The answers to known and unknown people differ.');
  const difference = Math.abs(median(times.known) - median(times.unknown));
  const what = `${GUESSES * MAILBOXES.length} sign-ins each of known and unknown people, the same bytes: difference of the medians`;
  return [limitedFigure(what, difference, 5, (time) => `${time.toFixed(2)} ms`)];
}

/** Two hundred at once, then as many one after another, while others read a list all the time. */
async function storm(server: Running): Promise<Figure[]> {
  const signIn = (index: number) => logIn(server, 'president', { from: `10.${index >> 8}.${index & 255}.9` });
  const { cookie } = await signIn(ATTEMPTS);
  const { url, pid } = server;
  const readers = startVisitors({ url, host: new URL(url).host, cookie, people: 2, thinkMs: 0, paths: ['/api/events/latest'] });
  await setTimeout(WARM_UP_MS);
  await readers.visitsSoFar();
  await setTimeout(IDLE_MS);
  const idle = await readers.visitsSoFar();
  let logins: { status: number }[] = [];
  const { peak } = await watched(pid, async () => {
    logins = await Promise.all(Array.from({ length: ATTEMPTS }, (_, index) => signIn(index)));
  });
  const during = await readers.visitsSoFar();
  await readers.stop();
  if ([...idle, ...during].some(({ status }) => status !== 200)) throw new Error('A list was not answered with 200.');
  const taken = logins.filter(({ status }) => status === 200).length;
  const busy = logins.filter(({ status }) => status === 503).length;
  if (taken + busy !== ATTEMPTS) throw new Error('The status of a sign-in was neither 200 nor 503.');
  return [
    limitedFigure(`${ATTEMPTS} sign-ins at once: memory of the server`, peak / 1024 ** 2, 400, (size) => `${size.toFixed(0)} MB`),
    limitedFigure('list reads meanwhile, p99 over p99 when idle', p99(during) / p99(idle), 3),
    listed('sign-ins taken, and asked to try again', `${taken}, ${busy}`),
    await throughput(signIn),
  ];
}

/** Sign-ins per second, relative to what the CPUs could hash if they did nothing else. */
async function throughput(signIn: (index: number) => Promise<{ status: number }>): Promise<Figure> {
  let next = 0;
  const client = async () => {
    while (next < MANY) {
      next += 1;
      const { status } = await signIn(1000 + next);
      if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`);
    }
  };
  const before = await hashTime();
  const since = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const took = performance.now() - since;
  const hash = (before + (await hashTime())) / 2;
  const share = ((MANY / took) * hash) / availableParallelism();
  const what = `sign-ins a second (${((MANY / took) * 1000).toFixed(0)}) over cores / hash time (${hash.toFixed(1)} ms)`;
  return atLeastFigure(what, share, 0.8);
}

/** Milliseconds of a single comparison, in a process in the server's folder, which has the library. */
async function hashTime(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', HASH_TIME], {
    cwd: path.join(ROOT, 'apps/server'),
  });
  return median(JSON.parse(stdout));
}
