import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';
import { Advice, step } from './steps.mjs';

/** The program of the browser that Playwright would start: the one found, or its own download. */
async function browserProgram() {
  const { executablePath } = findBrowser();
  if (executablePath) return executablePath;
  const { output } = await run('node', ['-e', "console.log(require('playwright').chromium.executablePath())"]);
  return output.trim();
}

/** Installs Debian's package where there is no browser and we may. */
export async function installSystemBrowser() {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (findBrowser().executablePath || !mayUseApt) return;
  await step('Installing a browser for the tests', async () => {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  });
}

/** Makes sure that there is a browser for stories and journeys: if need be by Playwright's own download. */
export async function ensureBrowser() {
  if (existsSync(await browserProgram())) return;
  await step('Loading a browser for the tests', () => run('playwright', ['install', 'chromium'], { show: true }));
  if (existsSync(await browserProgram())) return;
  throw new Advice(
    'The tests need Chromium, and it could not be installed here.\nInstall it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}

/** What the browser calls itself: a new version may find what the one before did not. */
export async function browserVersion() {
  const { output } = await run(await browserProgram(), ['--version']);
  return output.trim();
}
