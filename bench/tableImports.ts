// Seconds in which tables of 10,000 lines are checked and done, and by how much what is alive grows meanwhile, on both databases.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { type Figure, limitedFigure, listed, printReport } from './report.ts';
import { ROOT } from './server/runProcess.ts';

const LINES = 10_000;
/** What a table has to be through within, checked or done. */
const SECONDS = 60;
/** However long a table is, so much of it may be alive at most: a batch of its lines, and of each a key and what became of it. */
const MEGABYTES = 30;

interface Measured {
  readonly kind: string;
  readonly check: number;
  readonly apply: number;
  readonly grown: number;
}

async function measure(engine: 'postgres' | 'embedded', url: string, kinds: readonly string[]): Promise<Figure[]> {
  const program = path.join(ROOT, 'bench/server/tableImporter.ts');
  const args = ['--expose-gc', '--conditions=@quad/source', program, engine, String(LINES), ...kinds];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL: url } });
  const measured: Measured[] = JSON.parse(stdout);
  return measured.flatMap(({ kind, check, apply, grown }) => [
    limitedFigure(
      `${LINES} lines of ${kind}, ${engine}: the longer step`,
      Math.max(check, apply),
      SECONDS,
      (time) => `${time.toFixed(1)} s`,
    ),
    listed('of it checking, doing', `${check.toFixed(1)} s, ${apply.toFixed(1)} s`),
    limitedFigure('what is alive grows by', grown / 1e6, MEGABYTES, (size) => `${size.toFixed(1)} MB`),
  ]);
}

/** All kinds of tables, or those that are named. */
export async function measureTableImports(kinds: readonly string[] = []): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    return [...(await measure('postgres', postgres.url, kinds)), ...(await measure('embedded', '', kinds))];
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) printReport(await measureTableImports(process.argv.slice(2)));
