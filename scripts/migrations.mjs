// `npm run db:generate -w @quad/server` writes the migration for what has changed in the tables; with --check nothing is written, and it
// fails where there is something to write. Only the newest snapshot of the schema is kept: it is what the next migration starts from.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const DB = path.join(ROOT, 'apps', 'server', 'src', 'db');
const MIGRATIONS = path.join(DB, 'migrations');
const isCheck = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => word !== '--check');

const snapshotsIn = (folder) =>
  readdirSync(path.join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();

// The tool takes an absolute folder for a relative one, and reports success whatever happens: only its own words count.
async function generate(folder) {
  const { output } = await run(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', `--schema=${path.join(DB, 'schema.ts')}`, `--out=${path.relative(ROOT, folder)}`, ...words],
    { env: { NODE_OPTIONS: '--conditions=@quad/source' } },
  );
  return output.trim();
}

/** What the tool writes on a line for each value, as short as it can be read: lists and objects of plain values are on one line. */
function shortened(json) {
  const plain = String.raw`(?:"(?:[^"\\\n]|\\.)*"|-?[\d.]+|true|false|null)`;
  const member = String.raw`(?:"[^"\n]*": )?${plain}`;
  return json.replace(new RegExp(String.raw`[[{]\s+${member}(?:,\s+${member})*\s+[\]}]`, 'g'), (part) => part.replace(/\s*\n\s*/g, ' '));
}

function fail(problem) {
  console.error(problem);
  process.exit(1);
}

if (isCheck) {
  const copy = mkdtempSync(path.join(tmpdir(), 'quad-migrations-'));
  cpSync(MIGRATIONS, copy, { recursive: true });
  const output = await generate(copy);
  rmSync(copy, { recursive: true, force: true });
  if (!output.includes('No schema changes'))
    fail(`${output}\nThe tables have changed and no migration says so. Write one: npm run db:generate -w @quad/server`);
  if (snapshotsIn(MIGRATIONS).length !== 1)
    fail(`Keep the newest snapshot of the schema and no other: ${snapshotsIn(MIGRATIONS).join(', ')} are in migrations/meta.`);
} else {
  console.log(await generate(MIGRATIONS));
  const [newest, ...former] = snapshotsIn(MIGRATIONS).reverse();
  for (const name of former) rmSync(path.join(MIGRATIONS, 'meta', name));
  const file = path.join(MIGRATIONS, 'meta', newest);
  writeFileSync(file, shortened(readFileSync(file, 'utf8')));
}
