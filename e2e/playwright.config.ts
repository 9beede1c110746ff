import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** The file from which `npm test` reads the counts of a run, named after the task. */
const REPORT = (process.env.npm_lifecycle_event ?? 'journeys').replaceAll(':', '-');

/**
 * Journeys through the built portal in a real browser, with one real server that all share. Each has its own users, club and events for
 * what it changes, so journeys run in parallel and in any order. Those tagged `@full` check every page again and are excluded by
 * `--grep-invert @full`. Traces double the duration, so enable them only for a failure: `npx playwright test
 * --config=e2e/playwright.config.ts --trace=on`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  reporter: process.env.TURBO_HASH ? [['list'], ['junit', { outputFile: `../.reports/${REPORT}.xml` }]] : 'list',
  fullyParallel: true,
  workers: 2,
  // Only end what hangs, however busy the machine is: a journey that works never waits that long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: findBrowser(),
    screenshot: 'only-on-failure',
  },
});
