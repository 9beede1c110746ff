// Checks that the committed files generated from the tokens are up to date: builds into a temporary folder and compares.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './files.mjs';
import { ROOT, run } from './run.mjs';

const UI = path.join(ROOT, 'packages', 'ui');
const { path: built, remove } = temporaryFolder('tokens');

function isStale(file) {
  const committed = path.join(UI, file);
  return !existsSync(committed) || readFileSync(committed, 'utf8') !== readFileSync(path.join(built, file), 'utf8');
}

const { code, output } = await run('tz', ['build'], { env: { QUAD_TOKENS_OUT: `${built}/` } });
const files = globSync(['src/**/*.ts', 'tokens/figma/*.json'], { cwd: built });
const stale = files.filter(isStale);
remove();

if (code !== 0 || files.length === 0) {
  console.error(output.trim());
  process.exit(1);
}
for (const file of stale) console.error(`packages/ui/${file} does not match the tokens. Generate it again: npm run tokens`);
process.exit(stale.length > 0 ? 1 : 0);
