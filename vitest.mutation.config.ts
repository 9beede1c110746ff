import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITION } from './vite.conditions.ts';

/** The tests that have to detect mutants. Every mutant has its own workers, so test files need no isolation. */
export default defineConfig({
  resolve: { conditions: [SOURCE_CONDITION] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION] } },
  test: {
    include: ['{packages/domain,apps/server}/src/**/*.test.ts'],
    globalSetup: ['scripts/test-postgres.mjs', 'apps/server/src/testing/postgresSetup.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
