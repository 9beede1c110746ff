import { availableParallelism } from 'node:os';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITION } from './vite.conditions.ts';

/** The file from which `npm test` reads the counts of a run: beside the package of the task, named after the task. */
function reportFile({ npm_package_json: packageFile = '', npm_lifecycle_event: task = '' }: NodeJS.ProcessEnv): string {
  return path.join(path.dirname(packageFile), '.reports', `${task.replaceAll(':', '-')}.xml`);
}

/**
 * The timeouts of tests and hooks in milliseconds. They only stop what hangs and do not limit the duration of a test, because the machine
 * may be busy; tests limit work by counting it.
 */
export const HANGS_AFTER = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 600_000 } } };

/**
 * Server tests that run on both databases at every change. The embedded database is PostgreSQL within the process, with a single connection
 * and another way of starting and storing data, which these tests are about. All others only rely on SQL, so they run on PostgreSQL, as in
 * production, and on the embedded one in the full tier (TEST_TIER=full).
 */
const ABOUT_BOTH_DATABASES = [
  // Opening, locking and migrating a database, crashes, backup and restore, and databases of earlier versions.
  'main',
  'commands/commands',
  'operating/shipped',
  'db/upgrades',
  'db/seed/seedDemo',
  // The institute of a statement and the sending of statements differ between the databases.
  'db/rowLevelSecurity',
  'db/statement',
  // The response of every call, and the effects of a refused one.
  'parity',
  // Concurrent writes: on a single connection they alternate.
  'features/room-requests/roomRequests',
  'features/approvals/deciding',
  // Concurrent spending of the same money.
  'features/ledger/ledger',
  'features/series/series',
  // Whether others can run statements while the only connection is busy with a table.
  'features/imports/embeddedTables',
  // Jobs and change notifications within the same process.
  'jobs/work',
  'features/changes/changeFeed',
];
const isFullTier = process.env.TEST_TIER === 'full';

/** Modules and a database are loaded once per worker: tests are isolated by an institute of their own. */
const SERVER_TESTS = {
  ...HANGS_AFTER,
  pool: 'forks',
  isolate: false,
  maxWorkers: availableParallelism(),
  // After the unit tests, because Vitest only runs projects with the same number of workers together.
  sequence: { groupOrder: 1 },
} as const;

/** Tests sign in hundreds of users, and few of them are about the cost of hashing a password (testing/hashing.ts). */
const CHEAP_HASHING = {
  find: /^\.\/hashing\.ts$/,
  replacement: path.join(import.meta.dirname, 'apps/server/src/testing/hashing.ts'),
};

const conditions = { resolve: { conditions: [SOURCE_CONDITION] }, ssr: { resolve: { conditions: [SOURCE_CONDITION] } } };
const serverSources = { ...conditions, resolve: { ...conditions.resolve, alias: [CHEAP_HASHING] } };

/** All tests except stories, because loading Storybook takes longer than most of them. */
export default defineConfig({
  test: {
    reporters: process.env.TURBO_HASH ? ['default', ['junit', { outputFile: reportFile(process.env) }]] : ['default'],
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/fixtures/**', '**/index.ts'],
      thresholds: { branches: 100 },
    },
    projects: [
      {
        ...conditions,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          ...HANGS_AFTER,
          // One module registry for all files of a worker: loading modules for each file took five times as long as the tests.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        ...serverSources,
        test: {
          ...SERVER_TESTS,
          name: 'server-postgres',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['scripts/test-postgres.mjs', 'apps/server/src/testing/postgresSetup.ts'],
        },
      },
      {
        ...serverSources,
        test: {
          ...SERVER_TESTS,
          name: 'server-embedded',
          include: (isFullTier ? ['**/*'] : ABOUT_BOTH_DATABASES).map((name) => `apps/server/src/${name}.test.ts`),
          globalSetup: ['apps/server/src/testing/embeddedSetup.ts'],
        },
      },
    ],
  },
});
