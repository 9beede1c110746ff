// Checks the import rules, and that they were applied at all: without its parser the tool skips TypeScript and still succeeds. Also finds
// SQL outside of repos by its text, which no import reveals.
import { findFiles, readText } from './files.mjs';
import { run } from './run.mjs';
import { sqlOutsideRepos } from './sql-text.mjs';

const { code, output } = await run('depcruise', ['packages', 'apps', '--output-type', 'err-long']);
console.log(output.trim());
const sources = findFiles('{packages,apps}/**/*.{ts,tsx}').filter((file) => !file.includes('/coverage/'));
const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
const isApplied = cruised >= sources.length;
if (code === 0 && !isApplied)
  console.error(`Only ${cruised} modules were checked of ${sources.length} source files, so the rules were not applied to all.`);
const misplaced = sources.flatMap((file) => sqlOutsideRepos(file, readText(file)));
for (const place of misplaced) console.error(`${place} contains SQL, which belongs in a repo (*.repo.ts).`);
process.exit(code === 0 && isApplied && misplaced.length === 0 ? 0 : 1);
