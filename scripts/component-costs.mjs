// Measures how much each component adds to an app that imports nothing else, without lazily loaded code: writes the sizes for the Storybook
// pages, or compares them (--check).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { isPublic } from '../.storybook/docs/facts.ts';
import { placesOf, readFacts } from '../.storybook/docs/readFacts.ts';
import { ROOT } from './run.mjs';

const FILE = path.join(ROOT, '.storybook/docs/costs.json');
const ENTRY = 'virtual:one-component';
/** What every app already has: React, and the themes, which come with the first component. */
const SHARED = /^react(-dom)?(\/|$)|^#styles\/themes\//;
/** The number of compared components: enough to detect outdated sizes, and few enough for every run. */
const COMPARED = 6;
/** A size is outdated if it differs by more than a tenth and by more than this. */
const TOLERATED = 300;

/** A script and its static imports, with their styles; dynamic imports are not included. */
function filesOf(chunk, output, seen = new Set()) {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  const imported = new Set([...chunk.imports, ...chunk.viteMetadata.importedCss]);
  for (const file of output.filter(({ fileName }) => imported.has(fileName))) {
    if (file.type === 'chunk') filesOf(file, output, seen);
    else seen.add(file);
  }
  return seen;
}

/** The compressed bytes of scripts and styles. */
async function measure({ name, entry }) {
  const { output } = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [
      {
        name: 'quad-one-component',
        resolveId: (id) => (id === ENTRY ? path.join(ROOT, 'one-component.js') : undefined),
        load: (id) => (id.endsWith('one-component.js') ? `export { ${name} } from '${entry}';` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, external: SHARED, preserveEntrySignatures: 'strict' },
    },
  });
  const files = filesOf(
    output.find(({ isEntry }) => isEntry),
    output,
  );
  return [...files].reduce((sum, file) => sum + brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}

async function measureAll(places) {
  const costs = {};
  for (const place of places) costs[place.name] = await measure(place);
  return costs;
}

/** An evenly distributed sample. */
function sampleOf(places) {
  const step = Math.ceil(places.length / COMPARED);
  return places.filter((_, index) => index % step === 0);
}

const places = placesOf(readFacts()).filter(isPublic);
if (process.argv.includes('--check')) {
  const stored = JSON.parse(readFileSync(FILE, 'utf8'));
  const costs = await measureAll(sampleOf(places));
  const off = Object.entries(costs).filter(([name, bytes]) => Math.abs(bytes - (stored[name] ?? 0)) > Math.max(TOLERATED, bytes / 10));
  for (const [name, bytes] of off) console.error(`${name} costs ${bytes} bytes instead of ${stored[name]}; update it: npm run costs`);
  process.exit(off.length > 0 ? 1 : 0);
}
writeFileSync(FILE, `${JSON.stringify(await measureAll(places), undefined, 2)}\n`);
