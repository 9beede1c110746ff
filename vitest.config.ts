import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';
import { SOURCE_CONDITION } from './vite.conditions.ts';

/** Where `npm test` reads what a run counted: beside the package that asked for it, by the name of the task. */
function reportFile({ npm_package_json: asked = '', npm_lifecycle_event: task = '' }: NodeJS.ProcessEnv): string {
  return path.join(path.dirname(asked), '.reports', `${task.replaceAll(':', '-')}.xml`);
}

/** Found before the tests start, because a dependency that Vite discovers late reloads the page under a running test. */
const BROWSER_DEPENDENCIES = [
  'react-dom/client',
  'react-router-dom',
  'radix-ui',
  'swr',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
  'valibot',
  'get-nonce',
  'lucide-react',
  'react-hook-form',
  '@hookform/resolvers/valibot',
  'downshift',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'axe-core',
];

/**
 * When a test or a hook is given up, in milliseconds: the one guard against what never ends, and no bound on work, which is counted in
 * work. A machine may be busy, and a wall clock knows nothing of what a test did meanwhile.
 */
const HANGS_AFTER = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 300_000 } } };

/**
 * Server tests that run on both databases at every change, because the two differ in what these are about. All others ask
 * nothing of a database but what SQL promises: they run on PostgreSQL, the production's, and on the embedded one in the full
 * tier (TEST_TIER=full) only.
 */
const ABOUT_BOTH_DATABASES = [
  // The process: opening, locking and migrating a database, being killed; backup and restore.
  'main',
  'commands/commands',
  'db/seed/seedDemo',
  // Every call's answer.
  'parity',
  // What the database itself refuses, counts or orders: constraints, triggers, locks, and the codes of their errors.
  'features/audit/audit',
  'features/figures/figures',
  'features/dashboard/dashboard',
  'features/room-requests/roomRequests',
  'features/events/eventChanges',
  'features/positions/appointing',
  'features/endorsements/endorsements',
  'features/feedback/resolving',
  'features/skills/skills',
  'features/org-units/orgUnits',
  'mail/outbox',
  'plugins/idempotency',
  'plugins/session',
  'plugins/logging',
  // Images are bytes in a column.
  'features/profile/photos',
];
const isFullTier = process.env.TEST_TIER === 'full';

/** Modules and a database are loaded once a worker: tests keep apart by each having an institute of its own. */
const SERVER_TESTS = {
  ...HANGS_AFTER,
  pool: 'forks',
  isolate: false,
  maxWorkers: availableParallelism(),
} as const;

const conditions = { resolve: { conditions: [SOURCE_CONDITION] }, ssr: { resolve: { conditions: [SOURCE_CONDITION] } } };

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
          // One registry of modules for all files of a worker: loading them anew for each took five times as long as the tests.
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
        ...conditions,
        test: {
          ...SERVER_TESTS,
          name: 'server-postgres',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['scripts/test-postgres.mjs', 'apps/server/src/testing/postgresSetup.ts'],
        },
      },
      {
        ...conditions,
        test: {
          ...SERVER_TESTS,
          name: 'server-embedded',
          include: (isFullTier ? ['**/*'] : ABOUT_BOTH_DATABASES).map((name) => `apps/server/src/${name}.test.ts`),
          globalSetup: ['apps/server/src/testing/embeddedSetup.ts'],
        },
      },
      {
        resolve: { conditions: [SOURCE_CONDITION] },
        optimizeDeps: { include: BROWSER_DEPENDENCIES },
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'storybook',
          isolate: false,
          env: { TIER: process.env.TIER ?? '' },
          // A story waits as much as it computes: every core gets a page, and none is kept back.
          maxWorkers: availableParallelism(),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: findBrowser(), contextOptions: { reducedMotion: 'reduce' } }),
          },
        },
      },
    ],
  },
});
