// Builds the Storybook with the options of `storybook build`. Afterwards it reduces the size of Storybook's manager, which is twice as
// large as necessary, and of the manifests, and writes the first page into the document as static HTML, to be readable before Storybook has
// loaded.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { minify } from 'vite';
import { findBrowser } from './browser.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
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
 * Removes the duplicates in the index: it lists the stories of a documentation page both as headings and as entries. The search needs only
 * the entries, and the index is loaded twice before anything is shown.
 *
 * @param {string} json
 */
function withoutRepeatedAnchors(json) {
  const index = JSON.parse(json);
  for (const entry of Object.values(index.entries)) if (entry.tags.includes('autodocs')) delete entry.anchors;
  return JSON.stringify(index);
}

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
  for (const file of globSync('manifests/*.json', { cwd: folder }).map((name) => path.join(folder, name))) {
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
  writeFileSync(path.join(folder, 'index.json'), withoutRepeatedAnchors(readFileSync(path.join(folder, 'index.json'), 'utf8')));
  await ensureBrowser();
  const browser = await chromium.launch(findBrowser());
  try {
    await writeFirstPage(browser, folder);
  } finally {
    await browser.close();
  }
}
