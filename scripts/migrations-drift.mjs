// Checks that the migrations say what the tables say: on a copy of them, a generation must find nothing to add.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const DB = path.join(ROOT, 'apps', 'server', 'src', 'db');
const copy = mkdtempSync(path.join(tmpdir(), 'quad-migrations-'));

cpSync(path.join(DB, 'migrations'), copy, { recursive: true });
const before = readdirSync(copy).length;
const { code, output } = await run(
  'drizzle-kit',
  ['generate', '--dialect=postgresql', `--schema=${path.join(DB, 'schema.ts')}`, `--out=${copy}`],
  {
    env: { NODE_OPTIONS: '--conditions=@quad/source' },
  },
);
const added = readdirSync(copy).length - before;
rmSync(copy, { recursive: true, force: true });

console.log(output.trim());
if (code !== 0) console.error('The tables could not be compared with the migrations.');
else if (added > 0) console.error('The tables have changed and no migration says so. Write one: npm run db:generate -w @quad/server');
process.exit(code === 0 && added === 0 ? 0 : 1);
