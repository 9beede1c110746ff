import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { must, ROOT } from '../run.mjs';
import { makeApp } from './install.mjs';
import { lookAt, seeBadgeAndDialog, serveFiles } from './pages.mjs';

/** An app of Vite and React with everything: the peers of features, hooks and mocks, and the resets of others to stand beside. */
const APP = {
  fixture: 'app',
  ours: ['@quad/ui', '@quad/domain', '@quad/api-client'],
  theirs: [
    ...['react', 'react-dom', 'swr', 'msw', 'react-hook-form', 'valibot', '@hookform/resolvers'],
    ...['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'],
  ],
  pinned: { tailwindcss: '4.3.5', bootstrap: '5.3.9' },
};

/** The app, a page of somebody else, and one with every component. */
const PAGES = ['index', 'beside', 'gallery'];

/** Loads the app's own Vite, not this repository's. */
async function viteOf(folder) {
  return import(pathToFileURL(path.join(folder, 'node_modules/vite/dist/node/index.js')).href);
}

/** Installs, checks the types and builds. */
export async function makeViteApp(folder, tarballs) {
  await makeApp(folder, APP, tarballs);
  mkdirSync(path.join(folder, 'public'));
  cpSync(path.join(ROOT, '.storybook/public/mockServiceWorker.js'), path.join(folder, 'public/mockServiceWorker.js'));
  await must(path.join(folder, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder });
  const { build } = await viteOf(folder);
  for (const name of PAGES) {
    const input = path.join(folder, `${name}.html`);
    await build({ root: folder, logLevel: 'error', build: { target: 'esnext', outDir: `dist/${name}`, rolldownOptions: { input } } });
  }
}

/** What every app of this design system has already: React, and the themes, which come with the first component. */
const SHARED = /^react(-dom)?(\/|$)|^#styles\/themes\//;

/** What an app pays for one import, in bytes as gzip makes them. */
async function buildEntry(folder, code) {
  const { build } = await viteOf(folder);
  const entry = path.join(folder, 'one-import.js');
  const { output } = await build({
    root: folder,
    logLevel: 'error',
    plugins: [
      { name: 'one-import', resolveId: (id) => (id === entry ? entry : undefined), load: (id) => (id === entry ? code : undefined) },
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, external: SHARED, preserveEntrySignatures: 'strict' },
    },
  });
  const eager = output.filter((file) => file.type === 'asset' || !file.isDynamicEntry);
  return {
    bytes: eager.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0),
    modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  };
}

/**
 * What may come with one component, in bytes beyond React and the tokens that all of them share. Of a dialog 12,800 are Radix's own, which
 * lock the page behind it and keep the focus in it.
 */
const BUDGETS = [
  { name: 'Badge', entry: '@quad/ui', bytes: 3000, strangers: /@visx|\/charts\/|radix-ui|downshift|react-hook-form|valibot|@quad\/domain/ },
  {
    name: 'Dialog',
    entry: '@quad/ui',
    bytes: 17_000,
    strangers: /@visx|\/charts\/|downshift|react-hook-form|valibot|@quad\/domain|floating-ui/,
  },
  { name: 'TrendChart', entry: '@quad/ui/charts', bytes: 30_000, strangers: /downshift|react-hook-form|valibot/ },
  { name: 'DonutChart', entry: '@quad/ui/charts', bytes: 30_000, strangers: /downshift|react-hook-form|valibot/ },
];

/** Measures what single components cost, and says what is too much. */
export async function costProblems(folder) {
  const problems = [];
  for (const { name, entry, bytes, strangers } of BUDGETS) {
    const cost = await buildEntry(folder, `export { ${name} } from '${entry}';`);
    console.log(`${name} costs ${cost.bytes} B beyond React and the themes; ${bytes} are allowed.`);
    if (cost.bytes > bytes) problems.push(`${name} costs ${cost.bytes} B; more than ${bytes} are too many.`);
    problems.push(...cost.modules.filter((id) => strangers.test(id)).map((id) => `With ${name} comes ${id}.`));
  }
  return problems;
}

async function seeWholeApp(page) {
  await page.getByRole('application', { name: 'Participation' }).waitFor();
  await page.getByRole('article').nth(2).waitFor();
  await seeBadgeAndDialog(page);
}

/** Styles of others that a page may have. */
const OTHERS = ['none', 'tailwind', 'bootstrap'];

async function pictureOf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 900, height: 4200 }, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.locator('body[data-ready]').waitFor();
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A page of somebody else looks the same, to the pixel, with our components on it and without. */
async function besideProblems(browser, url) {
  const problems = [];
  const looks = new Set();
  for (const styles of OTHERS) {
    const before = await pictureOf(browser, `${url}beside.html?styles=${styles}`);
    const after = await pictureOf(browser, `${url}beside.html?styles=${styles}&ui`);
    looks.add(before.toString('base64'));
    if (!before.equals(after)) problems.push(`A page with the styles of ${styles} looks otherwise once a Badge is imported.`);
  }
  if (looks.size < OTHERS.length) problems.push('The styles of others did not come: the pages with them look alike.');
  return problems;
}

/** Every component looks, to the pixel, as it does on a page where all is reset: it needs nobody's reset but its own. */
async function galleryProblems(browser, url) {
  const own = await pictureOf(browser, `${url}gallery.html`);
  const all = await pictureOf(browser, `${url}gallery.html?reset`);
  return own.equals(all)
    ? []
    : ['Components look otherwise on a page that nobody has reset: some element of theirs is not known as theirs.'];
}

/**
 * Opens the built app: Badge, Dialog, chart, and events that a hook read from a mock; and a page of somebody else beside it.
 *
 * @returns {Promise<string[]>} what is wrong
 */
export async function openViteApp(folder, browser) {
  const servers = await Promise.all(PAGES.map((name) => serveFiles(path.join(folder, 'dist', name))));
  const [app = '', beside = '', gallery = ''] = servers.map(({ url }) => url);
  try {
    return [
      ...(await lookAt(browser, app, seeWholeApp)),
      ...(await besideProblems(browser, beside)),
      ...(await galleryProblems(browser, gallery)),
    ];
  } finally {
    for (const server of servers) await server.close();
  }
}
