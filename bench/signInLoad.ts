// Signing in under load: whether response times reveal who has an account, and the effect of two hundred simultaneous sign-ins on other
// requests.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { atLeastFigure, type Figure, limitedFigure, listed, median, percentile, printReport } from './report.ts';
import { ROOT, type Running, runUntilAnswered, SERVER } from './server/runProcess.ts';

const ATTEMPTS = 200;
const MAILBOXES = ['student', 'newcomer', 'robotics', 'scitech', 'academic', 'cultural', 'sports'];
/** Wrong passwords per account, each from another address; more would slow down the account's sign-ins. */
const GUESSES = 18;
const PRESIDENT = 'president@campus.example';
const PASSWORD = 'campus-demo-2026';
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
export async function measureSignInLoad(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-sign-in-'));
  const postgres = await startPostgres();
  const env = {
    DEMO: 'true',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    TRUST_PROXY: 'loopback',
    LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  };
  const server = await runUntilAnswered({ args: [SERVER], env, address: '/readyz' });
  try {
    return [...(await measureTiming(server)), ...(await storm(server))];
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function logIn({ url }: Running, email: string, { password, address }: { password: string; address: string }) {
  const since = performance.now();
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
  const body = await answer.text();
  return { status: answer.status, body, took: performance.now() - since, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Alternates between a known and an unknown account, each pair from another address, so that none is rate-limited. */
async function measureTiming(server: Running): Promise<Figure[]> {
  const answers = new Set<string>();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let attempt = 0; attempt < GUESSES * MAILBOXES.length; attempt += 1) {
    const mailbox = MAILBOXES[attempt % MAILBOXES.length];
    for (const who of attempt % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = `${who === 'known' ? mailbox : `no-${mailbox}`}@campus.example`;
      const { status, body, took } = await logIn(server, email, { password: 'not the password', address: `10.0.${attempt}.1` });
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
  const signIn = (index: number) => logIn(server, PRESIDENT, { password: PASSWORD, address: `10.${index >> 8}.${index & 255}.9` });
  const { cookie } = await signIn(ATTEMPTS);
  const readers = startReaders(server, cookie);
  await setTimeout(WARM_UP_MS);
  await readers.timesSoFar();
  await setTimeout(IDLE_MS);
  const idle = await readers.timesSoFar();
  let memory = 0;
  const watching = setInterval(async () => {
    memory = Math.max(memory, await memoryOf(server));
  }, 20);
  const logins = await Promise.all(Array.from({ length: ATTEMPTS }, (_, index) => signIn(index)));
  const during = await readers.timesSoFar();
  clearInterval(watching);
  await readers.stop();
  const taken = logins.filter(({ status }) => status === 200).length;
  const busy = logins.filter(({ status }) => status === 503).length;
  if (taken + busy !== ATTEMPTS) throw new Error('The status of a sign-in was neither 200 nor 503.');
  return [
    limitedFigure(`${ATTEMPTS} sign-ins at once: memory of the server`, memory, 400, (size) => `${size.toFixed(0)} MB`),
    limitedFigure('list reads meanwhile, p99 over p99 when idle', percentile(during, 0.99) / percentile(idle, 0.99), 3, (ratio) =>
      ratio.toFixed(2),
    ),
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

/** Reads a list continuously in a worker thread, so that this thread does not delay it. */
function startReaders({ url }: Running, cookie: string) {
  const worker = new Worker(new URL('server/readForever.ts', import.meta.url), {
    workerData: { address: `${url}/api/events/latest`, cookie },
  });
  return {
    /** The durations of all reads since the last call. */
    async timesSoFar(): Promise<number[]> {
      worker.postMessage('times');
      const [times] = await once(worker, 'message');
      return times;
    },
    stop: () => worker.terminate(),
  };
}

/** Resident memory in MB on Linux; 0 elsewhere. */
async function memoryOf({ pid }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

if (import.meta.main) printReport(await measureSignInLoad());
