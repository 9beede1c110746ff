// Writes a second of 16 writers with a row in the audit log over writes without one: on PostgreSQL, with the log's keeper at work.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { atLeastFigure, type Figure, listed, median, medianInterval, printReport } from './report.ts';
import { ROOT } from './server/runProcess.ts';

/** Every round of the one over the round of the other beside it. */
export async function measureAuditWrites(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const program = path.join(ROOT, 'bench/server/auditWriter.ts');
    const env = { ...process.env, DATABASE_URL: postgres.url, NODE_ENV: 'test' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@quad/source', program], { env });
    const measured: { writes: number; with: number[]; without: number[] } = JSON.parse(stdout);
    const ratios = measured.without.map((time, index) => time / (measured.with[index] ?? Number.NaN));
    const [low, high] = medianInterval(ratios);
    const perSecond = (times: readonly number[]) => ((measured.writes / median(times)) * 1000).toFixed(0);
    return [
      atLeastFigure('proposing skills, 16 people at once: writes a second with the audit log over without', median(ratios), 0.8),
      listed(
        'the same, 95 %, and writes a second',
        `${low.toFixed(2)} to ${high.toFixed(2)}; ${perSecond(measured.with)} over ${perSecond(measured.without)}`,
      ),
    ];
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) printReport(await measureAuditWrites());
