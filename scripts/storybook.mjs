// Checks the Storybook as its readers get it: builds it, and looks into what is there for programs.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { run } from './run.mjs';
import { serveFolder } from './visual/serveFolder.mjs';

/** Pages that somebody who comes for the first time needs. */
const PAGES = ['welcome--docs', 'guides-getting-started--docs', 'guides-accessibility--docs', 'foundations-tokens--docs'];

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

/** A page with text, a table and several live examples, which have one worker between them. */
async function documentProblems() {
  const { url, close } = await serveFolder(folder);
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html?viewMode=docs&id=guides-charts--docs`);
    await page.getByRole('table').first().waitFor();
    await page.getByRole('application').nth(2).waitFor();
    return [];
  } catch (error) {
    return [`The guide on charts does not show its table and its three charts. ${error.message}`];
  } finally {
    await browser.close();
    close();
  }
}

async function problems() {
  const text = existsSync(path.join(folder, 'llms.txt')) ? [] : ['There is no llms.txt.'];
  return [...text, ...missingPages(), ...manifestProblems(), ...(await documentProblems())];
}

const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', folder]);
const found = code === 0 ? await problems() : [output];
rmSync(folder, { recursive: true, force: true });
for (const problem of found) console.error(problem);
process.exit(found.length > 0 ? 1 : 0);
