// From the start of the process to the first answer, over a bare Fastify: on PostgreSQL and on the embedded database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { type Figure, printReport, ratioFigure } from './report.ts';
import { ROOT, runUntilAnswered, SERVER } from './server/runProcess.ts';

const ADDRESS = '/readyz';
const BARE_SERVER = `
  import fastify from 'fastify';
  const app = fastify();
  app.get('${ADDRESS}', async () => ({ status: 'ready' }));
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

/** Cold start on both databases, with data of a demonstration already there. */
export async function measureColdStart(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-cold-start-'));
  const postgres = await startPostgres();
  try {
    const onPostgres = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'files') };
    return [
      await compare('cold start to first 200 on PostgreSQL over a bare Fastify', onPostgres, 2),
      await compare('cold start to first 200 on the embedded database over a bare Fastify', { DATA_DIR: path.join(folder, 'data') }, 4),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(what: string, storage: Readonly<Record<string, string>>, limit: number): Promise<Figure> {
  const env = { DEMO: 'true', ...storage };
  // The first start fills the database, which is no part of the figure.
  await (await runUntilAnswered({ args: [SERVER], env, address: ADDRESS })).stop();
  const subject = () => startAndStop([SERVER], ROOT, env);
  const baseline = () => startAndStop(['--input-type=module', '-e', BARE_SERVER], path.join(ROOT, 'apps/server'), {});
  return ratioFigure(what, { subject, baseline }, limit);
}

async function startAndStop(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<number> {
  const running = await runUntilAnswered({ args, cwd, env, address: ADDRESS });
  await running.stop();
  return running.startedIn;
}

if (import.meta.main) printReport(await measureColdStart());
