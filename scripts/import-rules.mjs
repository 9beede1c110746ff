// Checks the import rules and that they were really applied: without its parser the tool sees no TypeScript at all and
// still reports success.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const FOLDERS = ['packages', 'apps'];

function countSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((count, entry) => {
    if (['node_modules', 'dist', 'coverage'].includes(entry.name)) return count;
    if (entry.isDirectory()) return count + countSources(path.join(folder, entry.name));
    return count + (/\.tsx?$/.test(entry.name) ? 1 : 0);
  }, 0);
}

const { code, output } = await run('depcruise', [...FOLDERS, '--output-type', 'err-long']);
console.log(output.trim());
const sources = FOLDERS.reduce((count, folder) => count + countSources(path.join(ROOT, folder)), 0);
const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (code === 0 && cruised < sources)
  console.error(`Only ${cruised} modules were looked at, but there are ${sources} source files: the rules were not applied.`);
process.exit(code === 0 && cruised >= sources ? 0 : 1);
