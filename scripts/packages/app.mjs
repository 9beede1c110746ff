import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { must, ROOT } from '../run.mjs';

/** What a blank app of Vite and React installs beside our packages, and the peers that it needs for hooks and mocks. */
const COMPANIONS = ['react', 'react-dom', 'swr', 'msw', 'vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

function installedVersion(name) {
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Makes a blank app in a folder and installs the tarballs into it, as a stranger would.
 *
 * @param {string} folder
 * @param {Record<string, string>} tarballs
 */
export async function makeApp(folder, tarballs) {
  cpSync(path.join(import.meta.dirname, 'app'), folder, { recursive: true });
  mkdirSync(path.join(folder, 'public'));
  cpSync(path.join(ROOT, '.storybook/public/mockServiceWorker.js'), path.join(folder, 'public/mockServiceWorker.js'));
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const theirs = Object.fromEntries(COMPANIONS.map((name) => [name, installedVersion(name)]));
  const description = { name: 'blank-app', private: true, type: 'module', dependencies: { ...ours, ...theirs } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description, null, 2));
  await must('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
}

/** Loads the app's own Vite, not this repository's. */
async function viteOf(folder) {
  return import(pathToFileURL(path.join(folder, 'node_modules/vite/dist/node/index.js')).href);
}

function bytes(text) {
  return brotliCompressSync(text).length;
}

async function buildEntry(folder, entry) {
  const { build } = await viteOf(folder);
  const { output } = await build({
    root: folder,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: path.join(folder, 'src', entry) } },
  });
  const eager = output.filter((file) => file.type === 'asset' || !file.isDynamicEntry);
  const text = (isWanted) => eager.filter(isWanted).map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  return {
    script: bytes(text((file) => file.type === 'chunk').join('\n')),
    styles: bytes(text((file) => file.fileName.endsWith('.css')).join('\n')),
    modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  };
}

/**
 * What a Badge costs an app beyond React: bytes as brotli makes them, and modules that have no business there.
 *
 * @returns {Promise<{ script: number, styles: number, strangers: string[] }>}
 */
export async function measureBadge(folder) {
  const bare = await buildEntry(folder, 'bare.tsx');
  const badge = await buildEntry(folder, 'badge.tsx');
  const strangers = badge.modules.filter((id) => /@visx|\/charts\/|radix-ui|react-hook-form|downshift/.test(id));
  return { script: badge.script - bare.script, styles: badge.styles - bare.styles, strangers };
}

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
