import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ name: string, group: 'checks' | 'tests' | 'browser', isShown?: boolean, run: (context: { databaseUrl?: string }) => Promise<Result> }} Suite
 */

/** A program whose exit code is its verdict: one check, passed or failed. */
function check(name, command, args, env) {
  return {
    name,
    group: 'checks',
    run: async () => {
      const { code, output } = await run(command, args, { env });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Reads a report that a test runner wrote; one that is missing counts as one failure. */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A run that ends badly without a failed test (a crash, an unhandled error) is a failure too. */
function verdict(counted, code, output) {
  return { passed: counted.passed, failed: counted.failed || (code === 0 ? 0 : 1), output };
}

function vitest(name, group, args, env = () => ({})) {
  return {
    name,
    group,
    run: async (context) => {
      const report = path.join(tmpdir(), `quad-${process.pid}-${name.replace(/\W+/g, '-')}.json`);
      const { code, output } = await run(
        'vitest',
        ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        { env: env(context) },
      );
      const counted = readReport(report, (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests + (json.numTotalTests === 0 ? 1 : 0),
      }));
      rmSync(report, { force: true });
      return verdict(counted, code, output);
    },
  };
}

function playwright(name) {
  return {
    name,
    group: 'browser',
    run: async () => {
      const report = path.join(tmpdir(), `quad-${process.pid}-journeys.json`);
      const { code, output } = await run('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      const counted = readReport(report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
      rmSync(report, { force: true });
      return verdict(counted, code, output);
    },
  };
}

const CHECKS = [
  check('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--ui=stream']),
  check('types of scripts and tests', 'tsc', ['--noEmit', '-p', '.']),
  check('lint and format', 'biome', ['ci', '--colors=off', '.']),
  check('import rules', 'node', ['scripts/import-rules.mjs']),
  check('undeclared dependencies', 'turbo', ['boundaries']),
  check('dead code', 'knip', []),
  check('lockfile for every platform', 'node', ['scripts/complete-lock.mjs', '--check']),
  check('generated files match the tokens', 'node', ['scripts/tokens-drift.mjs']),
  check('migrations match the tables', 'node', ['scripts/migrations-drift.mjs']),
];

const TESTS = [
  vitest('units and properties', 'tests', ['--project=unit', '--coverage']),
  vitest('server on the embedded database', 'tests', ['--project=server']),
  vitest('server on PostgreSQL', 'tests', ['--project=server'], ({ databaseUrl }) => ({ TEST_DATABASE_URL: databaseUrl ?? '' })),
];

const BUILD = [
  { ...check('build', 'turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream']), group: 'browser' },
  { ...check('Storybook and its manifest', 'node', ['scripts/storybook.mjs']), group: 'browser' },
  { ...check('packages in a blank app', 'node', ['scripts/packages.mjs']), group: 'browser', isShown: true },
  { ...check('size budgets', 'node', ['bench/sizes.ts']), group: 'browser', isShown: true },
];
const [UNITS, ...SERVERS] = TESTS;

/**
 * Everything that `npm test` runs: phases one after the other, in each two lanes side by side, because no suite keeps two cores
 * busy by itself. The stories are not beside the server's tests: both want a whole core all the time.
 */
export const PHASES = /** @type {Suite[][][]} */ ([
  [
    [...CHECKS, UNITS],
    [...BUILD, vitest('stories', 'browser', ['--project=storybook'])],
  ],
  [SERVERS, [playwright('journeys')]],
]);
