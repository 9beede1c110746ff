// CPU time of the node per request, on PostgreSQL with 8 connections, for the product and for Express and pg with the same SQL.
import path from 'node:path';
import { costFigure, type Figure, medianCosts, printReport } from './report.ts';
import { campusWith } from './server/largeDataset.ts';
import { costPerRequest, cpuOf } from './server/processCpu.ts';
import { ROOT, type Running, runUntilAnswered } from './server/runProcess.ts';

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
  const campus = await campusWith(0);
  // The demonstration fills the database; the measured server runs as in production.
  const headers = { cookie: `__Host-${await campus.cookieOf('president')}` };
  await campus.server.stop();
  const production = {
    ...campus.environment,
    DEMO: 'false',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PORTAL_URL: 'https://portal.campus.example',
    EMAIL_PROOF: 'before-rights',
  };
  const server = await runUntilAnswered(production);
  const express = await runUntilAnswered(production, path.join(ROOT, 'bench/server/expressReads.ts'));
  try {
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
    await campus.stop();
  }
}

if (import.meta.main) printReport(await measureHotReads());
