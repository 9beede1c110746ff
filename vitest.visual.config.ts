import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ACT, MODES, type Mode } from './.storybook/modes.ts';
import { findBrowser } from './scripts/browser.mjs';
import shared from './vitest.config.ts';

const name = (process.env.VISUAL_MODE ?? 'light') as keyof typeof MODES;
const mode: Mode = MODES[name];
const { viewport, ...globals } = mode;
// The default viewport of stories, which Storybook sets before each one.
const initialGlobals = { ...globals, ...(viewport && { viewport: { value: 'phone' } }) };
const pictures = process.env.VISUAL_FOLDER ?? path.join(import.meta.dirname, '.visual', name);

const projects = (shared.test?.projects ?? []) as TestProjectInlineConfiguration[];
const stories = projects.find(({ test }) => test?.name === 'storybook');

/** `npm run visual`: runs every state like the tests in one mode, without axe, and takes its screenshot. */
export default defineConfig({
  ...stories,
  // Not `test`, because the story tests already check the contrast in other themes.
  mode: 'visual',
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), initialGlobals, tags: { exclude: [ACT] } })],
  test: {
    ...stories?.test,
    name: `visual ${name}`,
    // Storybook's plugin disallows writing otherwise.
    api: { allowWrite: true },
    provide: { 'storybook/test-provided': { a11y: false } },
    attachmentsDir: path.join(pictures, 'attachments'),
    setupFiles: ['.storybook/visual.setup.ts'],
    env: { ...stories?.test?.env, VISUAL_MODE: name },
    reporters: ['default', ['json', { outputFile: path.join(pictures, 'stories.json'), filterMeta: (key) => key === 'storyId' }]],
    // A different screenshot is taken again, because a busy machine may render late.
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
