// `npm run db:generate -w @quad/server` writes the migration for changed tables; with --check it writes nothing and fails if there is
// something to write. Only the newest schema snapshot is kept, because the next migration is based on it.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './files.mjs';
import { ROOT, run } from './run.mjs';

const DB = path.join(ROOT, 'apps', 'server', 'src', 'db');
const MIGRATIONS = path.join(DB, 'migrations');
const isCheck = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => word !== '--check');

const snapshotsIn = (folder) =>
  readdirSync(path.join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();

// The tool treats an absolute folder as relative and always exits with success, so only its output is reliable.
async function generate(folder) {
  const { output } = await run(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', `--schema=${path.join(DB, 'schema.ts')}`, `--out=${path.relative(ROOT, folder)}`, ...words],
    { env: { NODE_OPTIONS: '--conditions=@quad/source' } },
  );
  return output.trim();
}

/** Formats the tool's JSON compactly: lists and objects of plain values are on one line. */
function shortened(json) {
  const plain = String.raw`(?:"(?:[^"\\\n]|\\.)*"|-?[\d.]+|true|false|null)`;
  const member = String.raw`(?:"[^"\n]*": )?${plain}`;
  return json.replace(new RegExp(String.raw`[[{]\s+${member}(?:,\s+${member})*\s+[\]}]`, 'g'), (part) => part.replace(/\s*\n\s*/g, ' '));
}

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}

if (isCheck) {
  using copy = temporaryFolder('migrations');
  cpSync(MIGRATIONS, copy.path, { recursive: true });
  const output = await generate(copy.path);
  if (!output.includes('No schema changes'))
    fail(`${output}\nThe tables have changed without a migration. Generate one: npm run db:generate -w @quad/server`);
  else if (snapshotsIn(MIGRATIONS).length !== 1)
    fail(`Keep only the newest snapshot of the schema: ${snapshotsIn(MIGRATIONS).join(', ')} are in migrations/meta.`);
} else {
  console.log(await generate(MIGRATIONS));
  const [newest, ...former] = snapshotsIn(MIGRATIONS).reverse();
  for (const name of former) rmSync(path.join(MIGRATIONS, 'meta', name));
  const file = path.join(MIGRATIONS, 'meta', newest);
  writeFileSync(file, shortened(readFileSync(file, 'utf8')));
}
