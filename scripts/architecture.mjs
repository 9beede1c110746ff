// `npm run architecture` generates the diagram of packages and folders in docs/architecture.md from the imports; --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const PAGE = 'docs/architecture.md';
const FOLDER = '^(packages|apps)/[^/]+/src/[^/]+';
/** Tests, stories and documentation, which are not part of the diagram. */
const EXCLUDED = '[.](test|stories|guide)[.]|/(testing|fixtures|stories|flows|foundations|guides|mocks|conformance|mcp|patterns)/';

const { code, output } = await run('depcruise', [
  ...['packages', 'apps', '--output-type', 'mermaid', '--include-only', `${FOLDER}/`, '--exclude', EXCLUDED],
  ...['--collapse', `^packages/domain/src|${FOLDER}`],
]);
if (code !== 0) throw new Error(output);

const file = path.join(ROOT, PAGE);
const page = readFileSync(file, 'utf8');
const updated = page.replace(/(?<=^```mermaid\n)[\s\S]*?(?=^```$)/m, `${output.trim()}\n`);
if (!process.argv.includes('--check')) {
  writeFileSync(file, updated);
  console.log(`Updated the diagram in ${PAGE}.`);
} else if (page !== updated) {
  console.error(`${PAGE} does not match the imports. Update it: npm run architecture`);
  process.exitCode = 1;
}
