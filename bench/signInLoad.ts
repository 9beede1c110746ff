// Signing in under load: whether the time tells who has an account, and what two hundred at once do to the others.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { median } from './charts/statistics.ts';
import { type Figure, limitedFigure, listed } from './report/figure.ts';
import { printReport } from './report/printReport.ts';
import { type Running, runUntilAnswered, SERVER } from './server/runProcess.ts';

const ATTEMPTS = 200;
const KNOWN = 'student@campus.example';
const UNKNOWN = 'nobody@campus.example';
const PRESIDENT = 'president@campus.example';
const PASSWORD = 'campus-demo-2026';
const IDLE_READS = 300;
const READERS = 2;

/** Sign-ins of known and unknown people, then two hundred at the same moment while others read. */
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
    return [...(await tellApart(server)), ...(await storm(server))];
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

/** Both accounts in turn, every pair from an address of its own, so that none of them is asked to wait. */
async function tellApart(server: Running): Promise<Figure[]> {
  const answers = new Set<string>();
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const email of attempt % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
      const { status, body, took } = await logIn(server, email, { password: 'not the password', address: `10.0.${attempt}.1` });
      answers.add(`${status} ${body.replace(/"requestId":"[^"]*"/, '')}`);
      times[email]?.push(took);
    }
  }
  if (answers.size !== 1) throw new Error('The answers to known and unknown people differ.');
  const difference = Math.abs(median(times[KNOWN] ?? []) - median(times[UNKNOWN] ?? []));
  const what = `${ATTEMPTS} sign-ins each of known and unknown people, the same bytes: difference of the medians`;
  return [limitedFigure(what, difference, 5, (time) => `${time.toFixed(2)} ms`)];
}

async function storm(server: Running): Promise<Figure[]> {
  const signIn = (index: number) => logIn(server, PRESIDENT, { password: PASSWORD, address: `10.1.${index}.1` });
  const { cookie } = await signIn(ATTEMPTS);
  const idle = await readFor(server, cookie, (reads) => reads < IDLE_READS);
  let isOver = false;
  let memory = 0;
  const watching = setInterval(async () => {
    memory = Math.max(memory, await memoryOf(server));
  }, 20);
  const reading = readFor(server, cookie, () => !isOver);
  const logins = await Promise.all(Array.from({ length: ATTEMPTS }, (_, index) => signIn(index)));
  isOver = true;
  const during = await reading;
  clearInterval(watching);
  const taken = logins.filter(({ status }) => status === 200).length;
  const busy = logins.filter(({ status }) => status === 503).length;
  if (taken + busy !== ATTEMPTS) throw new Error('A sign-in was answered with neither 200 nor 503.');
  return [
    limitedFigure(`${ATTEMPTS} sign-ins at once: memory of the server`, memory, 400, (size) => `${size.toFixed(0)} MB`),
    limitedFigure('list reads meanwhile, p99 over p99 when idle', percentile99(during) / percentile99(idle), 3, (ratio) =>
      ratio.toFixed(2),
    ),
    listed('sign-ins taken, and asked to try again', `${taken}, ${busy}`),
  ];
}

/** Reads a list as several people at once, for as long as it is told, and gives what each reading took. */
async function readFor({ url }: Running, cookie: string, goesOn: (reads: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  const read = async () => {
    while (goesOn(times.length)) {
      const since = performance.now();
      const answer = await fetch(`${url}/api/events/latest`, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`A list was answered with ${answer.status}.`);
      await answer.arrayBuffer();
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return times;
}

function percentile99(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Resident memory in MB, as Linux tells it; 0 elsewhere. */
async function memoryOf({ pid }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

if (import.meta.main) printReport(await measureSignInLoad());
