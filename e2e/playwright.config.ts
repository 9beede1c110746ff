import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/**
 * Journeys through the built portal, in a real browser, one after the other, against one real server. Traces double their
 * time, so ask for one when something fails: `npx playwright test --config=e2e/playwright.config.ts --trace=on`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: findBrowser(),
    screenshot: 'only-on-failure',
  },
});
