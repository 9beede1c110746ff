import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';
import { Advice, step } from './steps.mjs';

/** The path of the browser that Playwright would start: the detected one, or its own download. */
async function browserPath() {
  const { executablePath } = findBrowser();
  if (executablePath) return executablePath;
  const { output } = await run('node', ['-e', "console.log(require('playwright').chromium.executablePath())"]);
  return output.trim();
}

/** Installs Debian's Chromium if there is no browser and apt is available. */
export async function installSystemBrowser() {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (findBrowser().executablePath || !mayUseApt) return;
  await step('Installing a browser for the tests', async () => {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  });
}

/** Ensures that there is a browser for stories and journeys, if necessary by Playwright's download. */
export async function ensureBrowser() {
  if (existsSync(await browserPath())) return;
  await step('Loading a browser for the tests', () => run('playwright', ['install', 'chromium'], { show: true }));
  if (existsSync(await browserPath())) return;
  throw new Advice(
    'The tests need Chromium, and it could not be installed here.\nInstall it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}

/** Ensures that there is a browser, and starts it. */
export async function openBrowser() {
  await ensureBrowser();
  const { chromium } = await import('playwright');
  return chromium.launch(findBrowser());
}

/** The version of the browser, which test results depend on. */
export async function browserVersion() {
  const { output } = await run(await browserPath(), ['--version']);
  return output.trim();
}
