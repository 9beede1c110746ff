// Draws the packages and their folders in docs/architecture.md from the imports as they are: `npm run architecture`; with --check it only
// compares.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const PAGE = 'docs/architecture.md';
const FOLDER = '^(packages|apps)/[^/]+/src/[^/]+';
/** What proves or shows the product, and is none of it. */
const BESIDE = '[.](test|stories|guide)[.]|/(testing|fixtures|stories|flows|foundations|guides|mocks|conformance|mcp|patterns)/';

const { code, output } = await run('depcruise', [
  ...['packages', 'apps', '--output-type', 'mermaid', '--include-only', `${FOLDER}/`, '--exclude', BESIDE],
  ...['--collapse', `^packages/domain/src|${FOLDER}`],
]);
if (code !== 0) throw new Error(output);

const file = path.join(ROOT, PAGE);
const page = readFileSync(file, 'utf8');
const drawn = page.replace(/(?<=^```mermaid\n)[\s\S]*?(?=^```$)/m, `${output.trim()}\n`);
if (!process.argv.includes('--check')) {
  writeFileSync(file, drawn);
  console.log(`Drew the imports in ${PAGE}.`);
} else if (page !== drawn) {
  console.error(`${PAGE} does not show the imports as they are. Draw it again: npm run architecture`);
  process.exitCode = 1;
}
