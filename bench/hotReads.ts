// CPU time of the node per request, on PostgreSQL with 8 connections, for the product and for Express and pg with the same SQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { type Figure, limitedFigure, median, printReport } from './report.ts';
import { cpuOf } from './server/processCpu.ts';
import { ROOT, type Running, runUntilAnswered, SERVER } from './server/runProcess.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const REQUESTS = 1000;
/** The maximum ratio to Express. */
const LIMIT = 0.3;

const READS = [
  '/auth/fetchAuth',
  '/api/events/latest',
  '/api/dashboard/stats',
  '/api/analytics/president',
  '/api/events/by-role/PRESIDENT?limit=30',
] as const;

/** CPU time per request in milliseconds, with concurrent requests. */
async function costOf({ url, pid }: Running, address: string, headers: Record<string, string>, requests = REQUESTS): Promise<number> {
  if (pid === undefined) throw new Error('The process is gone.');
  const before = cpuOf(pid);
  const result = await autocannon({ url: `${url}${address}`, connections: CONNECTIONS, amount: requests, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address}: ${result.non2xx} refusals, ${result.errors} errors.`);
  return (cpuOf(pid) - before) / requests;
}

export async function measureHotReads(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-hot-reads-'));
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  // The demonstration fills the database; the measured server runs as in production.
  await (await runUntilAnswered({ args: [SERVER], env: { ...env, DEMO: 'true' }, address: '/readyz' })).stop();
  const production = {
    ...env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PORTAL_URL: 'https://portal.campus.example',
    EMAIL_PROOF: 'before-rights',
  };
  const server = await runUntilAnswered({ args: [SERVER], env: production, address: '/readyz' });
  const express = await runUntilAnswered({ args: [path.join(ROOT, 'bench/server/expressReads.ts')], env: production, address: '/readyz' });
  try {
    const answer = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'president@campus.example', password: 'campus-demo-2026' }),
    });
    const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const figures: Figure[] = [];
    for (const address of READS) {
      const rounds: { own: number; theirs: number }[] = [];
      for (const each of [server, express]) await costOf(each, address, headers, 2 * REQUESTS);
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ own: await costOf(server, address, headers), theirs: await costOf(express, address, headers) });
      const [own, theirs] = [median(rounds.map((round) => round.own)), median(rounds.map((round) => round.theirs))];
      const figure = limitedFigure(`${address}: CPU over Express + pg`, own / theirs, LIMIT, (ratio) => ratio.toFixed(2));
      figures.push({ ...figure, value: `${figure.value} (${own.toFixed(3)} over ${theirs.toFixed(3)} ms)` });
    }
    return figures;
  } finally {
    await express.stop();
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printReport(await measureHotReads());
