// Draws docs/architecture.svg from the imports as they are: `npm run architecture`; with --check it only compares.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawArchitecture } from './architecture-picture.mjs';
import { readRooms } from './architecture-rooms.mjs';
import { ROOT } from './run.mjs';

const PICTURE = 'docs/architecture.svg';
const file = path.join(ROOT, PICTURE);

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 16_000_000,
});
const sources = listed
  .trim()
  .split('\n')
  .filter((name) => existsSync(path.join(ROOT, name)));
const picture = drawArchitecture(readRooms(sources));

if (!process.argv.includes('--check')) {
  writeFileSync(file, picture);
  console.log(`Wrote ${PICTURE}.`);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== picture) {
  console.error(`${PICTURE} does not show the imports as they are. Draw it again: npm run architecture`);
  process.exitCode = 1;
}
