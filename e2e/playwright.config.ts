import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** Journeys through the built portal, in a real browser, one after the other, against one real server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: findBrowser(),
    trace: 'retain-on-failure',
  },
});
