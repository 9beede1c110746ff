import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';
import shared from './vitest.config.ts';

const theme = process.env.VISUAL_THEME ?? 'light';
const pictures = path.join(import.meta.dirname, '.visual', theme);

const projects = (shared.test?.projects ?? []) as TestProjectInlineConfiguration[];
const stories = projects.find(({ test }) => test?.name === 'storybook');

/** Every story as the tests run it, without axe, in one theme; then its picture: `npm run visual`. */
export default defineConfig({
  ...stories,
  // Not `test`: what is hard to make out in other themes is found by the tests of the stories.
  mode: 'visual',
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), initialGlobals: { theme } })],
  test: {
    ...stories?.test,
    name: `visual ${theme}`,
    // Storybook's plugin lets no page write otherwise.
    api: { allowWrite: true },
    provide: { 'storybook/test-provided': { a11y: false } },
    attachmentsDir: path.join(pictures, 'attachments'),
    setupFiles: ['.storybook/visual.setup.ts'],
    // What does not look the same is looked at once more, by itself: a busy machine draws late.
    retry: 1,
    testTimeout: 60_000,
    browser: {
      ...stories?.test?.browser,
      provider: playwright({
        launchOptions: findBrowser(),
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Asia/Kolkata' },
      }),
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext }) => path.join(pictures, 'baseline', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(pictures, 'differences', `${arg}${ext}`),
        },
      },
    },
  },
});
