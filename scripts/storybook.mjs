// Checks the Storybook as readers get it: builds it, checks its machine-readable files, and opens every page and every story.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openBrowser } from './ensure-browser.mjs';
import { temporaryFolder } from './files.mjs';
import { projectNode, run } from './run.mjs';
import { elapsed } from './steps.mjs';
import { crawl } from './storybook/crawl.mjs';
import { measureLoads } from './storybook/load.mjs';

const HELP = `npm run check:storybook builds Storybook, and opens each of its pages and stories.

  npm run check:storybook -- button            only pages and stories with this word in their ids
  npm run check:storybook -- --site folder     a folder with a built Storybook
  npm run check:storybook -- --verbose         prints how long each entry took`;

/** Pages that a new reader needs. */
const PAGES = [
  'welcome--docs',
  'guides-getting-started--docs',
  'guides-accessibility--docs',
  'foundations-tokens--docs',
  'foundations-color--docs',
  'find-by-job--docs',
];

/** The maximum size of the built site in megabytes, including screenshots. */
const MAX_MEGABYTES = 18;

/** The maximum compressed size in kilobytes of the initial document, and of everything until it is shown in Storybook. */
const DOCUMENT = 40;
const MAX_FIRST_PAGE_KB = 1_600;

/** The maximum number of files that a page loads, which is that of a single screen; each costs a round trip. It may only be lowered. */
const REQUESTS = 80;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const only = positionals[0] ?? '';
using made = values.site ? undefined : temporaryFolder('storybook');
const folder = made?.path ?? path.resolve(String(values.site));
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

/** Errors in the manifest: components and stories that could not be read. */
function manifestProblems() {
  const components = Object.values(JSON.parse(read('manifests/components.json')).components);
  if (components.length < 60) return [`The manifest has only ${components.length} components.`];
  return components.flatMap(({ id, error, stories = [] }) => [
    ...(error ? [`${id}: ${error.name}. ${error.message.split('\n')[0]}`] : []),
    ...stories.filter((story) => story.error).map((story) => `${story.id ?? id} ${story.name}: ${story.error.message.split('\n')[0]}`),
  ]);
}

function missingPages() {
  const { entries } = JSON.parse(read('index.json'));
  return PAGES.filter((id) => !(id in entries)).map((id) => `There is no page ${id}.`);
}

/** Missing content in the text for language models: guides and descriptions of components. */
function textProblems() {
  const lines = read('llms.txt').split('\n');
  const start = '- [Getting started](/?path=/docs/guides-getting-started--docs)';
  const named = ['Stack', 'Badge', 'TrendChart', 'DashboardGrid', 'RoomRequestDialog'].map((name) => `- ${name}: `);
  const missing = [start, ...named].filter((beginning) => lines.filter((line) => line.startsWith(beginning)).length !== 1);
  return [
    ...missing.map((beginning) => `There is not one line "${beginning}" in llms.txt.`),
    ...lines.filter((line) => line.endsWith(': undefined')).map((line) => `llms.txt has no description for: ${line}`),
  ];
}

function sizeProblems() {
  const files = globSync('**/*', { cwd: folder }).map((file) => statSync(path.join(folder, file)));
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  console.log(`The site: ${megabytes.toFixed(1)} MB of at most ${MAX_MEGABYTES}.`);
  const document = gzipSync(read('index.html')).length / 1000;
  return [
    ...(megabytes <= MAX_MEGABYTES ? [] : [`The site has ${megabytes.toFixed(1)} MB.`]),
    ...(document <= DOCUMENT ? [] : [`The document with the first page has ${document.toFixed(1)} kB, which is more than ${DOCUMENT}.`]),
  ];
}

/** Limits in bytes, because times depend on the load of the machine. */
async function loadProblems(browser) {
  const loads = await measureLoads(browser, folder);
  for (const { name, kilobytes, requests, seconds } of loads) {
    console.log(`${name}, on slow 4G: ${kilobytes} kB in ${requests} requests, ${seconds.toFixed(1)} s.`);
  }
  return loads.flatMap(({ name, kilobytes, requests }) => [
    ...(kilobytes <= MAX_FIRST_PAGE_KB ? [] : [`${name} takes ${kilobytes} kB, which is more than ${MAX_FIRST_PAGE_KB}.`]),
    ...(requests <= REQUESTS ? [] : [`${name} takes ${requests} requests, which are more than ${REQUESTS}.`]),
  ]);
}

async function problems() {
  const ofFiles = [...textProblems(), ...missingPages(), ...manifestProblems(), ...sizeProblems()];
  await using browser = await openBrowser();
  const ofLoads = only ? [] : await loadProblems(browser);
  const since = Date.now();
  const crawled = await crawl(browser, folder, { only, log: values.verbose ? console.log : undefined });
  console.log(`${crawled.count} pages and stories opened in ${elapsed(since)}.`);
  return [...ofFiles, ...ofLoads, ...crawled.problems];
}

async function check() {
  const { code, output } = values.site
    ? { code: 0, output: '' }
    : await run(projectNode(), ['scripts/build-storybook.mjs', '--output-dir', folder]);
  const found = code === 0 ? await problems() : [output];
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (values.help) console.log(HELP);
else await check();
