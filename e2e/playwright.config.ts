import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** Journeys through the built portal, in a real browser, against the real server; each file starts a server of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: findBrowser(),
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
  },
});
