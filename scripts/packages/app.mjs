import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ROOT, run, runOrThrow } from '../run.mjs';
import { serveSite } from '../storybook/site.mjs';
import { makeApp } from './install.mjs';
import { lookAt, seeBadgeAndDialog } from './pages.mjs';

/** An app of Vite and React with all peer dependencies of features, hooks and mocks, and with the resets of other libraries. */
const APP = {
  fixture: 'app',
  ours: ['@quad/ui', '@quad/domain', '@quad/api-client'],
  theirs: [
    ...['react', 'react-dom', 'swr', 'msw', 'react-hook-form', 'valibot', '@hookform/resolvers'],
    ...['@testing-library/dom', '@modelcontextprotocol/sdk'],
    ...['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'],
  ],
  pinned: { tailwindcss: '4.3.5', bootstrap: '5.3.9', shadcn: '4.23.0' },
};

/** The app, a page of another design, one with every component, and one with the conformance suite. */
const PAGES = ['index', 'beside', 'gallery', 'conformance'];

/** Loads the app's own Vite, not this repository's. */
async function viteOf(folder) {
  return import(pathToFileURL(path.join(folder, 'node_modules/vite/dist/node/index.js')).href);
}

/** Installs, checks the types and builds. */
export async function makeViteApp(folder, tarballs) {
  await makeApp(folder, APP, tarballs);
  mkdirSync(path.join(folder, 'public'));
  cpSync(path.join(ROOT, 'node_modules/msw/lib/mockServiceWorker.js'), path.join(folder, 'public/mockServiceWorker.js'));
  await runOrThrow(path.join(folder, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder });
  const { build } = await viteOf(folder);
  for (const name of PAGES) {
    const input = path.join(folder, `${name}.html`);
    await build({ root: folder, logLevel: 'error', build: { target: 'esnext', outDir: `dist/${name}`, rolldownOptions: { input } } });
  }
}

/** What every app already has: React, and the themes, which come with the first component. */
const SHARED = /^react(-dom)?(\/|$)|^#styles\/themes\//;

/** The gzipped bytes that one import adds to an app. */
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

/** The budget of single components, in bytes beyond React and the tokens that all share. */
const BUDGETS = [
  { name: 'Badge', entry: '@quad/ui', bytes: 3000, strangers: /@visx|\/charts\/|radix-ui|downshift|react-hook-form|valibot|@quad\/domain/ },
  // It was 12,000 when it was built from radix-ui/internal, which is private to Radix and has been removed there since. Radix's Dialog has
  // 8.4 kB, 3.8 kB of react-remove-scroll with its helpers, which cannot be disabled, and 0.5 kB of aria-hidden; its icon has 1.3 kB, and
  // 2.9 kB are ours. An app with another Radix overlay already has most of it.
  {
    name: 'Dialog',
    entry: '@quad/ui',
    bytes: 17_000,
    strangers: /@visx|\/charts\/|downshift|react-hook-form|valibot|@quad\/domain|floating-ui/,
  },
  { name: 'TrendChart', entry: '@quad/ui/charts', bytes: 30_000, strangers: /downshift|react-hook-form|valibot|@quad\/domain/ },
  { name: 'PartsChart', entry: '@quad/ui/charts', bytes: 30_000, strangers: /downshift|react-hook-form|valibot|@quad\/domain/ },
];

/** Measures the cost of single components and returns those that exceed their budget. */
export async function costProblems(folder) {
  const problems = [];
  for (const { name, entry, bytes, strangers } of BUDGETS) {
    const cost = await buildEntry(folder, `export { ${name} } from '${entry}';`);
    console.log(`${name} costs ${cost.bytes} B beyond React and the themes, of at most ${bytes} B.`);
    if (cost.bytes > bytes) problems.push(`${name} costs ${cost.bytes} B; the limit is ${bytes} B.`);
    problems.push(...cost.modules.filter((id) => strangers.test(id)).map((id) => `${name} also imports ${id}.`));
  }
  return problems;
}

async function seeWholeApp(page) {
  await page.getByRole('application', { name: 'Participation' }).waitFor();
  await page.getByRole('article').nth(2).waitFor();
  await seeBadgeAndDialog(page);
}

/** Style sheets of other libraries that a page may have. */
const OTHERS = ['none', 'tailwind', 'bootstrap'];

async function pictureOf(browser, url) {
  await using page = await browser.newPage({ viewport: { width: 900, height: 4200 }, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.locator('body[data-ready]').waitFor();
  return await page.screenshot();
}

/** A page of another design is pixel-identical with and without our components. */
async function besideProblems(browser, url) {
  const problems = [];
  const looks = new Set();
  for (const styles of OTHERS) {
    const before = await pictureOf(browser, `${url}beside.html?styles=${styles}`);
    const after = await pictureOf(browser, `${url}beside.html?styles=${styles}&ui`);
    looks.add(before.toString('base64'));
    if (!before.equals(after)) problems.push(`A page with the styles of ${styles} changes when a Badge is imported.`);
  }
  if (looks.size < OTHERS.length) problems.push('The styles of the other libraries have no effect: the pages look alike.');
  return problems;
}

/** Every component is pixel-identical to one on a page with a global reset, so it needs only its own. */
async function galleryProblems(browser, url) {
  const own = await pictureOf(browser, `${url}gallery.html`);
  const all = await pictureOf(browser, `${url}gallery.html?reset`);
  return own.equals(all)
    ? []
    : ['Components change on a page without a global reset: some of their elements are not reset by their own styles.'];
}

/** The exported conformance suite finds nothing wrong with a component that forwards its props, and both problems of one that does not. */
async function seeConformance(page) {
  await page.locator('body[data-bad]').waitFor({ state: 'attached' });
  const { good, bad } = await page.locator('body').evaluate(({ dataset }) => ({ good: dataset.good, bad: dataset.bad }));
  if (good !== '[]') throw new Error(`A correct part is reported as wrong: ${good}`);
  if (bad !== '2') throw new Error(`${bad} of two violations were found.`);
}

/** Queries the package's MCP server over its standard streams, like an editor does, and returns the problems. */
async function serverProblems(folder) {
  const ofApp = (file) => import(pathToFileURL(path.join(folder, 'node_modules/@modelcontextprotocol/sdk/dist/esm', file)).href);
  const [{ Client }, { StdioClientTransport }] = await Promise.all([ofApp('client/index.js'), ofApp('client/stdio.js')]);
  const client = new Client({ name: 'check-packages', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: path.join(folder, 'node_modules/.bin/quad-ui-mcp'), cwd: folder }));
  const ask = async (name, input) => (await client.callTool({ name, arguments: input })).content[0].text;
  const found = await ask('find_components', { need: 'a label for a status' });
  const page = await ask('get_component', { name: 'Badge' });
  const tokens = await ask('get_tokens', { path: 'space' });
  const conformance = await ask('get_conformance', { name: 'Badge' });
  const faults = await ask('lint_code', { code: "import { Dialog } from 'radix-ui';" });
  await client.close();
  return [
    ...(found.includes('- Badge (@quad/ui)') ? [] : [`The MCP server does not find Badge, but: ${found}`]),
    ...(page.includes('use Banner instead') ? [] : ['The MCP server does not name the alternative to a Badge.']),
    ...(tokens.includes('--q-space-m') ? [] : ['The MCP server returns no tokens.']),
    ...(conformance.includes('4.1.2') ? [] : [`The MCP server does not return the conformance of Badge, but: ${conformance}`]),
    ...(faults.includes('radix-ui') ? [] : ['The MCP server does not report a wrong import.']),
  ];
}

/** Validates the package's registry and its files with shadcn's command line, like before publishing, and returns the problems. */
async function registryProblems(folder) {
  const registry = path.join(folder, 'registry');
  const text = readFileSync(path.join(folder, 'node_modules/@quad/ui/dist/registry.json'), 'utf8');
  for (const { path: file, content } of JSON.parse(text).items.flatMap(({ files }) => files)) {
    mkdirSync(path.dirname(path.join(registry, file)), { recursive: true });
    writeFileSync(path.join(registry, file), content);
  }
  writeFileSync(path.join(registry, 'registry.json'), text);
  const { code, output } = await run(path.join(folder, 'node_modules/.bin/shadcn'), ['registry', 'validate'], { cwd: registry });
  return code === 0 ? [] : [`shadcn refuses the registry: ${output.trim()}`];
}

/** Opens the built app: badge, dialog, chart, and events that a hook loads from a mock; then a page of another design. */
export async function openViteApp(folder, browser) {
  await using app = await serveSite(path.join(folder, 'dist/index'));
  await using beside = await serveSite(path.join(folder, 'dist/beside'));
  await using gallery = await serveSite(path.join(folder, 'dist/gallery'));
  await using conformance = await serveSite(path.join(folder, 'dist/conformance'));
  return [
    ...(await lookAt(browser, app.url, seeWholeApp)),
    ...(await besideProblems(browser, beside.url)),
    ...(await galleryProblems(browser, gallery.url)),
    ...(await lookAt(browser, `${conformance.url}conformance.html`, seeConformance)),
    ...(await serverProblems(folder)),
    ...(await registryProblems(folder)),
  ];
}
