// Builds the Storybook with the options of `storybook build`. Afterwards it reduces the size of Storybook's manager, which is twice as
// large as necessary, and of the manifests, and writes the first page into the document as static HTML, to be readable before Storybook has
// loaded.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { minify } from 'vite';
import { openBrowser } from './ensure-browser.mjs';
import { ROOT, run } from './run.mjs';
import { writeFirstPage } from './storybook/firstPage.mjs';

const FRAME = '{sb-manager,sb-addons}/**/*.js';

/** Storybook's own fonts, 95 kB that block text; our theme uses system fonts. */
const FONTS = /@font-face\s*\{[^}]*\}/g;

/** These fonts, and a page that displays the manifests, which takes a fifth of the site. */
const UNREAD = ['sb-common-assets/nunito-sans-*.woff2', 'nunito-sans-*.woff2', 'manifests/components.html'];

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } },
});
const folder = path.resolve(ROOT, String(values['output-dir']));

/**
 * Removes from the index, which is loaded twice before anything is shown, what the site does not read: the path of the component, which only
 * the development server opens, and the stories of a documentation page, which are listed as headings and as entries.
 */
function reduceIndex(index) {
  for (const entry of Object.values(index.entries)) {
    delete entry.componentPath;
    if (entry.tags.includes('autodocs')) delete entry.anchors;
  }
}

/** Tags of the stories that the sidebar hides at first. Their code shows how a component is tested, not how it is used. */
const HIDDEN = ['act', 'edge'];

/** Removes the hidden stories from the manifest of the components, which answers how a component is used. */
function reduceManifest(manifest, { entries }) {
  const isShown = ({ id }) => !HIDDEN.some((tag) => entries[id]?.tags.includes(tag));
  for (const component of Object.values(manifest.components ?? {})) component.stories = component.stories?.filter(isShown);
}

const readJson = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const writeJson = (name, value) => writeFileSync(path.join(folder, name), JSON.stringify(value));

const { code } = await run('storybook', ['build', '--quiet', ...args], { show: true });
process.exitCode = code;
if (code === 0) {
  for (const file of globSync(FRAME, { cwd: folder }).map((name) => path.join(folder, name))) {
    const smaller = await minify(file, readFileSync(file, 'utf8'), { module: true });
    if (smaller.errors[0]) throw new Error(`${file}: ${smaller.errors[0].message}`);
    writeFileSync(file, smaller.code);
  }
  for (const page of ['index.html', 'iframe.html'].map((name) => path.join(folder, name))) {
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(FONTS, ''));
  }
  for (const file of globSync(UNREAD, { cwd: folder })) rmSync(path.join(folder, file));
  const index = readJson('index.json');
  for (const name of globSync('manifests/*.json', { cwd: folder })) {
    const manifest = readJson(name);
    reduceManifest(manifest, index);
    writeJson(name, manifest);
  }
  reduceIndex(index);
  writeJson('index.json', index);
  await using browser = await openBrowser();
  await writeFirstPage(browser, folder);
}
