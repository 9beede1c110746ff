// CPU time of the node per request, on PostgreSQL with 8 connections, for the product and for Express and pg with the same SQL.
import path from 'node:path';
import { costFigure, type Figure, medianCosts } from './report.ts';
import { campusWith, cookieOf } from './server/campus.ts';
import { costPerRequest } from './server/processCpu.ts';
import { ROOT, runUntilAnswered } from './server/runProcess.ts';

const LOAD = { connections: 8, amount: 1000 };
const ROUNDS = 3;
/** The maximum ratio to Express. */
const LIMIT = 0.3;

const READS = [
  '/auth/fetchAuth',
  '/api/events/latest',
  '/api/dashboard/stats',
  '/api/analytics/president',
  '/api/events/by-role/PRESIDENT?limit=30',
] as const;

export async function measure(): Promise<Figure[]> {
  await using campus = await campusWith(0);
  // The demonstration fills the database; the measured server runs as in production.
  const headers = { cookie: `__Host-${await cookieOf(campus, 'president')}` };
  await campus.stop();
  const production = {
    ...campus.environment,
    DEMO: 'false',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PORTAL_URL: 'https://portal.campus.example',
    EMAIL_PROOF: 'before-rights',
  };
  await using server = await runUntilAnswered(production);
  await using express = await runUntilAnswered(production, path.join(ROOT, 'bench/server/expressReads.ts'));
  const figures: Figure[] = [];
  for (const address of READS) {
    const [own, theirs] = await medianCosts(ROUNDS, [
      () => costPerRequest(server, address, { ...LOAD, headers }),
      () => costPerRequest(express, address, { ...LOAD, headers }),
    ] as const);
    figures.push(costFigure(`${address}: CPU over Express + pg`, own, theirs, LIMIT));
  }
  return figures;
}
