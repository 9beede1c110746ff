// Checks the import rules, and that they were applied at all: without its parser the tool skips TypeScript and still succeeds. Also finds
// SQL outside of repos by its text, which no import reveals.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';
import { sqlOutsideRepos } from './sql-text.mjs';

const FOLDERS = ['packages', 'apps'];

/** All TypeScript files below a folder, relative to the root, with slashes. */
function sourcesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'coverage'].includes(entry.name)) return [];
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(name);
    return /\.tsx?$/.test(entry.name) ? [name] : [];
  });
}

const { code, output } = await run('depcruise', [...FOLDERS, '--output-type', 'err-long']);
console.log(output.trim());
const sources = FOLDERS.flatMap(sourcesIn);
const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
const isApplied = cruised >= sources.length;
if (code === 0 && !isApplied)
  console.error(`Only ${cruised} modules were checked of ${sources.length} source files, so the rules were not applied to all.`);
const misplaced = sources.flatMap((file) => sqlOutsideRepos(file, readFileSync(path.join(ROOT, file), 'utf8')));
for (const place of misplaced) console.error(`${place} contains SQL, which belongs in a repo (*.repo.ts).`);
process.exit(code === 0 && isApplied && misplaced.length === 0 ? 0 : 1);
