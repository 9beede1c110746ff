// `npm run bench` prints all figures with their budgets in one table; `npm run bench -- <name>` those of one metric.
import { spawnSync } from 'node:child_process';
import { type Figure, printReport } from './report.ts';
import { ROOT } from './server/runProcess.ts';

type Measure = () => Promise<Figure[]>;

/** Loaded on demand. Every metric is also a program of its own: `node bench/<name>.ts`. */
const METRICS: Readonly<Record<string, Measure>> = {
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
  firstVisit: async () => (await import('./firstVisit.ts')).measureFirstVisit(),
  signInLoad: async () => (await import('./signInLoad.ts')).measureSignInLoad(),
  hotReads: async () => (await import('./hotReads.ts')).measureHotReads(),
  neighbours: async () => (await import('./neighbours.ts')).measureNeighbours(),
  listGrowth: async () => (await import('./listGrowth.ts')).measureListGrowth(),
  certificates: async () => (await import('./certificates.ts')).measureCertificates(),
  ledger: async () => (await import('./ledger.ts')).measureLedger(),
  points: async () => (await import('./points.ts')).measurePoints(),
  publicPages: async () => (await import('./publicPages.ts')).measurePublicPages(),
  keystrokes: async () => (await import('./keystrokes.ts')).measureKeystrokes(),
};

const name = process.argv[2];
if (name && !(name in METRICS)) throw new Error(`Unknown metric ${name}. Known metrics: ${Object.keys(METRICS).join(', ')}.`);

const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], { cwd: ROOT, stdio: 'inherit' });
if (built.status !== 0) process.exitCode = 1;
const figures: Figure[] = [];
for (const measure of name ? [METRICS[name]] : Object.values(METRICS)) figures.push(...((await measure?.()) ?? []));
if (figures.length > 0) printReport(figures);
