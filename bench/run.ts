// `npm run bench` prints all figures with their budgets in one table; `npm run bench -- <name>` those of one metric.
import { spawnSync } from 'node:child_process';
import { type Figure, printReport } from './report.ts';
import { ROOT } from './server/runProcess.ts';

/** Each is a file beside this one. */
const METRICS = [
  ...['sizes', 'firstVisit', 'signInLoad', 'hotReads', 'neighbours', 'listGrowth', 'certificates', 'ledger', 'points', 'publicPages'],
  'keystrokes',
];

const [name] = process.argv.slice(2);
if (name && !METRICS.includes(name)) throw new Error(`Unknown metric ${name}. Known metrics: ${METRICS.join(', ')}.`);

const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], { cwd: ROOT, stdio: 'inherit' });
if (built.status !== 0) process.exitCode = 1;
const figures: Figure[] = [];
for (const each of name ? [name] : METRICS) {
  const { measure }: { measure: () => Promise<Figure[]> } = await import(`./${each}.ts`);
  figures.push(...(await measure()));
}
if (figures.length > 0) printReport(figures);
