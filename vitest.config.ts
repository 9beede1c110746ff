import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';
import { SOURCE_CONDITION } from './vite.conditions.ts';
import nodeTests, { HANGS_AFTER } from './vitest.node.config.ts';

/** Pre-bundled, because a dependency that Vite discovers late reloads the page during a test. */
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
            // Stories wait as much as they compute, so every core gets a page.
            maxWorkers: availableParallelism(),
            sequence: { groupOrder: 2 },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              // Long enough for a busy machine.
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
