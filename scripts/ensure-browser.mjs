import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';
import { Advice, step } from './steps.mjs';

/** True when Playwright has a browser to start: the one found, or its own download. */
async function hasBrowser() {
  if (findBrowser().executablePath) return existsSync(findBrowser().executablePath ?? '');
  const { output } = await run('node', ['-e', "console.log(require('playwright').chromium.executablePath())"]);
  return existsSync(output.trim());
}

/** Debian's package where we may install one, else Playwright's own download. */
async function installBrowser() {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseApt) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  }
  if (!(await hasBrowser())) await run('playwright', ['install', 'chromium'], { show: true });
}

/** Makes sure that there is a browser for stories and journeys. */
export async function ensureBrowser() {
  if (await hasBrowser()) return;
  await step('Installing a browser for the tests', installBrowser);
  if (await hasBrowser()) return;
  throw new Advice(
    'The tests need Chromium, and it could not be installed here.\nInstall it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}
