import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';
import { Advice } from './steps.mjs';

/**
 * A line of the final table: a task of turbo.json, which declares the inputs of the result.
 *
 * @typedef {object} Suite
 * @property {string} name for people
 * @property {'checks' | 'tests' | 'browser'} group
 * @property {string} task as `npm run` and turbo call it; runs in each package that has it
 * @property {1 | 2} [cores] how many it keeps busy; 1 also for two parallel tests that wait half of the time
 * @property {boolean} [lowPriority] CPU-bound, so it runs at low priority while other suites wait
 * @property {boolean} [isFull] repeats a suite of `npm test` in another environment: only in `npm run test:full`
 * @property {boolean} [isShown] its output is printed even if it passes
 * @property {'vitest' | 'playwright'} [runner] can run a shard of its tests, and reports them; a task without one is a single check
 * @property {string[]} [stories] folders whose stories all have to be in the report, because a story that leaves its page silently ends the
 * others
 */

/**
 * All suites in their starting order. Fast failures come first; suites that keep all cores busy, except while waiting for a browser or
 * database, are followed by CPU-bound ones that fill these gaps.
 */
export const SUITES = /** @type {Suite[]} */ ([
  { name: 'types', group: 'checks', task: 'typecheck' },
  { name: 'types of scripts and tests', group: 'checks', task: 'check:types' },
  { name: 'lint and format', group: 'checks', task: 'check:lint' },
  { name: 'import rules', group: 'checks', task: 'check:imports' },
  { name: 'undeclared dependencies', group: 'checks', task: 'check:dependencies' },
  { name: 'dead code', group: 'checks', task: 'check:dead-code' },
  { name: 'lockfile for every platform', group: 'checks', task: 'check:lockfile' },
  { name: 'generated files match the tokens', group: 'checks', task: 'check:tokens' },
  { name: 'architecture matches the imports', group: 'checks', task: 'check:architecture' },
  { name: 'migrations match the tables', group: 'checks', task: 'check:migrations' },
  { name: 'workflows', group: 'checks', task: 'check:workflows' },
  { name: 'build', group: 'browser', task: 'build', cores: 2 },
  {
    name: 'stories of the design system',
    group: 'browser',
    task: '@quad/ui#stories',
    stories: ['packages/ui/src'],
    cores: 2,
    runner: 'vitest',
  },
  { name: 'rules', group: 'tests', task: '@quad/domain#test', runner: 'vitest', lowPriority: true },
  { name: 'client and mocks', group: 'tests', task: '@quad/api-client#test', runner: 'vitest', lowPriority: true },
  { name: 'design system', group: 'tests', task: '@quad/ui#test', runner: 'vitest', lowPriority: true },
  { name: 'catalogue of texts', group: 'tests', task: '@quad/portal#test', runner: 'vitest', lowPriority: true },
  { name: 'scripts and documents', group: 'tests', task: 'test:repository', runner: 'vitest', lowPriority: true },
  { name: 'server on the embedded database', group: 'tests', task: '@quad/server#test:embedded', runner: 'vitest', lowPriority: true },
  { name: 'size budgets', group: 'browser', task: 'check:sizes', isShown: true },
  { name: 'Storybook and its manifest', group: 'browser', task: 'check:storybook', isFull: true },
  {
    name: 'stories of the portal and of mails',
    group: 'browser',
    task: '@quad/portal#stories',
    stories: ['apps/portal/src', '.storybook/atlas', 'apps/server/stories'],
    cores: 2,
    runner: 'vitest',
  },
  { name: 'server on PostgreSQL', group: 'tests', task: '@quad/server#test:postgres', runner: 'vitest' },
  { name: 'journeys', group: 'browser', task: 'journeys', cores: 2, runner: 'playwright' },
  { name: 'journeys that repeat at another place', group: 'browser', task: 'journeys:full', cores: 2, runner: 'playwright', isFull: true },
  { name: 'HTML of every screen', group: 'browser', task: 'check:html', isShown: true, isFull: true },
  { name: 'packages in a blank app', group: 'browser', task: 'check:packages', isShown: true, isFull: true },
]);

/** The JUnit file of a suite with a runner. */
export function reportOf({ task }) {
  const [, name, script] = /^(?:@quad\/([\w-]+)#)?(.+)$/.exec(task) ?? [];
  const folder = name ? `${['portal', 'server'].includes(name) ? 'apps' : 'packages'}/${name}/` : '';
  return `${folder}.reports/${script.replace(':', '-')}.xml`;
}

/** The selected suites; by default those that a change has to pass. */
export function chooseSuites(suites, { only = '', full = false } = {}) {
  return suites.filter(({ name, group, isFull }) => (full || !isFull) && (group === only || name.includes(only)));
}

/**
 * One shard of the suites, such as `2/4`: suites whose runner can shard are divided, the others are dealt out in turn, so that the long ones
 * at the end of the list are apart.
 *
 * @param {readonly Suite[]} suites
 * @param {string} shard
 */
export function shardOf(suites, shard) {
  const [part, parts] = shard.split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Advice(`--shard takes a part of a number of parts, such as 1/4, and not ${shard}.`);
  const undivided = suites.filter(({ runner }) => !runner);
  return suites.filter((suite) => suite.runner || undivided.indexOf(suite) % parts === part - 1);
}

/** Reads and removes turbo's summary of a run. */
function takeSummary(output) {
  const file = /^Summary: +(.+\.json)$/m.exec(output)?.[1];
  if (!file || !existsSync(file)) return [];
  const { tasks } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return tasks;
}

/** Runs one suite by turbo, which replays it if nothing has changed. */
export async function runSuite({ task, runner, stories, lowPriority }, { force = false, shard } = {}) {
  const since = Date.now();
  const words = [
    'run',
    task,
    '--ui=stream',
    '--log-prefix=none',
    '--output-logs=new-only',
    '--summarize',
    ...(force ? ['--force'] : []),
    ...(shard && runner ? ['--', `--shard=${shard}`] : []),
  ];
  const { code, output } = await run('turbo', words, { lowPriority });
  const own = takeSummary(output).filter(({ taskId }) => taskId === task || taskId.split('#')[1] === task);
  const report = reportOf({ task });
  const counted = runner ? countReport(report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  const missing = stories && !shard ? stories.flatMap((folder) => storiesNotIn(report, folder)) : [];
  return {
    passed: counted.passed,
    // A non-zero exit code without a failed test (a crash, an unhandled error) is a failure too.
    failed: (counted.failed || (code === 0 ? 0 : 1)) + missing.length,
    isReplayed: own.length > 0 && own.every(({ cache }) => cache.status === 'HIT'),
    seconds: (Date.now() - since) / 1000,
    output: [output, ...missing.map((file) => `${file} was not run.`)].join('\n'),
  };
}

/** Story files that are missing in a report. */
function storiesNotIn(report, folder) {
  const text = readReport(report);
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => !text.includes(`<testsuite name="${file}"`));
}

/** The text of a report; empty if there is none. */
export function readReport(file) {
  const full = path.join(ROOT, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/** Counts the tests of a JUnit report; a missing or empty report is one failure. */
export function countReport(file) {
  const report = readReport(file);
  const sum = (name) =>
    [...report.matchAll(new RegExp(`<testsuite [^>]*?\\b${name}="(\\d+)"`, 'g'))].reduce((all, [, count]) => all + Number(count), 0);
  const failed = sum('failures') + sum('errors');
  const passed = sum('tests') - failed - sum('skipped');
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}

/** The slowest stories of the texts of JUnit reports. */
export function slowestStories(reports, most = 20) {
  const cases = reports.flatMap((report) => [...report.matchAll(/<testcase classname="([^"]+)" name="([^"]+)" time="([\d.]+)"/g)]);
  return cases
    .map(([, file, name, seconds]) => ({ story: `${path.posix.basename(file, '.stories.tsx')}: ${name}`, seconds: Number(seconds) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}
