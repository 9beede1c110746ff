// Checks the Storybook as its readers get it: builds it, and looks into what is there for programs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';

/** Pages that somebody who comes for the first time needs. */
const PAGES = [
  'welcome--docs',
  'guides-getting-started--docs',
  'guides-accessibility--docs',
  'foundations-tokens--docs',
  'foundations-color--docs',
  'find-by-job--docs',
];

const folder = mkdtempSync(path.join(tmpdir(), 'quad-storybook-'));
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

/** What a program that reads the manifest would not be told: components and stories that it could not make out. */
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

/** What a language model would not be told: a guide, or what a component is for. */
function textProblems() {
  const lines = read('llms.txt').split('\n');
  const start = '- [Getting started](/?path=/docs/guides-getting-started--docs)';
  const named = ['Stack', 'Badge', 'TrendChart', 'DashboardGrid', 'RoomRequestDialog'].map((name) => `- ${name}: `);
  const missing = [start, ...named].filter((beginning) => lines.filter((line) => line.startsWith(beginning)).length !== 1);
  return [
    ...missing.map((beginning) => `There is not one line "${beginning}" in llms.txt.`),
    ...lines.filter((line) => line.endsWith(': undefined')).map((line) => `llms.txt does not say what it is for: ${line}`),
  ];
}

/** A page with text, a table and several live examples, which have one worker between them. */
async function documentProblems() {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=docs&id=guides-charts--docs`);
    await page.getByRole('table').first().waitFor();
    await page.getByRole('application').nth(2).waitFor();
    return [];
  } catch (error) {
    return [`The guide on charts does not show its table and its three charts. ${error.message}`];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function problems() {
  return [...textProblems(), ...missingPages(), ...manifestProblems(), ...(await documentProblems())];
}

const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', folder]);
const found = code === 0 ? await problems() : [output];
rmSync(folder, { recursive: true, force: true });
for (const problem of found) console.error(problem);
process.exit(found.length > 0 ? 1 : 0);
