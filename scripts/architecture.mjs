// Draws docs/architecture.svg from the imports as they are: `npm run architecture`; with --check it only compares. It also checks that the
// files that docs/architecture.md names exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawArchitecture } from './architecture-picture.mjs';
import { readRooms } from './architecture-rooms.mjs';
import { ROOT } from './run.mjs';

const PAGE = 'docs/architecture.md';
const PICTURE = 'docs/architecture.svg';
const read = (file) => (existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : '');

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 16_000_000,
});
const picture = drawArchitecture(readRooms(listed.trim().split('\n')));

/** Paths in the page's code spans; a name without a folder is one of an example, not of a file. */
const named = Array.from(read(PAGE).matchAll(/`((?:packages|apps|docs|scripts|e2e)\/[^`{*]*)`/g), ([, file]) => file);
const missing = named.filter((file) => !existsSync(path.join(ROOT, file)));
for (const file of missing) console.error(`${PAGE} names ${file}, which is not there.`);

if (!process.argv.includes('--check')) {
  writeFileSync(path.join(ROOT, PICTURE), picture);
  console.log(`Wrote ${PICTURE}.`);
} else if (read(PICTURE) !== picture) {
  console.error(`${PICTURE} does not show the imports as they are. Draw it again: npm run architecture`);
  process.exitCode = 1;
}
if (missing.length > 0 || named.length === 0) process.exitCode = 1;
