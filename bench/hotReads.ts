// CPU time of the node per request, on PostgreSQL with 8 connections, for the product and for Express and pg with the same SQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { costFigure, type Figure, medianCosts, printReport } from './report.ts';
import { costPerRequest, cpuOf } from './server/processCpu.ts';
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

function costOf({ url, pid = 0 }: Running, address: string, headers: Record<string, string>): Promise<number> {
  return costPerRequest(`${url}${address}`, { connections: CONNECTIONS, amount: REQUESTS, headers, used: () => cpuOf(pid) });
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
      const [own = Number.NaN, theirs = Number.NaN] = await medianCosts(
        ROUNDS,
        [server, express].map((each) => () => costOf(each, address, headers)),
      );
      figures.push(costFigure(`${address}: CPU over Express + pg`, own, theirs, LIMIT));
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
