import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** Where `npm test` reads what a run counted: named after the task. */
const REPORT = (process.env.npm_lifecycle_event ?? 'journeys').replaceAll(':', '-');

/**
 * Journeys through the built portal, in a real browser, against one real server that all share. Each has people, a club and
 * events of its own for what it changes, so they run side by side and in any order. Those tagged `@full` look at every page once
 * more and are left out by `--grep-invert @full`. Traces double their time, so ask for one when something fails:
 * `npx playwright test --config=e2e/playwright.config.ts --trace=on`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  reporter: process.env.TURBO_HASH ? [['list'], ['junit', { outputFile: `../.reports/${REPORT}.xml` }]] : 'list',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: findBrowser(),
    screenshot: 'only-on-failure',
  },
});
