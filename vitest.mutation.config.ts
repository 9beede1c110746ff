import { defineConfig } from 'vitest/config';
import { SOURCE_CONDITION } from './vite.conditions.ts';

/** The tests that mutants have to be noticed by. Every mutant gets workers of its own, so the files of one need none each. */
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
