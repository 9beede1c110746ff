// From a fresh clone to a served sign-in page with one command, and the same command again.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Figure, limitedFigure, printReport } from './report.ts';
import { ROOT, runUntilAnswered } from './server/runProcess.ts';

const inSeconds = (amount: number) => `${amount.toFixed(1)} s`;

/** Clones what is committed, starts it twice and takes the time to the first sign-in page. npm's cache is as it is found. */
export async function measureFreshClone(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-clone-'));
  try {
    await promisify(execFile)('git', ['clone', '--quiet', ROOT, folder]);
    return [
      limitedFigure('fresh clone to served portal', await secondsToServe(folder), 90, inSeconds),
      limitedFigure('second start', await secondsToServe(folder), 5, inSeconds),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsToServe(folder: string): Promise<number> {
  const running = await runUntilAnswered({ args: ['scripts/start.mjs'], cwd: folder, address: '/login' });
  await running.stop();
  return running.startedIn / 1000;
}

if (import.meta.main) printReport(await measureFreshClone());
