import { availableParallelism } from 'node:os';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITION } from './vite.conditions.ts';

/** Where `npm test` reads what a run counted: beside the package that asked for it, by the name of the task. */
function reportFile({ npm_package_json: asked = '', npm_lifecycle_event: task = '' }: NodeJS.ProcessEnv): string {
  return path.join(path.dirname(asked), '.reports', `${task.replaceAll(':', '-')}.xml`);
}

/**
 * When a test or a hook is given up, in milliseconds: the one guard against what never ends, and no bound on work, which is counted in
 * work. A machine may be busy, and a wall clock knows nothing of what a test did meanwhile.
 */
export const HANGS_AFTER = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 300_000 } } };

/**
 * Server tests that run on both databases at every change: the embedded one is the same PostgreSQL in the process, with one connection,
 * started and kept in another way, and these are about just that. All others ask nothing of a database but what SQL promises: they run on
 * PostgreSQL, the production's, and on the embedded one in the full tier (TEST_TIER=full) only.
 */
const ABOUT_BOTH_DATABASES = [
  // Opening, locking and migrating a database, being killed; backup and restore; databases of former versions.
  'main',
  'commands/commands',
  'operating/shipped',
  'db/upgrades',
  'db/seed/seedDemo',
  // For which institute a statement is, and how it is sent, is said to each in another way.
  'db/rowLevelSecurity',
  'db/statement',
  // Every call's answer, and what is left of one that is told no.
  'parity',
  // Who writes while somebody else does: one connection, in turns.
  'features/room-requests/roomRequests',
  // Who spends the same at the same moment.
  'features/ledger/ledger',
  'features/series/series',
  // Whether others come in between while the one connection is busy with a table.
  'features/imports/embeddedTables',
  // Work for later, and news of changes, by the same process.
  'jobs/work',
  'features/changes/changeFeed',
];
const isFullTier = process.env.TEST_TIER === 'full';

/** Modules and a database are loaded once a worker: tests keep apart by each having an institute of its own. */
const SERVER_TESTS = {
  ...HANGS_AFTER,
  pool: 'forks',
  isolate: false,
  maxWorkers: availableParallelism(),
  // After the units: Vitest starts at a time only what has the same number of workers.
  sequence: { groupOrder: 1 },
} as const;

/** Tests sign people in by the hundred; what hashing a password costs is what few of them are about (testing/hashing.ts). */
const CHEAP_HASHING = {
  find: /^\.\/hashing\.ts$/,
  replacement: path.join(import.meta.dirname, 'apps/server/src/testing/hashing.ts'),
};

const conditions = { resolve: { conditions: [SOURCE_CONDITION] }, ssr: { resolve: { conditions: [SOURCE_CONDITION] } } };
const serverSources = { ...conditions, resolve: { ...conditions.resolve, alias: [CHEAP_HASHING] } };

/** All tests but the stories: loading Storybook takes longer than most of them, so their tasks do without it. */
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
          // One registry of modules for all files of a worker: loading them again for each took five times as long as the tests.
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
