import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';
import { SOURCE_CONDITION } from './vite.conditions.ts';
import nodeTests, { HANGS_AFTER } from './vitest.node.config.ts';

/** Found before the tests start, because a dependency that Vite discovers late reloads the page under a running test. */
const BROWSER_DEPENDENCIES = [
  'react-dom/client',
  'storybook/internal/csf',
  'react-router-dom',
  'radix-ui',
  'swr',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
  'chart2music',
  'valibot',
  'get-nonce',
  'lucide-react',
  'react-hook-form',
  '@hookform/resolvers/valibot',
  'downshift',
  '@internationalized/date',
  'react-stately/useCalendarState',
  'react-stately/useRangeCalendarState',
  'uqr',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'storybook-addon-pseudo-states',
  'axe-core',
];

export default mergeConfig(
  nodeTests,
  defineConfig({
    test: {
      projects: [
        {
          resolve: { conditions: [SOURCE_CONDITION] },
          optimizeDeps: { include: BROWSER_DEPENDENCIES },
          plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
          test: {
            name: 'storybook',
            isolate: false,
            ...HANGS_AFTER,
            setupFiles: ['.storybook/testPage.ts'],
            env: { TEST_TIER: process.env.TEST_TIER ?? '' },
            // A story waits as much as it computes: every core gets a page, and none is kept back.
            maxWorkers: availableParallelism(),
            sequence: { groupOrder: 2 },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              // Longer than any good machine needs, so that a busy one runs them, too.
              connectTimeout: 300_000,
              instances: [{ browser: 'chromium' }],
              provider: playwright({ launchOptions: findBrowser(), contextOptions: { reducedMotion: 'reduce' } }),
            },
          },
        },
      ],
    },
  }),
);
