import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { viteOf } from './badgeCost.mjs';

async function shown(page) {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'A dialog' }).getByText('What it says').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('application', { name: 'Participation' }).waitFor();
  await page.getByRole('article').nth(2).waitFor();
  return page.getByText('Approved').evaluate((badge) => getComputedStyle(badge).backgroundColor);
}

/**
 * Opens the built app in a browser: Badge, Dialog, chart, and events that a hook read from a mock.
 *
 * @returns {Promise<string[]>} what is wrong
 */
export async function openApp(folder) {
  const { preview } = await viteOf(folder);
  const server = await preview({ root: folder, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(findBrowser());
  const problems = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => problems.push(`The page threw: ${error.message}`));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const background = await shown(page).catch((error) => problems.push(`The app does not show what it should: ${error.message}`));
    if (background === 'rgba(0, 0, 0, 0)') problems.push('The badge has no colour: its styles did not come along.');
  } finally {
    await browser.close();
    await server.close();
  }
  return problems;
}
